import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let missingTolerance = Rule(
        id: "missing_tolerance",
        summary: "a repeating timer without tolerance",
        why: """
            A timer without tolerance must be served by itself. With one, the system can fire several timers in one \
            wake-up, which saves energy. The default tolerance is 0.
            """,
        notice: """
            The app ranks high in the battery settings, and Xcode's energy gauge counts many wake-ups.
            """,
        confirm: """
            Compare the wake-ups in Instruments' Energy Log before and after.
            """,
        remedy: """
            Set `tolerance` (for a source `leeway:`) to a tenth of the interval, which Apple suggests as a start. \
            Leave it out where the exact moment matters: `.strict` sources are not reported.
            """,
        folklore: """
            "`leeway: .never` is strict": it is the largest leeway there is, clamped to half the interval. Only the \
            `.strict` flag asks for precision.
            """,
        symptoms: [.usesProcessor],
        severity: .note, isOptIn: true, fixes: [.unsafe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Poller {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(
                            timeInterval: 60, repeats: true
                        ) { [weak self] _ in
                            self?.poll()
                        }
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
                        let timer = Timer(
                            timeInterval: 60, repeats: true
                        ) { [weak self] _ in
                            self?.poll()
                        }
                        timer.tolerance = 6
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func stop() { timer?.invalidate() }
                    private func poll() {}
                }
                """),
        detect: detectMissingTolerance)
}

private func detectMissingTolerance(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard !context.facts.isOfTests(timer), !context.facts.isKeepAlive(timer) else { return nil }
        switch timer.kind {
        case .runLoopTimer:
            guard timer.repeats == .yes, !timer.escapes,
                !context.facts.members(usedOn: timer).contains(where: { mentionsTolerance($0, context.facts.project) })
            else { return nil }
            return context.finding(
                at: timer,
                "\(context.kindName(of: timer)) has no tolerance, so the system cannot fire it together with others",
                fix: ToleranceFix(timer: timer, facts: context.facts).tolerance())
        case .dispatchSource: return leewayFinding(timer, context)
        default: return nil
        }
    }
}

/// Whether the member is the tolerance, or a method of the tree that mentions the tolerance of its instance.
private func mentionsTolerance(_ member: Node, _ project: Project) -> Bool {
    if member.isNamed("tolerance") { return true }
    guard case .functions(let methods)? = project.referent(of: member) else { return false }
    return methods.contains { method in
        project.body(of: method)?.contains { name in
            guard name.isNamed("tolerance") else { return false }
            return name.base.map { project.referent(of: $0) == .instance } ?? (project.referent(of: name) == nil)
        } == true
    }
}

/// A repeating `schedule` without leeway, or with a leeway that means the opposite of what it seems to.
private func leewayFinding(_ timer: Timer, _ context: RuleContext) -> Finding? {
    guard !timer.creation.text.contains("strict") else { return nil }
    for member in context.facts.members(usedOn: timer) where member.isNamed("schedule") {
        guard let call = member.callOfName, let repeating = call.argument(labeled: "repeating")?.value,
            !repeating.isNamed("never"), !repeating.isNamed("infinity")
        else { continue }
        guard let leeway = call.argument(labeled: "leeway")?.value else {
            return context.finding(
                at: call, "repeating timer source has no leeway, so the system cannot fire it together with others",
                fix: ToleranceFix(timer: timer, facts: context.facts).leeway(of: call, repeating: repeating))
        }
        if leeway.isNamed("never") {
            return context.finding(
                at: leeway, "'.never' allows the largest leeway (half the interval), not the smallest",
                fix: FixIt(
                    title: "use a leeway of 0", safety: .suggestion, edits: [leeway.replaced(by: ".nanoseconds(0)")]))
        }
    }
    return nil
}
