import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What a handler does with state that other code can touch at the same time.
package enum SharedStateUse: Sendable {
    /// It only hands its work to a queue or task that keeps order.
    case onlyHops
    /// It takes a lock, or all it touches is immutable.
    case guarded
    /// Nothing mutable that the tree shows to be shared, or only stored closures.
    case none
    /// A mutable property that other code uses too: the use in the handler, and one outside.
    case shared(VariableID, inside: Node, outside: Node)
}

/// Reads a handler's body, and the methods of its own type that it calls, for unguarded mutable state.
package struct SharedStateReader {
    package let project: Project
    package let references: ReferenceIndex

    package init(project: Project, references: ReferenceIndex) {
        self.project = project
        self.references = references
    }

    package func use(by handler: Node) -> SharedStateUse {
        let body = handler.firstChild(.block) ?? handler
        let statements = Array(body.children)
        if !statements.isEmpty, statements.allSatisfy({ hops($0) }) { return .onlyHops }
        if takesLock(body) { return .guarded }
        var walk = Walk()
        collectUses(in: body, into: &walk, depth: 0)
        for (id, node) in walk.uses where isWritten(id) {
            if let outside = useOutside(id, of: handler, reached: walk.visited) { return .shared(id, inside: node, outside: outside) }
        }
        return walk.metLock ? .guarded : .none
    }

    /// What a walk over the handler and the methods it calls has met.
    private struct Walk {
        var uses: [(VariableID, Node)] = []
        var visited: Set<FunctionID> = []
        var metLock = false
    }

    /// `queue.async { … }`, `Task { … }`, `DispatchQueue.main.async(execute:)`, also behind `guard let self` or an optional chain.
    private func hops(_ statement: Node) -> Bool {
        if statement.kind == .guardStatement { return statement.children.allSatisfy { $0.kind == .optionalBinding || $0.kind == .block } }
        if statement.kind == .returnStatement { return statement.firstChild == nil }
        let node = statement.stripped
        guard node.kind == .callExpression, let callee = node.firstChild else { return false }
        switch callee.name {
        case "Task", "detached": return true
        case "async", "asyncAfter", "perform", "run", "addOperation", "performOnMain", "runOnMain", "onMain":
            guard let base = callee.base?.stripped else { return true }
            return !QueueResolver(project: project, references: references).kind(of: base).isConcurrent
        default: return false
        }
    }

    private func takesLock(_ body: Node) -> Bool {
        body.contains { node in
            node.kind == .synchronizedStatement
                || node.kind == .callExpression && node.firstChild.map { LockAPI.guardingCalls.contains($0.name) } == true
        }
    }

    /// Mutable properties of instances and globals that run unguarded in the handler itself, so not inside closures that it hands on.
    private func collectUses(in node: Node, into walk: inout Walk, depth: Int) {
        if hopsWithClosure(node) { return }
        if node.kind == .nameExpression || node.kind == .memberExpression {
            switch project.referent(of: node) {
            case .variable(let id)? where isSharedMutable(id): walk.uses.append((id, node))
            case .functions(let functions)? where depth < 3:
                for function in functions.prefix(2) where project.owner(of: function) != nil && walk.visited.insert(function).inserted {
                    guard let body = project.body(of: function) else { continue }
                    if takesLock(body) { walk.metLock = true } else { collectUses(in: body, into: &walk, depth: depth + 1) }
                }
            default: break
            }
        }
        for child in node.children { collectUses(in: child, into: &walk, depth: depth) }
    }

    private func hopsWithClosure(_ node: Node) -> Bool {
        node.kind == .callExpression && node.arguments.contains { $0.value?.kind == .closureExpression } && hops(node)
    }

    private func isSharedMutable(_ id: VariableID) -> Bool {
        let variable = project[id]
        if variable.kind == .local { return !variable.isLet && !LockAPI.safeTypes.contains(project.type(of: id)?.name ?? "") }
        guard variable.kind == .property || variable.kind == .global, !variable.isLet, !variable.isLazy else { return false }
        guard let owner = project.owner(of: id) else { return variable.kind == .global }
        guard project.types[owner].kind == .class || variable.isStatic else { return false }
        let isComputed = project.accessors(of: id).contains { project.node(of: $0).isNamed("get") }
        return !isComputed && !isClosure(id) && !LockAPI.safeTypes.contains(project.type(of: id)?.name ?? "")
            && !variable.attributes.contains { $0.hasSuffix("Atomic") || $0.hasSuffix("Locked") || $0 == "MainActor" || $0.hasPrefix("Published") }
            && !isTimerHandle(id)
    }

    private func isTimerHandle(_ id: VariableID) -> Bool {
        project.value(of: id)?.stripped.firstChild?.isNamed("makeTimerSource") == true
    }

    private func isClosure(_ id: VariableID) -> Bool {
        var type = project.typeNode(of: id)
        while let inner = type, inner.kind != .functionType {
            guard [.optionalType, .implicitlyUnwrappedType, .tupleType, .attributedType, .parameter].contains(inner.kind) else { break }
            type = inner.children.first { $0.kind.isType || $0.kind == .parameter }
        }
        return type?.kind == .functionType || project.value(of: id)?.kind == .closureExpression
    }

    /// Something changes it after its owner is made: what is only read is no race.
    private func isWritten(_ id: VariableID) -> Bool {
        if project[id].kind == .local { return true }
        return HandleUses(project: project, references: references).uses(of: id).contains { use in
            guard use.node.isWritten else { return false }
            guard let function = project.function(around: use.node), project[function].kind.isInitializer else { return true }
            return project.owner(of: function) != project.owner(of: id) || use.node.selfAndAncestors.contains { $0.kind == .closureExpression }
        }
    }

    /// A use in code that the handler does not itself run: another method, neither an initializer nor deinit.
    private func useOutside(_ id: VariableID, of handler: Node, reached: Set<FunctionID>) -> Node? {
        for use in HandleUses(project: project, references: references).uses(of: id) where !use.isUncertain {
            let isInside = use.node.isInSameTree(as: handler) && handler.range.contains(use.node.range)
            if project[id].kind == .local {
                // A local of the handler itself is nobody else's.
                if handler.range.contains(project.node(of: id).range) { return nil }
                if !isInside, use.node.range.start > handler.range.end { return use.node }
                continue
            }
            guard !isInside, let function = project.function(around: use.node), !reached.contains(function) else { continue }
            switch project[function].kind {
            case .initializer, .deinitializer: continue
            default: return use.node
            }
        }
        return nil
    }
}

extension Node {

    /// The name is assigned to, also in part (`entries[key] = value`, `state.count += 1`), given as `&`, or told to change itself.
    fileprivate var isWritten: Bool {
        var node = outermostUnwrap
        if parent?.kind == .inoutExpression { return true }
        while let parent = node.parent {
            switch parent.kind {
            case .inoutExpression: return true
            case .assignmentExpression: return parent.firstChild == node
            case .memberExpression where parent.firstChild == node:
                if CollectionAPI.mutatingMethods.contains(parent.name), let call = parent.outermostUnwrap.parent, call.kind == .callExpression { return true }
                node = parent.outermostUnwrap
            case .subscriptExpression where parent.firstChild == node: node = parent.outermostUnwrap
            case .prefixExpression, .postfixExpression: return parent.isNamed("++") || parent.isNamed("--")
            default: return false
            }
        }
        return false
    }
}
