import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Why a function may run again while the timer it made before still runs.
package struct Reentry: Sendable {
    /// What shows it: a hook that repeats, a second call, a loop. `nil` where only its access does.
    package let evidence: Node?
    /// One line for the trace.
    package let reason: String
    /// The code itself comes back, or is made for callers who do; else only code that was not read could.
    package let isShown: Bool

    package init(evidence: Node?, reason: String, isShown: Bool = true) {
        self.evidence = evidence
        self.reason = reason
        self.isShown = isShown
    }
}

/// Decides whether a timer's handle can be overwritten while the timer runs. Input: a creation and the handle that keeps it; output: the way by which the creating
/// code is reached again without an ending or a guard before it, or `nil`.
package struct RestartPaths: Sendable {
    let entries: Entries

    package init(entries: Entries) { self.entries = entries }

    private var project: Project { entries.project }
    private var references: ReferenceIndex { entries.references }

    /// `place` is where the handle takes the timer.
    package func reentry(of timer: Timer, handle: VariableID, at place: Node) -> Reentry? {
        reentry(handle: handle, at: place, handler: handlerFunctions(of: timer))
    }

    /// `handler` are the functions that run when what the handle keeps has ended by itself; `otherEndings` end it from within, behind calls on the handle; `tail` is
    /// the last part of what the handle keeps: what starts the next one from there has nothing to wait for.
    package func reentry(handle: VariableID, at place: Node, handler: [FunctionID], otherEndings: [Node] = [], tail: (Node) -> Bool = { _ in false }) -> Reentry? {
        let endings = TeardownFinder(project: project, references: references)
        guard !endings.endsOldValue(handle) else { return nil }
        return withoutActuallyEscaping(tail) { tail in
            let search = RestartSearch(
                entries: entries, handle: handle, endings: endings.endings(of: handle) + otherEndings, handler: handler, isInTail: tail)
            var chain: Set<FunctionID> = []
            return search.reentry(ofPlace: place, chain: &chain)
        }
    }

    /// A one-shot that makes the next timer in its own handler has already ended.
    private func handlerFunctions(of timer: Timer) -> [FunctionID] {
        if case .named(_, let functions)? = timer.handler { return functions }
        return []
    }
}

/// Climbs from the place that overwrites the handle to what runs it again.
struct RestartSearch {
    let entries: Entries
    package let handle: VariableID
    package let endings: [Node]
    package let handler: [FunctionID]
    let isInTail: (Node) -> Bool

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    /// Called once in an object's life, by a framework or by convention.

    /// Called by a framework again and again.

    /// `chain` are the functions on the way from the place, for guards by what they set.
    package func reentry(ofPlace place: Node, chain: inout Set<FunctionID>) -> Reentry? {
        guard let function = project.function(around: place) else { return nil }
        if isGuarded(place, in: function, chain: chain) || endsBefore(place, in: function) || isSettledPhase(place, in: function) { return nil }
        if let hook = enclosingHook(of: place) { return Reentry(evidence: hook, reason: "runs at every appearance") }
        if isInLoop(place) { return Reentry(evidence: place, reason: "runs in a loop") }
        let found = reentry(of: function, at: place, chain: &chain)
        // Whoever sets a callback twice does not call it: how often it is called, nobody says here.
        return isInStoredCallback(place) ? found.map { Reentry(evidence: nil, reason: $0.reason, isShown: false) } : found
    }

    /// `call.didConnect = { … }`; what a person does (`cell.onTap = { … }`) is done again and again.
    private func isInStoredCallback(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { $0.kind != .functionDeclaration }.contains { closure in
            guard closure.kind == .closureExpression, let holder = closure.outermostUnwrap.parent, holder.kind == .assignmentExpression,
                let target = holder.firstChild, target != closure.outermostUnwrap
            else { return false }
            return NameWords.userActions.isDisjoint(with: target.stripped.name.camelWords)
        }
    }

    private func reentry(of function: FunctionID, at place: Node, chain: inout Set<FunctionID>) -> Reentry? {
        guard chain.insert(function).inserted, !handler.contains(function) else { return nil }
        let declaration = project[function]
        switch declaration.kind {
        case .accessor(let name):
            guard RuntimeAPI.assignmentAccessors.contains(name) else { return nil }
            return Reentry(evidence: project.node(of: function), reason: "runs at every assignment of '\(declaration.name)'")
        case .function: break
        default: return nil
        }
        let repeats = entries.repeats(function)
        if repeats == false || LifecycleNames.onceOnly.contains(declaration.name) || isBalanced(function) { return nil }
        if repeats == true || LifecycleNames.repeating.contains(declaration.name) {
            return Reentry(
                evidence: project.node(of: function), reason: "'\(entries.callback(function))' is called again and again",
                isShown: !isHalfOfMove(place, in: function))
        }
        if declaration.has(attribute: "IBAction") || entries.isConnected(function) {
            if isHeldOff(function, at: place, chain: chain) { return nil }
            return Reentry(evidence: project.node(of: function), reason: "'\(entries.callback(function))' is an action, sent at each event of its control")
        }
        return reentryThroughCallers(of: function, at: place, declaration, chain: &chain)
    }

