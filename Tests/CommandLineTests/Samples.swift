/// Small sources with known findings.
enum Sample {
    /// One warning and nothing else, of missing_invalidate, on line 4.
    static let warning = """
        import Foundation
        final class Poller {
            func start() {
                let timer = Timer(timeInterval: 5, repeats: true) { _ in print("poll") }
                RunLoop.main.add(timer, forMode: .common)
            }
        }

        """

    static let warningRule = "missing_invalidate"
    static let warningLine = 4

    /// One note and nothing graver, of sub_resolution_interval.
    static let note = """
        import Foundation
        final class Animator {
            private var timer: Timer?
            func start() {
                timer?.invalidate()
                let timer = Timer(timeInterval: 0.01, repeats: true) { _ in print("step") }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
            }
            func stop() { timer?.invalidate() }
        }

        """

    static let noteRule = "sub_resolution_interval"

    /// One warning that --fix mends, and nothing else.
    static let fixable = """
        import UIKit
        final class ClockView: UIView {
            private var timer: Timer?
            func start() {
                timer?.invalidate()
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
            }
            func stop() { timer?.invalidate() }
        }

        """

    /// A baseline that knows `warning` in bad/Poller.swift.
    static let baseline = """
        {"schema_version": 1, "findings": [{"rule": "missing_invalidate", "path": "bad/Poller.swift", "enclosing": "Poller.start()", \
        "code": "let timer = Timer(timeInterval: 5, repeats: true) { _ in print(\\"poll\\") }"}]}
        """

    /// Nothing to find.
    static let clean = """
        import Foundation
        let answer = 42

        """
}
