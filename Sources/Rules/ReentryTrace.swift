import TimerlintDiagnostics
import TimerlintTimers

extension RuleContext {
    /// The trace from the repeating event, through the calls, to the code that creates the next timer.
    func trace(of reentry: Reentry) -> [TraceStep] {
        guard let evidence = reentry.evidence else { return [] }
        return [step(evidence, reentry.reason)] + reentry.calls.map { callStep($0.callOfName ?? $0) }
    }
}
