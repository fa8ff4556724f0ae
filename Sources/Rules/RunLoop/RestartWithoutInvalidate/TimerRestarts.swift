import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// How a timer that a property or global variable holds can be overwritten there while it may still be running.
    func restart(of timer: Timer) -> (handle: VariableID, place: Node, reentry: Reentry)? {
        let kept = timer.destinations.lazy.compactMap(\.overwriting).first {
            project[$0.variable].kind == .property || project[$0.variable].kind == .global
        }
        guard let (handle, place) = kept else { return nil }
        return reentry(of: timer, handle: handle, at: place).map { (handle, place, $0) }
    }
}
