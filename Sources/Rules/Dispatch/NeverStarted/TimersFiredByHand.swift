import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// Whether code sends `fire()` to a timer, which runs its handler at once, added to a run loop or not.
    func isFiredByHand(_ timer: Timer) -> Bool {
        let uses = timer.handles.flatMap { references.uses(of: $0) }
        return ([timer.place] + uses.map(\.node)).contains { use in
            guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
            return member.isNamed("fire") && member.callOfName?.arguments.isEmpty == true
        }
    }
}