    private func reentryThroughCallers(
        of function: FunctionID, at place: Node, _ declaration: FunctionDeclaration, chain: inout Set<FunctionID>
    ) -> Reentry? {
        let mentions = plausibleMentions(of: function, declaration)
        if let action = mentions.first(where: { isAction($0, function) }) {
            if isHeldOff(function, at: place, chain: chain) || isBalancedNotification(action, function) { return nil }
            return Reentry(evidence: action, reason: "'\(entries.callback(function))' is called at each event registered here")
        }
        let calls = mentions.filter { $0.outermostUnwrap.parent?.kind == .callExpression && $0.outermostUnwrap.parent?.firstChild == $0.outermostUnwrap }
        let open = calls.filter { call in
            guard let caller = project.function(around: call) else { return !isExcluded(place, in: function, byArgumentsOf: call) }
            return !isExcluded(place, in: function, byArgumentsOf: call) && !isOnNewInstance(call, in: caller) && !isGuarded(call, in: caller, chain: chain) && !endsBefore(call, in: caller)
        }
        var likely: Reentry?
        for call in open + firings(mentions) {
            guard let found = reentry(ofPlace: call, chain: &chain) else { continue }
            if found.isShown { return Reentry(evidence: call, reason: found.reason) }
            likely = likely ?? Reentry(evidence: call, reason: found.reason, isShown: false)
        }
        let separate = independent(open.filter { !isSuperCall($0) && !isInFiredOneShot($0) && !isGuardedByCallers($0, chain: chain) })
        if separate.count > 1, !holdEachOtherOff(separate, chain: chain) { return Reentry(evidence: separate[1], reason: "is called from more than one place") }
        // Nobody in the tree calls it, or it is made for others: who calls it twice overwrites the handle.
        let isPublic = declaration.access >= .public && !entries.isInClosedWorld(function)
        if isPublic || mentions.isEmpty && declaration.access >= .internal && !declaration.has(modifier: "override") {
            return Reentry(evidence: nil, reason: "'\(declaration.name)' can be called again while the timer runs", isShown: isPublic)
        }
        return likely
    }

    /// Mentions that may mean the function, save tests (they make their own instances) and receivers of unknown type where the name is anybody's (`x.start()`).
    private func plausibleMentions(of function: FunctionID, _ declaration: FunctionDeclaration) -> [Node] {
        let isAnybodys = declaration.name.camelWords.count < 2
        let own = project.node(of: function)
        return CallGraph.mentions(of: function, project: project, references: references).filter { mention in
            if isInTail(mention) || !fits(mention, function) { return false }
            if mention.isInSameTree(as: own), !isAnybodys || !hasUnknownReceiver(mention) { return true }
            if declaration.access <= .fileprivate || project.isTestFile(mention) { return false }
            return !isAnybodys || mention.kind == .selectorExpression || project.referent(of: mention) != nil
        }
    }

    /// `engine.start()`, where nobody says what the engine is.
    private func hasUnknownReceiver(_ mention: Node) -> Bool {
        guard mention.kind == .memberExpression, let base = mention.base?.stripped, base.kind == .nameExpression || base.kind == .memberExpression
        else { return false }
        return project.referent(of: mention) == nil && base.name.first?.isUppercase != false || project.referent(of: mention) == nil && base.kind == .memberExpression
    }

    /// A call has the function's labels, a selector a receiver that has the method.
    private func fits(_ mention: Node, _ function: FunctionID) -> Bool {
        let callers = CertainCallers(project: project, references: references)
        if mention.kind == .selectorExpression { return callers.mayMean(mention, function) }
        let whole = mention.outermostUnwrap
        guard let call = whole.parent, call.kind == .callExpression, call.firstChild == whole else { return true }
        return callers.fits(call, function)
    }

    /// Where a one-shot or a delayed perform is made that calls the function: it runs as often as those are made.
    private func firings(_ mentions: [Node]) -> [Node] {
        mentions.filter { mention in
            guard mention.kind == .selectorExpression, let call = mention.parent?.parent, call.kind == .callExpression else { return false }
            return call.argument(labeled: "afterDelay") != nil || call.argument(labeled: "repeats")?.value?.booleanValue == false
        }
    }

    /// `clock = Clock(); clock.start()`: the instance has not been started before.
    private func isOnNewInstance(_ mention: Node, in caller: FunctionID) -> Bool {
        guard mention.kind == .memberExpression, let receiver = mention.base?.stripped, let body = project.body(of: caller) else { return false }
        if receiver.kind == .callExpression { return makesInstance(receiver) }
        guard case .variable(let kept)? = project.referent(of: receiver) else { return false }
        return body.contains { node in
            guard precedes(node, mention, in: caller) else { return false }
            switch node.kind {
            case .binding: return project.variable(declaredBy: node) == kept && node.initialValue.map(makesInstance) == true
            case .assignmentExpression:
                guard let target = node.firstChild, project.referent(of: target) == .variable(kept) else { return false }
                return (node.children.reduce(nil) { $1 } as Node?).map(makesInstance) == true
            default: return false
            }
        }
    }

