import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Recognizes the calls that create timers. Input: a call expression. Output: a `Timer` that `TimerCollector` completes.
/// Foundation's types are distinguished from a project's own types of the same name by their argument labels.
package struct TimerRecognizer {
    package let project: Project
    /// The configured timer types for the current file.
    package var wrappers = Wrappers()

    package init(project: Project, wrappers: Wrappers = Wrappers()) {
        self.project = project
        self.wrappers = wrappers
    }

    /// The ending of the names of all methods that categories of `NSTimer` add to create one.
    static let endingOfCategoryTimers = "imer"

    package func timer(createdBy call: Node) -> Timer? {
        guard let callee = call.firstChild else { return nil }
        switch callee.kind {
        case .nameExpression:
            return TimerMaker(project.meaning(ofNameOf: callee)).flatMap { constructed($0, call: call) }
                ?? wrapper(namedBy: callee, call: call)
        case .memberExpression:
            return member(callee, call: call)
                ?? wrapper(namedBy: callee.isNamed("init") ? callee.base : callee, call: call)
        default: return nil
        }
    }

    /// A project's own type that the configuration names. If the tree declares it, its code is followed
    /// instead.
    private func wrapper(namedBy node: Node?, call: Node) -> Timer? {
        guard !wrappers.timers.isEmpty, let name = node?.name,
            let described = wrappers.timers.first(where: { $0.type == name })
        else { return nil }
        if let type = project.type(named: name, from: project.fileIndex(of: call)),
            project.types[type].kind != .extension
        {
            return nil
        }
        var timer = make(call, .wrapper, repeats: .unknown)
        timer.wrapper = described
        return timer
    }

    private func member(_ callee: Node, call: Node) -> Timer? {
        guard let maker = TimerMaker(callee.spelling) else { return categoryTimer(callee, call: call) }
        switch maker {
        case .scheduledTimer, .scheduledTimerWithTimeInterval:
            guard isTimerType(callee.firstChild) || isFactory(callee) else { return nil }
            return runLoopTimer(call, isScheduled: true)
        case .timerWithTimeInterval:
            guard isTimerType(callee.firstChild) else { return nil }
            return runLoopTimer(call, isScheduled: false)
        case .initializer:
            guard let base = callee.firstChild else { return runLoopTimer(call, isScheduled: false) }
            return TimerMaker(project.meaning(ofNameOf: base)).flatMap { constructed($0, call: call) }
        case .displayLink: return isClass(callee.firstChild) ? nil : displayLink(call)
        case .timer where call.argumentValue("withTimeInterval") != nil:
            // `[self timerWithTimeInterval:…]` in a category of NSTimer.
            return isTimerType(callee.firstChild) ? runLoopTimer(call, isScheduled: false) : nil
        case .makeTimerSource, .timer:
            guard let base = callee.firstChild, isSourceType(base),
                maker != .timer || call.arguments.allSatisfy({ DispatchAPI.timerSourceLabels.contains($0.name) })
            else { return nil }
            return make(call, .dispatchSource, repeats: .unknown)
        case .publish:
            guard isTimerType(callee.firstChild), let interval = call.argumentValue("every") else { return nil }
            return make(call, .publisher, repeats: deliversOnce(call) ? .no : .yes, interval: interval)
        case .timerPublisher:
            guard isTimerType(callee.firstChild), let interval = call.argumentValue("interval") else { return nil }
            return make(call, .publisher, repeats: .yes, interval: interval)
        case .perform, .performSelector: return delayedPerform(call)
        case .timerType, .nsTimer, .displayLinkType: return constructed(maker, call: call)
        case .coreFoundationTimer, .coreFoundationTimerWithHandler, .dispatchSourceCreate: return nil
        }
    }

    /// `[NSTimer xx_timerWithTimeInterval:block:repeats:]`: categories from before the system had blocks. If
    /// the category is in the tree, its code is followed instead. One that takes a target holds it weakly,
    /// which is its purpose.
    private func categoryTimer(_ callee: Node, call: Node) -> Timer? {
        guard callee.spelling.hasSuffix(Self.endingOfCategoryTimers), callee.base != nil, isTimerType(callee.base),
            call.argumentValue("target") == nil,
            call.argumentValue("withTimeInterval") != nil || call.argumentValue("timeInterval") != nil,
            project.referent(of: callee) == nil
        else { return nil }
        return runLoopTimer(call, isScheduled: callee.name.contains("scheduled"))
    }

    /// `[self.timerFactory scheduledTimerWithTimeInterval:…]`: an object that tests replace and whose code is
    /// not in the tree.
    private func isFactory(_ callee: Node) -> Bool {
        guard let base = callee.base, base.name.hasSuffix("actory") else { return false }
        return project.referent(of: callee) == nil
    }

    private func constructed(_ maker: TimerMaker, call: Node) -> Timer? {
        switch maker {
        case .timerType, .nsTimer:
            return makesOwnType(maker.rawValue, call) ? nil : runLoopTimer(call, isScheduled: false)
        case .scheduledTimer:
            return isInExtension(of: TimerAPI.timerType, call) ? runLoopTimer(call, isScheduled: true) : nil
        case .makeTimerSource:
            guard isInExtension(of: DispatchAPI.sourceType, call) else { return nil }
            return make(call, .dispatchSource, repeats: .unknown)
        case .displayLinkType, .displayLink: return displayLink(call)
        case .coreFoundationTimer, .coreFoundationTimerWithHandler: return coreFoundationTimer(call)
        case .timerPublisher:
            return call.argumentValue("interval").map { make(call, .publisher, repeats: .yes, interval: $0) }
        case .dispatchSourceCreate:
            guard call.arguments.first?.firstChild?.isNamed("DISPATCH_SOURCE_TYPE_TIMER") == true else { return nil }
            return make(call, .dispatchSource, repeats: .unknown)
        case .perform, .performSelector: return delayedPerform(call)
        case .scheduledTimerWithTimeInterval, .timerWithTimeInterval, .initializer, .timer, .publish: return nil
        }
    }

    /// Whether the project declares a type with that name and an initializer that takes these arguments.
    private func makesOwnType(_ name: String, _ call: Node) -> Bool {
        guard let type = project.type(named: name, from: project.fileIndex(of: call)),
            project.types[type].kind != .extension
        else { return false }
        let given = call.arguments.filter { !$0.flags.contains(.isTrailing) }.map(\.name)
        let closures = call.arguments.count - given.count
        return project.types[type].initializers.contains { initializer in
            let labels = project[initializer].labels
            return labels.starts(with: given) && labels.count >= given.count + closures
        }
    }

    /// `Timer`, `NSTimer`, `Foundation.Timer`, or nothing (`.scheduledTimer(…)`).
    private func isTimerType(_ base: Node?) -> Bool {
        guard let base else { return true }
        return TimerAPI.runLoopTimerTypes.contains(typeName(base)) || isOwnType(base)
    }

    /// `DispatchSource`, or `Self` in an extension of it.
    private func isSourceType(_ base: Node) -> Bool {
        typeName(base) == DispatchAPI.sourceType || isOwnType(base) && isInExtension(of: DispatchAPI.sourceType, base)
    }

    /// `Self`, or `self` in a static method.
    private func isOwnType(_ base: Node) -> Bool { base.isNamed("Self") || base.kind == .selfExpression }

    /// Whether a place, where a name may be unqualified, is in an extension of the type.
    private func isInExtension(of name: String, _ place: Node) -> Bool {
        project.type(around: place).map { project.types[$0].simpleName == name } ?? false
    }

    /// The type that a name refers to, after resolving aliases.
    private func typeName(_ node: Node) -> String { project.meaning(of: node.name, from: project.fileIndex(of: node)) }

    // MARK: Kinds

    /// All forms share the labels `repeats:` and a handler (`block:`, `target:selector:`, `invocation:`).
    private func runLoopTimer(_ call: Node, isScheduled: Bool) -> Timer? {
        guard let repeats = call.argumentValue("repeats") else { return nil }
        let interval =
            call.argumentValue("withTimeInterval") ?? call.argumentValue("timeInterval")
            ?? call.argumentValue("interval")
            ?? call.arguments.first.flatMap { $0.nameReference.isEmpty ? $0.firstChild : nil }
        let given = call.argumentValue("target")
        let operation = given.flatMap(block(ofOperation:))
        let target = operation == nil ? given : nil
        let block = call.argumentValue("block") ?? call.trailingClosure ?? operation
        guard let interval, target != nil || block != nil || call.argumentValue("invocation") != nil else { return nil }
        return make(
            call, .runLoopTimer, isScheduled: isScheduled, repeats: truth(of: repeats), interval: interval,
            handler: block.flatMap(handler) ?? selectorHandler(call, target: target), target: target)
    }

    /// `target: BlockOperation { … }, selector: #selector(Operation.main)`: a block in the years before timers had one.
    private func block(ofOperation target: Node) -> Node? {
        let call = target.stripped
        guard call.kind == .callExpression,
            call.calleeName.map({ RuntimeAPI.operationsOfABlock.contains($0.name) }) == true
        else { return nil }
        return call.argumentValue("block") ?? call.trailingClosure
    }

    /// `.first()` or `.prefix(1)` later in the pipeline.
    private func deliversOnce(_ publisher: Node) -> Bool {
        for node in publisher.selfAndAncestors {
            switch node.kind {
            case .memberExpression where node.isNamed("first"): return true
            case .callExpression where node.firstChild?.isNamed("prefix") == true && node.arguments.first?.text == "1":
                return true
            case .memberExpression, .callExpression: continue
            default: return false
            }
        }
        return false
    }

    /// `SDDisplayLink.displayLink(withTarget:selector:)`: a project's own class. The system's display links of
    /// screens and views come from instance methods.
    private func isClass(_ base: Node?) -> Bool { base.map { project.type(of: $0)?.isMetatype == true } ?? false }

    private func displayLink(_ call: Node) -> Timer? {
        guard let target = call.argumentValue("target") ?? call.argumentValue("withTarget"),
            call.argumentValue("selector") != nil
        else { return nil }
        return make(
            call, .displayLink, repeats: .yes, handler: selectorHandler(call, target: target), target: target)
    }

    /// `(allocator, fireDate, interval, flags, order, block)`; an interval of 0 fires once.
    private func coreFoundationTimer(_ call: Node) -> Timer? {
        let arguments = call.arguments.compactMap(\.firstChild)
        guard arguments.count >= 5 else { return nil }
        // Who wants it to fire once writes 0.
        let repeats: Truth = project.constantValue(of: arguments[2]).map { $0 > 0 ? .yes : .no } ?? .yes
        let block = call.trailingClosure ?? (arguments.count > 5 ? arguments[5] : nil)
        return make(call, .runLoopTimer, repeats: repeats, interval: arguments[2], handler: block.flatMap(handler))
    }

    private func delayedPerform(_ call: Node) -> Timer? {
        guard let delay = call.argumentValue("afterDelay"), let first = call.arguments.first?.firstChild,
            call.arguments.allSatisfy({ TimerAPI.delayedPerformLabels.contains($0.name) })
        else { return nil }
        let functions = selectorFunctions(first, in: project.type(around: call))
        return make(call, .delayedPerform, repeats: .no, interval: delay, handler: .named(first, functions))
    }

    private func make(
        _ call: Node, _ kind: TimerKind, isScheduled: Bool = false, repeats: Truth, interval: Node? = nil,
        handler: Handler? = nil, target: Node? = nil
    ) -> Timer {
        Timer(
            creation: call, kind: kind, isScheduled: isScheduled, repeats: repeats, interval: interval,
            handler: handler,
            target: target, function: project.function(around: call), type: project.type(around: call))
    }

    // MARK: Parts

    private func truth(of node: Node) -> Truth {
        node.stripped.booleanValue.map { $0 ? .yes : .no } ?? .unknown
    }

    /// A closure, or a method, function or local variable passed by name.
    package func handler(_ node: Node) -> Handler? {
        let value = node.stripped
        if value.kind == .closureExpression { return .closure(value) }
        switch project.referent(of: value) {
        case .functions(let functions): return .named(value, functions)
        case .variable(let id):
            // `let call = refresh` only creates an alias; a closure stored in a variable that keeps it is that closure.
            guard let given = project.value(of: id), project[id].kind == .local || isLasting(id, given) else {
                return .named(value, [])
            }
            if case .named(_, let functions)? = handler(given) { return .named(value, functions) }
            return handler(given)
        default: return .named(value, [])
        }
    }

    /// `private lazy var tick: (Timer) -> Void = { … }`
    private func isLasting(_ property: VariableID, _ value: Node) -> Bool {
        value.stripped.kind == .closureExpression && (project[property].isLet || project[property].isLazy)
    }

    private func selectorHandler(_ call: Node, target: Node?) -> Handler? {
        guard let selector = call.argumentValue("selector") else { return nil }
        let receiver = target.flatMap { project.type(of: $0)?.id } ?? project.type(around: call)
        return .named(selector, selectorFunctions(selector, in: receiver))
    }

    /// `#selector(tick)`, `#selector(Clock.tick(_:))`, `Selector("tick:")`, `"tick"`.
    func selectorFunctions(_ node: Node, in type: TypeID?) -> [FunctionID] {
        guard let type, let name = selectorName(node) else { return [] }
        let named = project.methods(named: name, of: type)
        let exact = named.filter { isNamed(exactlyAs: node, $0) }
        guard exact.isEmpty else { return exact }
        let fitting = named.filter { takesArguments(of: node, $0) }
        return fitting.isEmpty ? named : fitting
    }

    /// `@selector(wakeForTimer:)` is not `wakeFor:`, although both are a `wake(…)` of one argument in Swift.
    private func isNamed(exactlyAs selector: Node, _ function: FunctionID) -> Bool {
        guard selector.stripped.kind == .selectorExpression, let name = project.node(of: function).selector else {
            return false
        }
        return selector.stripped.selector == name
    }

    /// `@selector(upload)` is not `uploadAfter:`, whose name in Swift is `upload(after:)`: an Objective-C
    /// selector has one colon per argument.
    private func takesArguments(of selector: Node, _ function: FunctionID) -> Bool {
        guard selector.tree.file.language == .objectiveC, selector.stripped.kind == .selectorExpression else {
            return true
        }
        return selector.text.count { $0 == ":" } == project.parameters(of: function).count
    }

    private func selectorName(_ node: Node) -> String? {
        let value = node.stripped
        switch value.kind {
        case .selectorExpression: return value.name
        case .stringLiteral: return String(value.name.prefix { $0 != ":" })
        case .callExpression:
            guard
                value.firstChild?.isNamed("Selector") == true
                    || value.firstChild?.isNamed("NSSelectorFromString") == true
            else { return nil }
            return value.arguments.first?.firstChild.flatMap(selectorName)
        case .nameExpression:
            guard case .variable(let id)? = project.referent(of: value), let given = project.value(of: id) else {
                return nil
            }
            return given.kind == .selectorExpression ? given.name : nil
        default: return nil
        }
    }
}

extension TimerMaker {
    private static let names = WordList(allCases.map(\.rawValue))

    /// `nil` for the name of any other callee, as nearly all are.
    fileprivate init?(_ name: Spelling) {
        guard let place = Self.names.place(of: name) else { return nil }
        self = Self.allCases[place]
    }
}
