import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds the operations on a timer through the variables that hold it. Input: a creation and its handles.
/// Output: the operations, starting with the creation, in the order of files and offsets. Cost: the uses of the
/// handles.
struct TimerCallReader {
    let references: ReferenceIndex
    var project: Project { references.project }
    let creation: Node
    let handles: [VariableID]
    /// Assignments of the timer itself, which overwrite no other one.
    let destinations: [Destination]

    /// `known` are operations found otherwise. What the handles show about the same places takes precedence.
    func calls(known: [Node: TimerCall.Action]) -> [TimerCall] {
        var found: [Node: TimerCall.Action] = [:]
        for handle in handles {
            for use in references.uses(of: handle) where !use.isUncertain {
                guard let (action, node) = action(at: use.node) else { continue }
                found[node] = action
            }
        }
        found.merge(known) { shown, _ in shown }
        found[creation] = nil
        let rest = found.map { call($0.value, at: $0.key) }.sorted {
            (project.fileIndex(of: $0.node), $0.node.range.start) < (
                project.fileIndex(of: $1.node), $1.node.range.start
            )
        }
        return [call(.make, at: creation)] + rest
    }

    private func call(_ action: TimerCall.Action, at node: Node) -> TimerCall {
        let function = project.function(around: node)
        let body = function.flatMap { project.body(of: $0) }
        let between = node.selfAndAncestors.prefix { $0 != body }
        return TimerCall(
            action: action, node: node, function: function,
            isConditional: body != nil && between.contains { $0.kind.decides })
    }

    /// The operation at a use of the handle, and the expression that performs it.
    private func action(at use: Node) -> (TimerCall.Action, Node)? {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return nil }
        if let call = parent.callOfName {
            if DispatchAPI.schedulingMethods.contains(parent.name) { return (.schedule, call) }
            return TimerCall.Action(rawValue: parent.name).map { ($0, call) }
        }
        if parent.kind == .argument, let call = parent.parent, let name = call.firstChild?.name,
            let method = DispatchAPI.methodsOfFunctions[name]
        {
            if DispatchAPI.schedulingMethods.contains(name) { return (.schedule, call) }
            return TimerCall.Action(rawValue: method).map { ($0, call) }
        }
        return assignment(at: whole)
    }

    /// `timer = nil`, `timer = another`.
    private func assignment(at target: Node) -> (TimerCall.Action, Node)? {
        guard let parent = target.parent, parent.kind == .assignmentExpression, parent.firstChild == target,
            let value = target.nextSibling
        else {
            return nil
        }
        let assigned = parent.children.first { $0 != target && $0.isExpression } ?? value
        if assigned.kind == .nilLiteral { return (.setNil, parent) }
        let isOwn = assigned.range.contains(creation.range) || destinations.contains { $0.keeping?.place == parent }
        return isOwn ? nil : (.replace, parent)
    }
}

extension NodeKind {
    /// Whether code inside may be skipped.
    fileprivate var decides: Bool {
        switch self {
        case .ifStatement, .guardStatement, .switchStatement, .forStatement, .whileStatement, .ternaryExpression: true
        default: false
        }
    }
}
