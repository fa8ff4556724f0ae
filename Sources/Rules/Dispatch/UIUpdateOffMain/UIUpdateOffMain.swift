import TimerlintDiagnostics

extension Rule {
    static let uiUpdateOffMain = Rule(
        id: "ui_update_off_main",
        summary: "a timer source's handler that changes the interface off the main thread",
        why: """
            Views, windows and the state that SwiftUI reads belong to the main thread. A timer source calls its \
            handler on its own queue, and without a queue on a global one.
            """,
        notice: """
            Labels change late, half or not at all; now and then a crash in UIKit or AppKit. Xcode prints a Main \
            Thread Checker report.
            """,
        confirm: """
            Run with the Main Thread Checker (on by default in Xcode), or break in the handler: `po \
            Thread.isMainThread` prints false.
            """,
        remedy: """
            Create the source on `.main`, or wrap the change in `DispatchQueue.main.async` or a Task on the main \
            actor, so that the interface is touched by its own thread only.
            """,
        folklore: """
            "It works in the simulator": by luck; nothing promises what an update off the main thread shows.
            """,
        symptoms: [.runsOnWrongThread],
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                import UIKit

                final class LevelMeter {
                    private let timer = DispatchSource.makeTimerSource(
                        queue: DispatchQueue(label: "level"))

                    init(label: UILabel) {
                        timer.schedule(deadline: .now(), repeating: 0.5)
                        timer.setEventHandler { [weak label] in
                            label?.text = "now"
                        }
                        timer.activate()
                    }
                }
                """,
            good: """
                import UIKit

                final class LevelMeter {
                    private let timer = DispatchSource.makeTimerSource(
                        queue: DispatchQueue(label: "level"))

                    init(label: UILabel) {
                        timer.schedule(deadline: .now(), repeating: 0.5)
                        timer.setEventHandler { [weak label] in
                            DispatchQueue.main.async { label?.text = "now" }
                        }
                        timer.activate()
                    }
                }
                """),
        detect: detectChangesOffMain)
}

private func detectChangesOffMain(_ context: RuleContext) -> [Finding] {
    InterfaceChanges(context.facts).changesOffMain().map { change in
        context.finding(
            at: change.node, range: change.node.headRange,
            "'\(change.target.nameWithoutSelf)' is changed off the main thread: this timer source's handler does not run on the main queue",
            trace: [context.step(change.timer.creation, "the source runs its handler on another queue")]
                + change.calls.map(context.callStep)
        ).about(change.timer)
    }
}
