import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Tasks that hide after a sleep what the code that creates them has shown.
extension ProjectFacts {
    /// Whether the task resets a property after its sleep that its creator, or a caller of that, sets before, and may
    /// set again meanwhile: an older task then resets the new value too early.
    func resetsTooEarly(_ task: TimedTask) -> Bool {
        guard let function = task.function,
            let sleep = SleepReader(project: project).sleeps(in: task.closure.body ?? task.closure).first
        else { return false }
        let hidden = properties(setIn: task.closure, to: hides) { $0.range.start >= sleep.node.range.end }
        guard !hidden.isEmpty else { return false }
        return ([task.creation] + references.certainCallSites(of: function)).contains { place in
            shownProperties(before: place).intersection(hidden).contains {
                !isAsked($0, before: place) && !isAsked($0, before: task.creation)
            }
        }
    }

    private func shownProperties(before place: Node) -> Set<VariableID> {
        guard let code = project.function(around: place).flatMap(project.body) else { return [] }
        return properties(setIn: code, to: { !hides($0) }) { $0.range.end <= place.range.start }
    }

    /// The properties to which such values are assigned at such places.
    private func properties(
        setIn code: Node, to isSuchValue: (Node) -> Bool, at isSuchPlace: (Node) -> Bool
    ) -> Set<VariableID> {
        let assignments = code.nodes { $0.kind == .assignmentExpression && $0.isNamed("=") && isSuchPlace($0) }
        return Set(
            assignments.compactMap { assignment in
                guard let target = assignment.firstChild, let value = target.assignedValue, isSuchValue(value),
                    case .variable(let id)? = project.referent(of: target), project[id].kind == .property
                else { return nil }
                return id
            })
    }
}
