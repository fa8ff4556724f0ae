import TimerlintDiagnostics

extension Rule {
    static let uiUpdateOffMain = Rule(
        id: "ui_update_off_main",
        summary: "a timer source's handler that changes the interface from another queue",
        why: """
            Views, windows and what SwiftUI watches belong to the main thread. A handler that changes them on its source's own queue works by luck: the change \
            shows late, half or not at all, and crashes now and then. Make the source on `.main`, or hop to main for the change.
            """,
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                import UIKit

                final class LevelViewController: UIViewController {
                    private let label = UILabel()
                    private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        timer.schedule(deadline: .now(), repeating: 0.5)
                        timer.setEventHandler { [weak self] in self?.label.text = "now" }
                        timer.activate()
                    }
                }
                """,
            good: """
                import UIKit

                final class LevelViewController: UIViewController {
                    private let label = UILabel()
                    private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        timer.schedule(deadline: .now(), repeating: 0.5)
                        timer.setEventHandler { [weak self] in
                            DispatchQueue.main.async { self?.label.text = "now" }
                        }
                        timer.activate()
                    }
                }
                """),
        symptoms: .of(.timerSource),
        detect: detectChangesOffMain)
}

private func detectChangesOffMain(_ context: RuleContext) -> [Finding] {
    InterfaceChanges(context.facts).changesOffMain().map { change in
        context.finding(
            at: change.node, range: change.node.headRange, "'\(change.target.text)' is changed off the main thread: this timer source's handler does not run on the main queue",
            trace: [context.step(change.timer.creation, "the source runs its handler on another queue")] + change.calls.map { context.step($0, "calls on the way") }
        ).about(change.timer)
    }
}
