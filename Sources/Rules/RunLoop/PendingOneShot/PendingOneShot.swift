import TimerlintDiagnostics

extension Rule {
    static let pendingOneShot = Rule(
        id: "pending_one_shot",
        summary: "a delayed call that is kept in a handle and never cancelled",
        why: """
            A one-shot timer, or a work item given to `asyncAfter`, waits on when the screen or object that asked \
            for it is closed. It then fires for something that is hidden, or gone.
            """,
        notice: """
            An alert, a sound or a page change appears seconds after the user has left the screen.
            """,
        remedy: """
            Invalidate the timer, or cancel the work item, through its handle where the owner's work ends \
            (`viewWillDisappear`, `stop()`, `deinit`).
            """,
        symptoms: [.outlivesItsScreen],
        severity: .note, isOptIn: true, since: "0.1.0",
        example: Example(
            bad: """
                import UIKit

                final class HintViewController: UIViewController {
                    private var pending: DispatchWorkItem?
                    private var hintsShown = 0

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let item = DispatchWorkItem { [weak self] in self?.hintsShown += 1 }
                        pending = item
                        DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)
                    }
                }
                """,
            good: """
                import UIKit

                final class HintViewController: UIViewController {
                    private var pending: DispatchWorkItem?
                    private var hintsShown = 0

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let item = DispatchWorkItem { [weak self] in self?.hintsShown += 1 }
                        pending = item
                        DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)
                    }

                    override func viewWillDisappear(_ animated: Bool) {
                        super.viewWillDisappear(animated)
                        pending?.cancel()
                    }
                }
                """),
        detect: detectPendingOneShots)
}

private func detectPendingOneShots(_ context: RuleContext) -> [Finding] {
    context.facts.pendingOneShots().map { pending in
        let name = context.facts.project[pending.handle].name
        let kind = pending.node.calleeName?.isNamed("asyncAfter") == true ? "work item" : "one-shot"
        return context.finding(
            at: pending.node, range: pending.node.headRange,
            "\(kind) '\(name)' is never cancelled, so it still fires after its screen is gone or its owner deallocated")
    }
}
