import Diagnostics
import Facts
import Syntax

extension Rule {
    static let weakCaptureThenStrongLoop = Rule(
        id: "weak_capture_then_strong_loop",
        summary: "a weak capture that is made strong again for as long as the loop runs",
        why: """
            `guard let self` before the loop, or a loop inside a method called as `await self?.run()`, holds `self` strongly until the loop ends: the `[weak self]` is \
            undone, deinit never runs, and a cancel in deinit never happens. Bind `self` anew in each turn, after the sleep.
            """,
        folklore: "\"`[weak self]` with `guard let self` at the top is the safe pattern\": for a closure that ends, yes; for an endless loop it is a strong capture.",
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                final class Poller {
                    private var task: Task<Void, Never>?
                    private var polls = 0

                    func start() {
                        task?.cancel()
                        task = Task { [weak self] in
                            guard let self else { return }
                            while !Task.isCancelled {
                                self.polls += 1
                                try? await Task.sleep(for: .seconds(5))
                            }
                        }
                    }

                    deinit {
                        task?.cancel()
                    }
                }
                """,
            good: """
                final class Poller {
                    private var task: Task<Void, Never>?
                    private var polls = 0

                    func start() {
                        task?.cancel()
                        task = Task { [weak self] in
                            while !Task.isCancelled {
                                try? await Task.sleep(for: .seconds(5))
                                guard let self else { return }
                                self.polls += 1
                            }
                        }
                    }

                    deinit {
                        task?.cancel()
                    }
                }
                """),
        symptoms: .of(.task),
        detect: detectStrongLoop)
}

/// A hold over a shorter sleep is hardly noticed; in seconds.
private let noticeableHold = 10.0

private func detectStrongLoop(_ context: RuleContext) -> [Finding] {
    context.facts.timedTasks().compactMap { task in
        guard task.kind == .unstructured, !context.facts.isTestFile(task.creation), !context.facts.livesForever(task), let loop = task.endlessLoop,
            let hold = context.facts.strongHold(of: loop, in: task)
        else { return nil }
        switch hold.extent {
        case .loop:
            return context.finding(
                at: task.creation, range: task.creation.headRange, "'self' is captured weakly, then held strongly for as long as the loop runs",
                trace: [context.step(hold.node, "holds 'self' from here on"), context.step(loop.node, "loops until it is cancelled")])
        case .turn(let sleep):
            let seconds = context.facts.duration(of: sleep)
            guard seconds.map({ $0 >= noticeableHold }) ?? true else { return nil }
            return context.finding(
                at: task.creation, range: task.creation.headRange, severity: .note, "'self' is held strongly over the sleep of each turn",
                trace: [context.step(hold.node, "holds 'self' from here on"), context.step(sleep.node, "sleeps meanwhile")])
        }
    }
}
