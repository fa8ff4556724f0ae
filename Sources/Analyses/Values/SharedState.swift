import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// How a handler uses state that other code may access at the same time.
package enum SharedStateUse: Sendable {
    /// It only dispatches its work to a queue or task that keeps order, besides what it does with variables of its own.
    case onlyHops
    /// It acquires a lock, or everything it uses is immutable.
    case guarded
    /// It uses no mutable state that is known to be shared, or only stored closures.
    case none
    /// A mutable property that other code uses too: the use in the handler, and one outside. `isBeforeStart` if it is
    /// a number that the handler only reads, and that others write only before they start the source: a second start alone
    /// meets the first handler.
    case shared(VariableID, inside: Node, outside: Node, isBeforeStart: Bool)
}

/// Searches a handler's body, and the methods of its own type that it calls, for unguarded mutable state.
package struct SharedStateReader {
    private let entries: Entries

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    package init(_ entries: Entries) { self.entries = entries }

    /// `creation` creates the source to which the handler belongs.
    package func use(by handler: Node, of creation: Node) -> SharedStateUse {
        let body = handler.firstChild(.block) ?? handler
        if onlyHops(body) || body.contains(where: hopsWithClosure) && usesOnlyItsOwn(body, in: handler) {
            return .onlyHops
        }
        var walk = Walk()
        if takesLock(body) { walk.locked.append(body) } else { collectUses(in: body, into: &walk, depth: 0) }
        lazy var order = order(of: handler, creation)
        var beforeStart: SharedStateUse?
        for (id, node) in walk.uses where isWritten(id) {
            // At least one of two racing accesses is a write: that one is reported.
            let uses = usesOutside(id, of: handler, order, reached: walk.visited)
            let outside = uses.filter { !areOnOneQueue(node, $0) }
            if outside.count < uses.count { walk.isOrdered = true }
            let writes = outside.filter(\.isWritten)
            if let write = walk.uses.first(where: { $0.0 == id && $0.1.isWritten })?.1, let other = outside.first {
                return .shared(id, inside: write, outside: other, isBeforeStart: false)
            }
            if let first = writes.first, !isCalled(id) {
                let later = isNumber(id) ? writes.first { !comesBeforeStart($0, order) } : first
                if let later { return .shared(id, inside: node, outside: later, isBeforeStart: false) }
                beforeStart = beforeStart ?? .shared(id, inside: node, outside: first, isBeforeStart: true)
            }
        }
        let unlocked = unlockedUse(besides: walk.locked) { usesOutside($0, of: handler, order, reached: walk.visited) }
        return beforeStart ?? unlocked ?? (walk.locked.isEmpty && !walk.isOrdered ? .none : .guarded)
    }

    private func comesBeforeStart(_ write: Node, _ order: StartOrder) -> Bool {
        project.function(around: write).map { order.comesBeforeStart(write, in: $0) } ?? false
    }

    /// A number or flag: a read beside a write gives the old value or the new one.
    private func isNumber(_ id: VariableID) -> Bool {
        project.typeName(of: id).map(ScalarAPI.types.contains) ?? false
    }

    /// Every use, by other code, of the state that the handler shares with it.
    package func otherUses(of handler: Node, _ creation: Node) -> [Node] {
        var walk = Walk()
        collectUses(in: handler.firstChild(.block) ?? handler, into: &walk, depth: 0)
        let order = order(of: handler, creation)
        return Set(walk.uses.map(\.0)).filter(isWritten).flatMap {
            usesOutside($0, of: handler, order, reached: walk.visited)
        }
    }

    /// The state of a walk over the handler and the methods that it calls.
    private struct Walk {
        var uses: [(VariableID, Node)] = []
        var visited: Set<FunctionID> = []
        /// The code that acquires a lock.
        var locked: [Node] = []
        /// Whether a queue keeps a use apart from those by other code.
        var isOrdered = false
    }

    private func onlyHops(_ body: Node, depth: Int = 0) -> Bool {
        let statements = Array(body.children)
        return !statements.isEmpty && statements.allSatisfy { hops($0, depth: depth) }
    }

    /// `queue.async { … }`, `Task { … }`, `DispatchQueue.main.async(execute:)`, also after `guard let self` or
    /// in an optional chain.
    private func hops(_ statement: Node, depth: Int = 0) -> Bool {
        if statement.kind == .guardStatement {
            return statement.children.allSatisfy { $0.kind == .optionalBinding || $0.kind == .block }
        }
        if statement.kind == .returnStatement { return statement.firstChild == nil }
        let node = statement.stripped
        guard node.kind == .callExpression, let callee = node.firstChild else { return false }
        switch callee.name {
        case "Task", "detached": return true
        case let name where ClosureTiming.hops.contains(name):
            guard let base = callee.base?.stripped else { return true }
            return !references.queues.kind(of: base).isConcurrent
        case let name where DispatchAPI.asynchronousFunctions.contains(name):
            return !node.arguments.contains { argument in
                argument.value.map(references.queues.kind)?.isConcurrent == true
            }
        case _ where project.referent(of: callee) == nil && ExecutionContextReader.namesMainThread(callee.name):
            return true
        default: return depth < Self.helperDepth && handsToHop(callee, depth: depth + 1)
        }
    }

    /// How many helpers stand between a call and the queue that runs its closure.
    private static let helperDepth = 2

    /// `onQueue { … }`, a helper of the tree that gives its closure to a queue: `queue.async(execute: work)`; or one that
    /// does nothing but hop.
    private func handsToHop(_ callee: Node, depth: Int) -> Bool {
        guard case .functions(let functions)? = project.referent(of: callee) else { return false }
        return !functions.isEmpty
            && functions.allSatisfy { function in
                guard let body = project.body(of: function) else { return false }
                return onlyHops(body, depth: depth)
                    || body.contains {
                        $0.kind == .callExpression && handsOnParameter($0, of: function) && hops($0, depth: depth)
                    }
            }
    }

    func takesLock(_ body: Node) -> Bool {
        body.contains { node in
            node.kind == .synchronizedStatement
                || node.kind == .callExpression
                    && node.firstChild.map {
                        LockAPI.guardingCalls.contains($0.name) && !isTurnOfMany($0) || runsUnderLock(node, $0)
                    } == true
        }
    }

    /// Whether the callee runs its closure between lock and unlock, whatever its name: a method of a lock's
    /// type, or a method of the tree that does so.
    private func runsUnderLock(_ call: Node, _ callee: Node, depth: Int = 0) -> Bool {
        guard call.arguments.contains(where: { $0.value?.kind == .closureExpression }) else { return false }
        if let base = callee.base, let type = project.type(of: base), LockAPI.closureRunners.contains(type.name) {
            return true
        }
        guard case .functions(let functions)? = project.referent(of: callee) ?? extensionMethods(callee) else {
            return false
        }
        return functions.contains { id in
            project.body(of: id)?.contains { inner in
                guard inner.kind == .callExpression, let callee = inner.firstChild else { return false }
                return LockAPI.guardingCalls.contains(callee.name)
                    || depth < 3 && handsOnParameter(inner, of: id) && runsUnderLock(inner, callee, depth: depth + 1)
            } == true
        }
    }

    /// `lock.withWriteLock { body(&value) }` in a method with the parameter `body`.
    private func handsOnParameter(_ call: Node, of function: FunctionID) -> Bool {
        let parameters = project.parameters(of: function)
        return call.arguments.contains { argument in
            argument.contains { node in
                guard node.kind == .nameExpression, case .variable(let id)? = project.referent(of: node) else {
                    return false
                }
                return parameters.contains(id)
            }
        }
    }

    /// `lock.execute { }`, if the tree extends `NSLocking` or the class of a lock, which it does not declare.
    private func extensionMethods(_ callee: Node) -> Referent? {
        guard callee.kind == .memberExpression, let base = callee.base else { return nil }
        let type = project.type(of: base)?.name ?? ""
        let extended = [type, "NSLocking"].compactMap { project.type(named: $0) }.filter {
            project.types[$0].kind == .extension
        }
        let found = extended.flatMap { project.types[$0].methods[callee.name] ?? [] }
        return found.isEmpty || !type.hasSuffix("Lock") ? nil : .functions(found)
    }

    /// Collects mutable properties of instances and globals that are used without a guard in the handler
    /// itself, not in closures that it passes on.
    private func collectUses(in node: Node, into walk: inout Walk, depth: Int) {
        if hopsWithClosure(node) || node.isLastTick { return }
        if node.kind == .nameExpression || node.kind == .memberExpression {
            switch project.referent(of: node) {
            // The local variables of a called method belong to each call alone.
            case .variable(let id)?
            where isSharedMutable(id) && (depth == 0 || project[id].kind != .local) && !isOfNewObject(node):
                if isReadUnderLock(id) { walk.isOrdered = true } else { walk.uses.append((id, node)) }
            case .variable(let id)? where depth < 3 && !isOfNewObject(node) && !node.isAssigned:
                collectUses(inAll: [project.getter(of: id)].compactMap { $0 }, into: &walk, depth: depth + 1)
            case .functions(let functions)? where depth < 3 && !isOfNewObject(node):
                collectUses(inAll: functions.prefix(2), into: &walk, depth: depth + 1)
            default: break
            }
        }
        for child in node.children { collectUses(in: child, into: &walk, depth: depth) }
    }

    private func collectUses(inAll functions: some Sequence<FunctionID>, into walk: inout Walk, depth: Int) {
        for function in functions where project.owner(of: function) != nil && walk.visited.insert(function).inserted {
            guard let body = project.body(of: function) else { continue }
            if takesLock(body) { walk.locked.append(body) } else { collectUses(in: body, into: &walk, depth: depth) }
        }
    }

    /// Whether the property's Objective-C getter acquires a lock.
    private func isReadUnderLock(_ id: VariableID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        return (project.types[owner].methods[project[id].name] ?? []).contains { getter in
            project[getter].labels.isEmpty && project.body(of: getter).map(takesLock) == true
        }
    }

    func hopsWithClosure(_ node: Node) -> Bool {
        node.kind == .callExpression && node.arguments.contains { $0.value?.kind == .closureExpression } && hops(node)
    }

    func isSharedMutable(_ id: VariableID) -> Bool {
        let variable = project[id]
        if variable.kind == .local {
            return !variable.isLet && !LockAPI.safeTypes.contains(project.type(of: id)?.name ?? "")
        }
        guard variable.kind == .property || variable.kind == .global, !variable.isLet, !variable.isLazy else {
            return false
        }
        guard let owner = project.owner(of: id) else { return variable.kind == .global }
        guard project.types[owner].kind == .class || variable.isStatic else { return false }
        return project.getter(of: id) == nil && !isClosure(id)
            && !LockAPI.safeTypes.contains(project.type(of: id)?.name ?? "")
            && !variable.attributes.contains {
                $0.hasSuffix("Atomic") || $0.hasSuffix("Locked") || $0 == "MainActor" || $0.hasPrefix("Published")
            }
            && !isTimerHandle(id) && !isPrimitive(id)
    }

    /// A lock or an atomic in C, recognized by the functions that receive its address:
    /// `pthread_rwlock_rdlock(&lock)`.
    private func isPrimitive(_ id: VariableID) -> Bool {
        references.uses(of: id).contains { use in
            guard
                let argument = use.node.selfAndAncestors.prefix(while: { $0.kind != .block }).first(where: {
                    $0.kind == .argument
                }), let callee = argument.parent?.calleeName
            else { return false }
            return LockAPI.primitivePrefixes.contains(where: callee.name.hasPrefix)
        }
    }

    private func isTimerHandle(_ id: VariableID) -> Bool {
        project.value(of: id)?.stripped.firstChild?.isNamed("makeTimerSource") == true
    }

    /// A block, whatever its type's name.
    private func isCalled(_ id: VariableID) -> Bool {
        references.uses(of: id).contains { $0.node.callOfName != nil }
    }

    private func isClosure(_ id: VariableID) -> Bool {
        var type = project.typeNode(of: id)
        while let inner = type, inner.kind != .functionType {
            guard
                [.optionalType, .implicitlyUnwrappedType, .tupleType, .attributedType, .parameter].contains(inner.kind)
            else { break }
            type = inner.children.first { $0.kind.isType || $0.kind == .parameter }
        }
        return type?.kind == .functionType || project.value(of: id)?.kind == .closureExpression
    }

    /// Whether anything changes it after its owner is created: state that is only read cannot race.
    func isWritten(_ id: VariableID) -> Bool {
        if project[id].kind == .local { return true }
        return references.uses(of: id).contains { use in
            guard use.node.isWritten, !isOfNewObject(use.node), isOfProgram(use.node) else { return false }
            guard let function = project.function(around: use.node) else { return true }
            if setsUp(function) { return false }
            guard project[function].kind.isInitializer else { return true }
            return project.owner(of: function) != project.owner(of: id)
                || use.node.selfAndAncestors.contains { $0.kind == .closureExpression }
        }
    }

    /// Tests set state that an app never changes while it runs.
    private func isOfProgram(_ use: Node) -> Bool { !project.isWrittenForTests(use) && entries.mayRun(use) }

    /// Uses in code that the handler does not run itself. Excluded: initializers, deinit, and code that is over before
    /// the source is started.
    private func usesOutside(
        _ id: VariableID, of handler: Node, _ order: StartOrder, reached: Set<FunctionID>
    ) -> [Node] {
        references.uses(of: id).filter { use in
            let isInside = handler.encloses(use.node)
            guard !use.isUncertain, !isInside, !isInHandlerOfSource(use.node), !isOfNewObject(use.node),
                isOfProgram(use.node)
            else { return false }
            if project[id].kind == .local {
                // A local variable of the handler itself is not shared.
                return !handler.range.contains(project.node(of: id).range)
                    && use.node.range.start > (start(after: handler) ?? handler).range.end
            }
            guard let function = project.function(around: use.node), !reached.contains(function) else { return false }
            return !order.isOver(use.node, in: function) && !project[function].kind.isInitializer
                && !project[function].kind.isDeinitializer && !setsUp(function)
        }.map(\.node)
    }

    private func order(of handler: Node, _ creation: Node) -> StartOrder {
        let begins = [creation, handler].map { (place: $0, end: $0.range.start) }
        let started = start(after: handler).map { [(place: $0, end: $0.range.end)] } ?? []
        return StartOrder(
            project: project, callers: references.certainCallers,
            begins: begins + started)
    }

    /// Whether only initializers of its owner call it, or what they call.
    private func setsUp(_ function: FunctionID, depth: Int = 0) -> Bool {
        guard depth < Self.helperDepth, case .function = project[function].kind else { return false }
        let callers = references.certainCallers.mentions(of: function)
        return callers.isComplete && !callers.found.isEmpty
            && callers.found.allSatisfy { mention in
                guard case .call(let call) = mention, call.enclosingBody?.kind != .closureExpression,
                    let caller = project.function(around: call),
                    project.owner(of: caller) == project.owner(of: function)
                else { return false }
                return project[caller].kind.isInitializer || setsUp(caller, depth: depth + 1)
            }
    }

    /// The call in the same body that starts the source: the handler does not run before it.
    private func start(after handler: Node) -> Node? {
        guard let setter = handler.parent?.parent, let body = setter.enclosingBody else { return nil }
        var first: Node?
        _ = body.containsOutsideClosures { node in
            guard first == nil, node.kind == .callExpression, node.range.start >= setter.range.end,
                let name = node.calleeName?.name,
                DispatchAPI.startingMethods.contains(DispatchAPI.methodsOfFunctions[name] ?? name)
            else { return false }
            first = node
            return true
        }
        return first
    }

    /// The handlers of one source never run concurrently.
    private func isInHandlerOfSource(_ node: Node) -> Bool {
        node.selfAndAncestors.contains { ancestor in
            guard ancestor.kind == .closureExpression, let argument = ancestor.parent, argument.kind == .argument else {
                return false
            }
            return argument.parent?.calleeName.map { DispatchAPI.handlerSetters.contains($0.name) } ?? false
        }
    }
}

extension Node {
    /// Whether the block is the branch of a handler that ends its source: `if remaining == 0 { source.cancel(); … }`. What
    /// only this branch uses is used once, after all other ticks.
    fileprivate var isLastTick: Bool {
        kind == .block && parent?.kind == .ifBranch
            && children.contains { statement in
                let node = statement.stripped
                // An object that cancels itself may be anything.
                guard node.kind == .callExpression, let callee = node.calleeName,
                    DispatchAPI.cancellations.contains(callee.name)
                else { return false }
                return DispatchAPI.methodsOfFunctions[callee.name] != nil
                    || callee.base.map { $0.stripped.kind != .selfExpression } ?? false
            }
    }
}
