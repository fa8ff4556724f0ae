import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics

extension Rule {
    static let timerCreatedInDeinit = Rule(
        id: "timer_created_in_deinit",
        summary: "a lazy timer that may be created in deinit",
        why: """
            A `lazy` timer is created when it is first used. If nothing used it before, `deinit { timer.invalidate() \
            }` creates it there, for an object that is being deallocated: a strong reference to it outlives the \
            object, and for an NSObject forming a weak one traps.
            """,
        notice: """
            A crash when a screen is closed that never started its timer: `Cannot form weak reference to instance`, \
            or `deallocated with non-zero retain count`.
            """,
        confirm: """
            The stack shows the lazy getter below `deinit`.
            """,
        remedy: """
            Keep the timer in an optional that is nil until it is created: `timer?.invalidate()` then creates \
            nothing.
            """,
        levels: """
            note where each appearance of the view controller creates it, so that deinit only does for one that was \
            never shown, and where `[self.timer invalidate]` in `dealloc` makes it and ends it at once.
            """,
        symptoms: [.crashesInHandler],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Clock: NSObject {
                    private var ticks = 0
                    private lazy var timer = Timer(timeInterval: 1, repeats: true) {
                        [weak self] _ in self?.ticks += 1
                    }

                    func start() {
                        RunLoop.main.add(timer, forMode: .common)
                    }

                    deinit { timer.invalidate() }
                }
                """,
            good: """
                import Foundation

                final class Clock: NSObject {
                    private var ticks = 0
                    private var isStarted = false
                    private lazy var timer = Timer(timeInterval: 1, repeats: true) {
                        [weak self] _ in self?.ticks += 1
                    }

                    func start() {
                        isStarted = true
                        RunLoop.main.add(timer, forMode: .common)
                    }

                    deinit {
                        if isStarted { timer.invalidate() }
                    }
                }
                """),
        detect: detectCreationInDeinit)
}

private func detectCreationInDeinit(_ context: RuleContext) -> [Finding] {
    LazyTimers(context.facts).creationsInDeinit().map { dying in
        let name = context.facts.project[dying.handle].name
        return context.finding(
            at: dying.touch.outermostUnwrap.parent?.parent.flatMap { $0.kind == .callExpression ? $0 : nil }
                ?? dying.touch,
            severity: dying.isMadeAtAppearance || isHarmless(dying) ? .note : nil,
            "'\(name)' may be created lazily here in \(dying.touch.deinitializerName), while 'self' is being deallocated",
            trace: [context.step(dying.creation, "created on first use, with 'self'")])
    }
}

/// In Objective-C the timer may retain its dying target, as long as it lets go before `dealloc` ends:
/// `[self.timer invalidate]` makes it and ends it at once. To form a weak reference crashes all the same.
private func isHarmless(_ dying: DyingCreation) -> Bool {
    guard dying.hasTarget, dying.touch.tree.file.language == .objectiveC else { return false }
    return dying.touch.outermostUnwrap.parent.map { $0.kind == .memberExpression && $0.isNamed("invalidate") } == true
}
