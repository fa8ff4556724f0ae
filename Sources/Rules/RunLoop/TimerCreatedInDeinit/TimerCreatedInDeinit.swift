import TimerlintDiagnostics
import TimerlintSemantics

extension Rule {
    static let timerCreatedInDeinit = Rule(
        id: "timer_created_in_deinit",
        summary: "a lazy timer whose first touch may be in deinit",
        why: """
            A `lazy` timer is made when it is first touched. Where nothing touched it before, `deinit { timer.invalidate() }` makes it there, for an object that \
            is being released: forming a weak reference to it traps, and a strong one outlives the object. Keep the timer in an optional, or ask a flag whether \
            it was made.
            """,
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Clock: NSObject {
                    private var ticks = 0
                    private lazy var timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }

                    func start() {
                        RunLoop.main.add(timer, forMode: .common)
                    }

                    deinit {
                        timer.invalidate()
                    }
                }
                """,
            good: """
                import Foundation

                final class Clock: NSObject {
                    private var ticks = 0
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit {
                        timer?.invalidate()
                    }
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectCreationInDeinit)
}

private func detectCreationInDeinit(_ context: RuleContext) -> [Finding] {
    LazyTimers(context.facts).creationsInDeinit().map { dying in
        let name = context.facts.project[dying.handle].name
        return context.finding(
            at: dying.touch.outermostUnwrap.parent?.parent.flatMap { $0.kind == .callExpression ? $0 : nil } ?? dying.touch,
            "'\(name)' may be created lazily here in deinit, while 'self' is being deallocated",
            trace: [context.step(dying.creation, "created at its first use, with 'self'")])
    }
}
