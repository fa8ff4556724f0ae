import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintEditing
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// Whether a one-shot is left over: nothing reads it, and a statement beside its creation waits just as long:
    /// `DispatchQueue.main.asyncAfter(deadline: .now() + delay) { … }`.
    func isReplaced(_ timer: Timer) -> Bool {
        guard timer.repeats == .no, let delay = timer.interval?.stripped,
            timer.handles.allSatisfy({ project[$0].kind == .local && references.uses(ofLocal: $0).isEmpty }),
            let statement = timer.creation.enclosingStatement
        else { return false }
        return statement.parent?.children.contains { other in
            other != statement && other.contains { $0.waits(delay) }
        } == true
    }
}

extension Node {
    /// Whether it is a call that runs code after a delay written like this one.
    fileprivate func waits(_ delay: Node) -> Bool {
        guard kind == .callExpression, let callee = calleeName, TimerAPI.delays.contains(callee.name) else {
            return false
        }
        return arguments.contains { argument in
            argument.value.map { value in
                value.kind != .closureExpression && value.contains { $0.kind == delay.kind && $0.text == delay.text }
            } == true
        }
    }
}
