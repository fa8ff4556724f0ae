import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Tasks of views that start over when a value changes, and change that value themselves.
extension ProjectFacts {
    /// Input: a sleep whose cancellation error is discarded. Output: the place after it that changes the id of the
    /// `.task(id:)` around it, if other code changes that id, too: the cancelled task then cancels its successor,
    /// which does the same, without end. If only the task itself changes the id, none is cancelled in its sleep.
    package func renewal(after sleep: Sleep) -> Node? {
        guard let closure = sleep.node.selfAndAncestors.first(where: { $0.kind == .closureExpression }),
            let call = closure.parent?.parent, call.calleeName?.isNamed("task") == true,
            let id = call.argumentValue("id")?.stripped, case .variable(let variable)? = project.referent(of: id)
        else { return nil }
        let changes = references.uses(of: variable).filter {
            !$0.isUncertain && $0.node.isChanged
        }.map(\.node)
        let own = changes.first {
            closure.encloses($0) && HandleFlow.spelling(of: $0) == HandleFlow.spelling(of: id)
                && $0.range.start >= sleep.node.range.end && alwaysDiffers($0, variable)
        }
        guard let own, isBound(variable) || changes.contains(where: { !closure.encloses($0) }) else { return nil }
        let asks = closure.contains { node in
            node.asksForCancellation && node.range.start >= sleep.node.range.end && node.range.end <= own.range.start
        }
        return asks ? nil : own
    }

    /// `page += 1`, `turn.toggle()`, `page = next(page)`, `id = UUID()`: not the same value each time, as in
    /// `message = nil`, after which the next task changes nothing.
    private func alwaysDiffers(_ change: Node, _ variable: VariableID) -> Bool {
        guard let assignment = change.outermostUnwrap.parent, assignment.kind == .assignmentExpression,
            assignment.isNamed("="), let value = change.assignedValue
        else { return true }
        return value.contains { node in
            node.kind == .callExpression || node.isExpression && project.referent(of: node) == .variable(variable)
        }
    }

    /// Whether a control or another view gets the state as a binding: `TabView(selection: $page)`.
    private func isBound(_ state: VariableID) -> Bool {
        references.nodes(named: "$" + project[state].name).contains { use in
            use.parent?.kind == .argument && use.kind == .nameExpression
                && project.type(around: use) == project.owner(of: state)
        }
    }
}
