import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Tasks of views that start over when a value changes, and change that value themselves.
extension ProjectFacts {
    /// The value that restarts a view's task when it changes.
    private struct Identity {
        /// The argument of `.task(id:)`.
        let node: Node
        let variable: VariableID
    }

    /// Input: a sleep whose cancellation error is discarded. Output: the place after it that changes the id of the
    /// `.task(id:)` around it, if other code changes that id, too: the cancelled task then cancels its successor,
    /// which does the same, without end. If only the task itself changes the id, none is cancelled in its sleep.
    package func renewal(after sleep: Sleep) -> Node? {
        guard let code = sleep.node.enclosingBody else { return nil }
        guard let function = project.function(declaredBy: code) else {
            return identity(ofTask: code).flatMap { id in
                renewal(of: id.variable, spelled: HandleFlow.spelling(of: id.node), in: code, after: sleep)
            }
        }
        return references.callSites(of: function).lazy.compactMap { call in
            guard let task = call.enclosingBody, let id = identity(ofTask: task),
                let spelling = spelling(of: id.node, inMethodCalledBy: call)
            else { return nil }
            return renewal(of: id.variable, spelled: spelling, in: code, after: sleep)
        }.first
    }

    private func identity(ofTask closure: Node) -> Identity? {
        guard closure.kind == .closureExpression, let call = closure.parent?.parent,
            call.calleeName?.isNamed("task") == true, let id = call.argumentValue("id")?.stripped,
            case .variable(let variable)? = project.referent(of: id)
        else { return nil }
        return Identity(node: id, variable: variable)
    }

    /// `turn` for `model.turn` in the method that `await model.refresh()` calls; `nil` for the id of another object.
    private func spelling(of id: Node, inMethodCalledBy call: Node) -> String? {
        guard let receiver = call.calleeName?.base?.stripped, receiver.kind != .selfExpression else {
            return HandleFlow.spelling(of: id)
        }
        guard let owner = id.base, HandleFlow.spelling(of: owner) == HandleFlow.spelling(of: receiver) else {
            return nil
        }
        return id.name
    }

    private func renewal(of variable: VariableID, spelled spelling: String, in code: Node, after sleep: Sleep) -> Node?
    {
        let changes = references.uses(of: variable).filter { !$0.isUncertain && $0.node.isChanged }.map(\.node)
        let own = changes.first {
            code.encloses($0) && HandleFlow.spelling(of: $0) == spelling && $0.range.start >= sleep.node.range.end
                && alwaysDiffers($0, variable)
        }
        guard let own, isBound(variable) || changes.contains(where: { !code.encloses($0) }) else { return nil }
        let asks = code.contains { node in
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
