import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A closure that a wrapper around a timer stores and calls when the timer fires, set by the object that holds
/// the wrapper.
package struct WrapperHandler: Sendable {
    package let handler: Handler
    /// The wrapper's type, and the type that holds the wrapper.
    package let wrapper: TypeID
    package let owner: TypeID
    /// The wrapper's timers that call it, in the order of `ProjectFacts.timers`; never empty.
    package let timers: [Timer]
    /// Where the owner drops the wrapper while the owner stays alive; `nil` if it never does.
    package let dropping: Node?
    /// Where the owner makes the wrapper end everything that holds the handler: its timers, or the property with the
    /// closure; `nil` if it never does.
    package let stopping: Node?
}

/// Finds the handlers of a tree's own timer wrappers: `wrapper.handler = { … }`, `Wrapper { … }`,
/// `Wrapper.every(1, run: tick)`, `wrapper.observe { … }`. Input: the timers. Output: each closure or method
/// that a property of the same object keeps alive through its wrapper.
struct WrapperHandlerFinder: Sendable {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    package let facts: ProjectFacts
    private let entrances: WrapperEntrances

    init(facts: ProjectFacts) {
        references = facts.references
        self.facts = facts
        entrances = WrapperEntrances(project: facts.project)
    }

    /// On up to `jobs` threads.
    package func handlers(jobs: Int) -> [WrapperHandler] {
        let called = concurrentMap(facts.timers, jobs: jobs, variables)
        var order: [VariableID] = []
        var callers: [VariableID: (wrapper: TypeID, timers: [Timer])] = [:]
        for (timer, called) in zip(facts.timers, called) {
            guard let (wrapper, variables) = called else { continue }
            for variable in variables {
                if callers[variable] == nil { order.append(variable) }
                callers[variable, default: (wrapper, [])].timers.append(timer)
            }
        }
        let found = concurrentMap(order, jobs: jobs) { [callers] variable in
            callers[variable].map {
                assignments(to: variable, of: $0.timers, wrapper: $0.wrapper)
                    + arguments(for: variable, of: $0.timers, wrapper: $0.wrapper)
            } ?? []
        }
        // If several timers or parameters lead to one closure, the first path is reported.
        var seen: Set<Node> = []
        return found.flatMap(\.self).filter { seen.insert($0.handler.node).inserted }
    }

    /// The wrapper that owns a timer, with the variables whose closures the timer calls and keeps; `nil` if it has none.
    private func variables(of timer: Timer) -> (wrapper: TypeID, variables: [VariableID])? {
        // What lives as long as the application is nobody's own.
        guard let wrapper = facts.owner(of: timer), project.types[wrapper].isReference, !facts.isAppLifetime(wrapper)
        else { return nil }
        // A closure passed to a function and held only by the timer's own handler lives no longer than that
        // handler.
        let isKept = !facts.keptHandlers(of: timer).isEmpty && !facts.mayEndItself(timer)
        let variables = closureVariables(calledBy: timer, of: wrapper).sorted().filter {
            isKept || project[$0].kind == .property && !isClearedByFiring($0, timer)
        }
        return (wrapper, variables)
    }

    /// A one-shot timer after whose fire the wrapper drops the closure (`action?(); action = nil`), and which
    /// is never stopped earlier without dropping it too: what the closure captures is released in time.
    private func isClearedByFiring(_ variable: VariableID, _ timer: Timer) -> Bool {
        guard timer.repeats == .no else { return false }
        let clearings = references.teardowns.clearings(of: variable)
        let clearers = Set(clearings.compactMap { project.function(around: $0) })
        return clearing(in: timer, oneOf: clearings) != nil
            && timer.teardowns.allSatisfy { ending in
                ending.isRestart || ending.isOnlyInDeinit || ending.function.map(clearers.contains) == true
                    || ending.function.map { project[$0].kind.isDeinitializer } == true
            }
    }

