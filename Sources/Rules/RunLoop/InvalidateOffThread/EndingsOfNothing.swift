import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Teardowns that find no timer: nothing has made one yet, or the code on the way has cleared the handle.
extension OffThreadEndings {
    /// Whether the property is nil where the teardown asks it, in every run: only initializers send it before they assign
    /// the property, or it is the first half of a start that runs once in the life of its object.
    func isStillNil(_ node: Node) -> Bool {
        guard let id = property(endedBy: node), !project[id].isStatic, !project[id].isLazy,
            project.value(of: id).map({ $0.kind == .nilLiteral }) ?? true
        else { return false }
        let assigned = facts.references.uses(of: id).map(\.node).filter(\.isAssigned)
        return isReachedInMaking(node, before: assigned, depth: 0) || isInOnlyStart(node, before: assigned)
    }

    private func property(endedBy node: Node) -> VariableID? {
        guard let receiver = node.calleeName?.base?.stripped,
            case .variable(let id)? = project.referent(of: receiver), project[id].kind == .property
        else { return nil }
        return id
    }

    private func isReachedInMaking(_ place: Node, before assigned: [Node], depth: Int) -> Bool {
        guard depth < 4, let function = project.function(around: place),
            place.enclosingBody == project.node(of: function)
        else { return false }
        let writers = Set(assigned.compactMap { project.function(around: $0) }).subtracting([function])
        let isAssignedBefore = assigned.contains {
            project.function(around: $0) == function && $0.range.start < place.range.start
        }
        let callsWriter = project.calls(in: function).contains { call in
            call.node.range.start < place.range.start && !writers.isDisjoint(with: call.functions)
        }
        guard !isAssignedBefore, !callsWriter else { return false }
        if project[function].kind.isInitializer { return true }
        let callers = contexts.callers.mentions(of: function)
        return callers.isComplete && !callers.found.isEmpty && !facts.entries.isOpen(function, inClosedWorld: true)
            && callers.found.allSatisfy { mention in
                guard case .call(let call) = mention, isOnInstance(call) else { return false }
                return isReachedInMaking(call, before: assigned, depth: depth + 1)
            }
    }

    /// `func attach(_ new: Timer) { timer?.invalidate(); timer = new }`, which alone assigns the property and runs once:
    /// when the application starts, for example.
    private func isInOnlyStart(_ node: Node, before assigned: [Node]) -> Bool {
        guard let function = project.function(around: node), let owner = project.owner(of: function),
            !facts.targets.isOfPublishedLibrary(node.tree.file.path)
        else { return false }
        let filled = assigned.filter { !$0.isSetToNil }
        return !filled.isEmpty
            && filled.allSatisfy {
                project.function(around: $0) == function && $0.range.start >= node.range.end
            }
            && facts.runsOnce(node, of: owner)
    }

    // MARK: On the way

    /// Whether a caller on the path has set the handle of the same object to nil before it calls what leads to the
    /// teardown.
    func isCleared(on path: ExecutionPath, before node: Node) -> Bool {
        guard !path.calls.isEmpty, let handle = node.calleeName?.base?.stripped, property(endedBy: node) != nil,
            handle.kind == .nameExpression || handle.base?.stripped.kind == .selfExpression
        else { return false }
        let presence = HandlePresence(facts)
        return path.calls.prefix(while: isOnInstance).contains {
            presence.state(of: handle, before: $0) == .absent
        }
    }

    /// `prepare()`, `self.prepare()`, `self.state = .idle`
    private func isOnInstance(_ call: Node) -> Bool {
        let callee = call.calleeName ?? call
        guard callee.kind == .memberExpression else { return true }
        return callee.base.map { project.referent(of: $0) == .instance } ?? false
    }
}
