import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let missingTolerance = Rule(
        id: "missing_tolerance",
        summary: "a repeating timer without tolerance",
        why: """
            A tolerance lets the system fire several timers in one wake-up, which saves energy. A tenth of the interval is a good start. The default is 0. \
            `.strict` sources are deliberate and stay silent.
            """,
        folklore: "\"`leeway: .never` is strict\": it is the largest leeway there is, clamped to half the interval. Only the `.strict` flag asks for precision.",
        severity: .note, isOptIn: true, fixes: [.unsafe], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Poller {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.poll() }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func stop() { timer?.invalidate() }
                    private func poll() {}
                }
                """,
            good: """
                import Foundation

                final class Poller {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.poll() }
                        timer.tolerance = 6
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func stop() { timer?.invalidate() }
                    private func poll() {}
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectMissingTolerance)
}

private func detectMissingTolerance(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard !context.facts.isTestCode(timer), !context.facts.isKeepAlive(timer) else { return nil }
        switch timer.kind {
        case .runLoopTimer:
            guard timer.repeats == .yes, !timer.escapes, !context.facts.members(usedOn: timer).contains(where: { $0.isNamed("tolerance") }) else { return nil }
            return context.finding(at: timer, "\(context.kindName(of: timer)) has no tolerance: the system cannot fire it together with others",
                fix: ToleranceFix(timer: timer, facts: context.facts).tolerance())
        case .dispatchSource: return leewayFinding(timer, context)
        default: return nil
        }
    }
}

/// A repeating `schedule` without leeway, or with the one that means the opposite of what it seems to.
private func leewayFinding(_ timer: Timer, _ context: RuleContext) -> Finding? {
    guard !timer.creation.text.contains("strict") else { return nil }
    for member in context.facts.members(usedOn: timer) where member.isNamed("schedule") {
        guard let call = member.outermostUnwrap.parent, call.kind == .callExpression, let repeating = call.argument(labeled: "repeating")?.value,
            !repeating.isNamed("never"), !repeating.isNamed("infinity")
        else { continue }
        guard let leeway = call.argument(labeled: "leeway")?.value else {
            return context.finding(
                at: call, "repeating timer source has no leeway: the system cannot fire it together with others",
                fix: ToleranceFix(timer: timer, facts: context.facts).leeway(of: call, repeating: repeating))
        }
        if leeway.isNamed("never") {
            return context.finding(at: leeway, "'.never' allows the largest leeway (half the interval), not the smallest",
                fix: FixIt(title: "ask for no leeway", safety: .suggestion, edits: [leeway.replaced(by: ".nanoseconds(0)")]))
        }
    }
    return nil
}