    /// The one of these places that the timer's handler contains or calls.
    private func clearing(in timer: Timer, oneOf clearings: [Node]) -> Node? {
        let handlers = facts.handlerCode(of: timer)
        return clearings.first { clearing in
            if handlers.contains(where: { $0.encloses(clearing) }) { return true }
            guard let clearer = project.function(around: clearing) else { return false }
            return handlers.contains { $0.contains { calls($0, clearer) } }
        }
    }

    private func calls(_ node: Node, _ function: FunctionID) -> Bool {
        guard node.kind == .callExpression, let callee = node.firstChild,
            case .functions(let called)? = project.referent(of: callee)
        else { return false }
        return called.contains(function)
    }

    // MARK: What the timer calls

    /// The wrapper's properties that its own handler calls (`self?.eventHandler?()`), and the parameters of its
    /// functions that are the handler or are called by it.
    private func closureVariables(calledBy timer: Timer, of wrapper: TypeID) -> Set<VariableID> {
        var found: Set<VariableID> = []
        for handler in facts.eventHandlers(of: timer) {
            if case .variable(let id)? = project.referent(of: handler.node), isGiven(id, to: wrapper) {
                found.insert(id)
            }
        }
        var code = facts.handlerCode(of: timer)
        var seen: Set<FunctionID> = []
        for _ in 0...Self.callLimit where !code.isEmpty {
            let called = code.flatMap { collectCalls(in: $0, of: wrapper, into: &found) }
            code = called.filter { seen.insert($0).inserted }.compactMap { project.body(of: $0) }
        }
        return found
    }

    /// How many calls of the wrapper's own methods may lie between its timer's handler and the closure.
    private static let callLimit = 3

    /// Adds the variables whose closures the code calls; returns the wrapper's own methods that it calls.
    private func collectCalls(in code: Node, of wrapper: TypeID, into found: inout Set<VariableID>) -> [FunctionID] {
        var called: [FunctionID] = []
        _ = code.contains { node in
            switch project.closureReferent(ofUse: node) {
            case .variable(let id)? where !found.contains(id) && isGiven(id, to: wrapper): found.insert(id)
            case .functions(let functions)? where node.callOfName != nil:
                if let function = functions.first, project.owner(of: function) == wrapper { called.append(function) }
            default: break
            }
            return false
        }
        return called
    }

    private func isGiven(_ id: VariableID, to wrapper: TypeID) -> Bool {
        switch project[id].kind {
        case .property: return project.owner(of: id) == wrapper && mayHoldCode(id)
        case .parameter:
            return mayHoldCode(id)
                && project.types[wrapper].functions.contains { project.parameters(of: $0).contains(id) }
        default: return false
        }
    }

    /// False for numbers, flags and text, and for collections of them.
    private func mayHoldCode(_ id: VariableID) -> Bool {
        guard let type = project.typeNode(of: id) else { return true }
        return type.contains { $0.kind.isType && !isPlain($0) }
    }

    private func isPlain(_ type: Node) -> Bool {
        switch type.kind {
        case .optionalType, .implicitlyUnwrappedType, .arrayType, .dictionaryType: true
        case .namedType: ScalarAPI.types.contains(type.name) || type.isNamed("String")
        default: false
        }
    }

    // MARK: Passed closures

    /// `wrapper.handler = { … }`, if the wrapper is a property of the enclosing object.
    private func assignments(to variable: VariableID, of timers: [Timer], wrapper: TypeID) -> [WrapperHandler] {
        let names = [variable] + requirements(metBy: variable, of: wrapper)
        let uses = names.flatMap { references.uses(of: $0) }
        return uses.compactMap { use in
            guard !use.isUncertain, use.node.kind == .memberExpression, let receiver = use.node.base,
                let keeper = keeper(at: receiver, of: wrapper)
            else { return nil }
            let place = use.node.outermostUnwrap
            guard let assignment = place.parent, assignment.kind == .assignmentExpression,
                assignment.firstChild == place, let value = place.nextSibling
            else { return nil }
            return handler(value, as: variable, keptBy: keeper, of: timers, wrapper: wrapper)
        }
    }

