import TimerlintDiagnostics
import TimerlintSemantics

extension Rule {
    static let weakTimerHandle = Rule(
        id: "weak_timer_handle",
        summary: "a weak reference to a timer, which breaks no cycle",
        why: """
            The run loop keeps a run-loop timer, and the timer keeps its target or block; a weak handle changes neither. Kept `unowned` or \
            `unsafe_unretained`, the reference dangles once the timer is invalidated. Break the cycle in the handler (`[weak self]`) and end the timer \
            where its owner's work ends.
            """,
        severity: .note, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Ticker: NSObject {
                    private unowned(unsafe) var timer: Timer

                    init(_ interval: Double) {
                        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak ticks = Counter.shared] _ in ticks?.add() }
                    }

                    func stop() { timer.invalidate() }
                }

                final class Counter {
                    static let shared = Counter()
                    func add() {}
                }
                """,
            good: """
                import Foundation

                final class Ticker: NSObject {
                    private var timer: Timer?

                    func start(_ interval: Double) {
                        timer?.invalidate()
                        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in Counter.shared.add() }
                    }

                    func stop() { timer?.invalidate() }
                }

                final class Counter {
                    static let shared = Counter()
                    func add() {}
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectWeakHandle)
}

private func detectWeakHandle(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    return context.facts.timers.compactMap { timer in
        guard timer.kind.isRunLoopBased, !context.facts.isTestCode(timer),
            let handle = timer.handles.first(where: { project[$0].kind == .property && (project[$0].isWeak || project[$0].isUnowned) })
        else { return nil }
        if project[handle].isUnowned {
            return context.finding(at: project.node(of: handle), "'\(project[handle].name)' dangles once the timer is invalidated")
        }
        // With a real teardown the weak handle is the running flag.
        guard !timer.teardowns.contains(where: \.counts), context.facts.keepsOwnerAlive(timer) != nil, timer.repeats != .no else { return nil }
        return context.finding(
            at: project.node(of: handle), "a weak '\(project[handle].name)' does not break the cycle: the run loop keeps the timer, and the timer keeps its target")
    }
}