    private func makesInstance(_ value: Node) -> Bool {
        let call = value.stripped
        guard call.kind == .callExpression, let callee = call.firstChild else { return false }
        switch project.referent(of: callee.isNamed("init") ? callee.base ?? callee : callee) {
        case .type?: return true
        case .functions(let functions)?: return functions.allSatisfy(isFactory)
        default: return false
        }
    }

    /// `static func make() -> Clock { Clock(…) }`: a type's own function whose result is a call's, and so none that is kept.
    private func isFactory(_ id: FunctionID) -> Bool {
        guard project[id].isStatic, let body = project.body(of: id) else { return false }
        let results = body.returnedValues
        return !results.isEmpty && results.allSatisfy { result in result.contains { $0.kind == .callExpression } && !result.contains(where: isKept) }
    }

    private func isKept(_ node: Node) -> Bool {
        guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
        if case .variable(let id)? = project.referent(of: node) { return project[id].kind != .local && project[id].kind != .parameter }
        return RuntimeAPI.singletonNames.contains(node.name)
    }

    /// The block of a one-shot that the same handle keeps: it has fired by then.
    private func isInFiredOneShot(_ call: Node) -> Bool {
        call.selfAndAncestors.contains { closure in
            guard closure.kind == .closureExpression, let maker = closure.parent?.parent, maker.kind == .callExpression,
                maker.argumentValue("repeats")?.booleanValue == false, let assignment = maker.outermostUnwrap.parent,
                assignment.kind == .assignmentExpression, let target = assignment.firstChild
            else { return false }
            return project.referent(of: target) == .variable(handle)
        }
    }

    /// Every call of the function around it hangs on state that this function sets.
    private func isGuardedByCallers(_ call: Node, chain: Set<FunctionID>) -> Bool {
        guard let caller = project.function(around: call), case .function = project[caller].kind, project[caller].access < .public else { return false }
        let calls = plausibleMentions(of: caller, project[caller])
        return !calls.isEmpty && calls.allSatisfy { outer in
            guard let branch = outer.selfAndAncestors.first(where: { $0.kind == .ifBranch }), let body = project.body(of: caller) else { return false }
            return branch.conditions.contains { asksWhatChanges($0, in: body) }
        }
    }

    /// A stored property that the code sets.
    private func asksWhatChanges(_ condition: Node, in body: Node) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression, case .variable(let id)? = project.referent(of: node),
                project[id].kind == .property
            else { return false }
            return changes(id, in: body, askedAt: condition)
        }
    }

    /// An override that calls what it overrides is that function for its own instances, no second caller.
    private func isSuperCall(_ call: Node) -> Bool {
        guard call.base?.stripped.kind == .superExpression, let caller = project.function(around: call) else { return false }
        return project[caller].name == call.name
    }

    /// Calls that are not alternatives of one decision; of those that run once in an object's life (two initializers) one.
    private func independent(_ calls: [Node]) -> [Node] {
        guard let first = calls.first else { return [] }
        var hasOnce = runsOnce(first)
        return [first] + calls.dropFirst().filter { call in
            if runsOnce(call) {
                defer { hasOnce = true }
                if hasOnce { return false }
            }
            return !(project.function(around: call) == project.function(around: first) && Branches.areExclusive(first, call))
        }
    }

    private func runsOnce(_ call: Node) -> Bool {
        guard let caller = project.function(around: call) else { return false }
        return project[caller].kind.isInitializer || entries.repeats(caller) == false || LifecycleNames.onceOnly.contains(project[caller].name)
    }

    /// A selector given to a notification centre, a control or a gesture recogniser; not the timer's own.
    private func isAction(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else { return false }
        var node: Node? = mention
        while let here = node, here.kind != .callExpression { node = here.parent }
        guard let call = node, let callee = call.firstChild else { return false }
        return !TimerAPI.selectorMakers.contains(callee.name) && !callee.name.hasPrefix("perform")
    }

    /// `timers[key] = …` for each key: every turn has another slot.
    private func hasSlotOfItsOwn(_ place: Node, in loop: Node) -> Bool {
        let assignment = place.selfAndAncestors.first { $0.kind == .assignmentExpression }
        guard let target = assignment?.firstChild?.stripped, target.kind == .subscriptExpression, loop.range.contains(target.range) else { return false }
        return target.children.dropFirst().contains { index in
            index.contains { node in
                guard node.kind == .nameExpression, case .variable(let id)? = project.referent(of: node), project[id].kind == .local else { return false }
                return project.node(of: id).isInSameTree(as: loop) && loop.range.contains(project.node(of: id).range)
            }
        }
    }

    private func isInLoop(_ place: Node) -> Bool {
        for ancestor in place.selfAndAncestors {
            switch ancestor.kind {
            case .whileStatement, .forStatement, .repeatStatement, .cForStatement:
                if !hasSlotOfItsOwn(place, in: ancestor) { return true }
            case .closureExpression, .functionDeclaration: return false
            default: continue
            }
        }
        return false
    }
}