    /// `self.wrapper = Wrapper(onFire: tick)`, `self.wrapper = .every(1, run: tick)`, `wrapper.observe { … }`:
    /// the argument reaches what the timer calls.
    private func arguments(for variable: VariableID, of timers: [Timer], wrapper: TypeID) -> [WrapperHandler] {
        entrances.entrances(to: variable, of: wrapper).flatMap { entrance in
            references.certainCallSites(of: entrance.function).compactMap {
                call in
                guard let value = project.argument(for: entrance.parameter, of: entrance.function, in: call) else {
                    return nil
                }
                let isCreation = project[entrance.function].kind.isInitializer
                let started =
                    isCreation
                    ? WrapperStarts(references: references).timers(timers, startedIn: entrance.function, by: call)
                    : timers
                if started.isEmpty { return nil }
                let keeper =
                    isCreation || project[entrance.function].isStatic
                    ? keeper(of: call, wrapper: wrapper)
                    : call.calleeName?.base.flatMap { self.keeper(at: $0, of: wrapper) }
                return keeper.flatMap { handler(value, as: variable, keptBy: $0, of: started, wrapper: wrapper) }
            }
        }
    }

    private func handler(
        _ value: Node, as variable: VariableID, keptBy keeper: VariableID, of timers: [Timer], wrapper: TypeID
    ) -> WrapperHandler? {
        guard let owner = project.owner(of: keeper), let giver = project.type(around: value),
            project.lineage(of: giver).contains(owner) || project.lineage(of: owner).contains(giver),
            !facts.isLeftOver(value),
            let handler = TimerRecognizer(project: project).handler(value)
        else { return nil }
        return WrapperHandler(
            handler: handler, wrapper: wrapper, owner: owner, timers: timers, dropping: dropping(of: keeper),
            stopping: stopping(of: keeper, variable, timers))
    }

    // MARK: Owners of the wrapper

    private func keeper(at receiver: Node, of wrapper: TypeID) -> VariableID? {
        guard case .variable(let id)? = project.referent(of: receiver), isKeeper(id, of: wrapper) else { return nil }
        return id
    }

    private func keeper(of call: Node, wrapper: TypeID) -> VariableID? {
        references.flow.destinations(of: call).lazy.compactMap(\.variable).first {
            isKeeper($0, of: wrapper)
        }
    }

    private func isKeeper(_ id: VariableID, of wrapper: TypeID) -> Bool {
        guard project[id].kind == .property, !project[id].isWeak, !project[id].isStatic,
            let owner = project.owner(of: id), !keepsNameAlone(id)
        else { return false }
        return owner != wrapper && project.types[owner].isReference
    }

    /// A text or number, by which the wrapper knows the timer.
    private func keepsNameAlone(_ id: VariableID) -> Bool {
        project.type(of: id).map { ScalarAPI.names.contains($0.name) } ?? false
    }

    /// `wrapper = nil`, `wrappers[key] = nil`, `wrappers.removeAll()`, outside deinit.
    private func dropping(of keeper: VariableID) -> Node? {
        references.uses(of: keeper).lazy.map(\.node.outermostUnwrap).first {
            use in
            guard let parent = use.parent,
                project.function(around: use).map({ !project[$0].kind.isDeinitializer }) ?? true
            else { return false }
            let place = use.element.outermostUnwrap
            if let assignment = place.parent, assignment.kind == .assignmentExpression, assignment.firstChild == place {
                return place.nextSibling?.stripped.kind == .nilLiteral || place.nextSibling?.stripped.text == "[:]"
                    || place.nextSibling?.stripped.text == "[]"
            }
            return parent.kind == .memberExpression && parent.name.hasPrefix("remove")
        }
    }
}

// MARK: - Releasing the handler

