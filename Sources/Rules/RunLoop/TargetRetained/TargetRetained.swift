import TimerlintDiagnostics
import TimerlintTimers

extension Rule {
    static let targetRetained = Rule(
        id: "target_retained",
        summary: "a timer that keeps its target alive and is never invalidated",
        why: """
            A timer with target and selector, and a display link, keep their target alive until they are \
            invalidated, and the run loop keeps the timer. A repeating timer whose target is `self` therefore keeps \
            `self` from being released, and its `deinit` from running.
            """,
        notice: """
            Memory grows with each visit of a screen: its `deinit` is never called, and its timer goes on firing.
            """,
        confirm: """
            In Xcode's memory graph the owner is still there, kept by `__NSCFTimer`.
            """,
        remedy: """
            Use the block form with `[weak self]`, or invalidate the timer in `viewWillDisappear`, `stop()` or \
            wherever the owner's work ends: `deinit` waits for the timer.
            """,
        folklore: """
            "Pass a weak variable as target": the timer retains the object all the same. "Invalidate in deinit is \
            the standard pattern": that deinit never runs.
            """,
        levels: """
            note where it is invalidated, but perhaps too late, where a long one-shot only delays it, or for an owner \
            that usually lives on.
            """,
        symptoms: [.neverReleased, .outlivesItsScreen],
        severity: .warning, fixes: [.unsafe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import UIKit

                final class Poller: NSObject {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(
                            timeInterval: 5, target: self, selector: #selector(poll),
                            userInfo: nil, repeats: true)
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    @objc private func poll() {}
                }
                """,
            good: """
                import UIKit

                final class Poller: NSObject {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
                            self?.poll()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    @objc private func poll() {}

                    deinit { timer?.invalidate() }
                }
                """),
        detect: detectRetainedTarget)
}

/// In seconds; a one-shot timer that waits at least this long retains its target noticeably.
private let noticeableDelay = 10.0

private func detectRetainedTarget(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard context.facts.retainsOwnTarget(timer), !context.facts.livesForever(timer),
            !context.facts.isOfTests(timer),
            !context.facts.isKeepAlive(timer)
        else { return nil }
        let ends = timer.teardowns.contains(where: \.isEffective)
        switch timer.repeats {
        case .yes:
            if ends {
                let isSettled =
                    context.facts.isEndedByOtherOwner(timer) || context.facts.isEndedByFramework(timer)
                    || context.facts.endsAtFirstFire(timer) || context.facts.endsWithItsFunction(timer)
                return isSettled ? nil : retainedUntilStopped(timer, context)
            }
            // A finding about a deinit that never runs is more specific.
            if timer.teardowns.contains(where: \.isOnlyInDeinit) || timer.escapes { return nil }
            let leak = context.leak(of: timer)
            return context.finding(
                at: timer, severity: leak.severity,
                "\(context.kindName(of: timer)) keeps its target \(context.ownerName(of: timer)) alive and nothing ever invalidates it"
                    + leak.remark,
                fix: BlockForSelector(timer: timer, facts: context.facts).fix())
        case .no:
            guard !ends, timer.kind == .runLoopTimer, let delay = context.facts.schedule(of: timer).interval?.seconds,
                delay >= noticeableDelay
            else { return nil }
            return context.finding(
                at: timer, severity: .note,
                "timer keeps its target \(context.ownerName(of: timer)) alive until it fires",
                fix: BlockForSelector(timer: timer, facts: context.facts).fix())
        case .unknown: return nil
        }
    }
}

private func retainedUntilStopped(_ timer: Timer, _ context: RuleContext) -> Finding? {
    let trace = timer.teardowns.filter(\.isEffective).prefix(3).map {
        context.step($0.node, "the timer is invalidated here")
    }
    return context.finding(
        at: timer, severity: .note, confidence: .medium,
        "\(context.kindName(of: timer)) keeps its target \(context.ownerName(of: timer)) alive until it is invalidated",
        trace: Array(trace),
        fix: BlockForSelector(timer: timer, facts: context.facts).fix())
}