extension WrapperHandlerFinder {
    /// `wrapper.stop()` or `wrapper.handler = nil`, in code that runs and outside deinit. A closure that only the
    /// timers' handlers hold is released when all the timers end; one that a property holds, when the property is
    /// cleared.
    private func stopping(of keeper: VariableID, _ variable: VariableID, _ timers: [Timer]) -> Node? {
        let isProperty = project[variable].kind == .property
        let finder = references.teardowns
        let wrapper = project.owner(of: variable)
        let names = [variable] + (wrapper.map { requirements(metBy: variable, of: $0) } ?? [])
        let clearings = isProperty ? names.flatMap { finder.clearings(of: $0) } : []
        if let own = clearings.first(where: { isClearing($0, of: keeper) && isEffective($0) }) { return own }
        if timers.allSatisfy({ isEndedByItself($0, giving: variable) }),
            let last = timers.first.flatMap({ clearing(in: $0, oneOf: clearings) })
        {
            return last
        }
        let endings =
            isProperty
            ? [Set(clearings.compactMap { project.function(around: $0) })]
            : timers.map { timer in
                Set(timer.teardowns.filter { $0.isEffective && !$0.isOnlyInDeinit }.compactMap(\.function))
            }
        return references.uses(of: keeper).lazy.compactMap { use -> Node? in
            let callee = use.node.outermostUnwrap.parent?.outermostUnwrap
            guard let callee, callee.kind == .memberExpression, callee.callOfName != nil,
                case .functions(let named)? = project.referent(of: callee),
                case let called = named + named.flatMap(project.implementations),
                endings.allSatisfy({ !$0.isDisjoint(with: called) }), isEffective(callee)
            else { return nil }
            return callee.parent
        }.first
    }

    /// A countdown that nothing but its own handler ends, or a new start that replaces the closure.
    private func isEndedByItself(_ timer: Timer, giving variable: VariableID) -> Bool {
        let handlers = facts.handlerCode(of: timer)
        let givers = Set(
            references.uses(of: variable)
                .filter(\.node.isAssigned).compactMap { project.function(around: $0.node) })
        let isOwn = { (place: Node) in
            handlers.contains { $0.encloses(place) } || project.function(around: place).map(givers.contains) == true
        }
        return timer.teardowns.allSatisfy { ending in
            if ending.isOnlyInDeinit || isOwn(ending.node) { return true }
            return ending.function.map { function in
                project[function].kind.isDeinitializer
                    || references.certainCallSites(of: function)
                        .allSatisfy(isOwn)
            } == true
        }
    }

    /// `keeper.handler = nil`
    private func isClearing(_ assignment: Node, of keeper: VariableID) -> Bool {
        assignment.firstChild?.stripped.base.map { project.referent(of: $0) == .variable(keeper) } ?? false
    }

    private func isEffective(_ ending: Node) -> Bool {
        let teardown = TeardownJudge(entries: facts.entries, creations: []).teardown(at: ending)
        return teardown.isEffective && !teardown.isOnlyInDeinit
    }
}

extension Project {
    /// What a piece of code calls, or passes on to be called: `action()`, `queue.async(execute: action)`,
    /// `actions.forEach { … }`, `for action in actions`, `if let action`.
    fileprivate func closureReferent(ofUse node: Node) -> Referent? {
        if node.kind == .optionalBinding, !node.children.contains(where: { $0.kind.isExpression }) {
            return unqualifiedMember(namedBy: node)
        }
        guard node.kind == .nameExpression || node.kind == .memberExpression else { return nil }
        let whole = node.outermostUnwrap
        guard let parent = whole.parent else { return nil }
        switch parent.kind {
        case .argument, .optionalBinding, .initializer, .forStatement: return referent(of: node)
        case .callExpression: return referent(of: node)
        case .memberExpression where ["values", "forEach"].contains(parent.name): return referent(of: node)
        default: return nil
        }
    }
}
