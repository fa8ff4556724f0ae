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

    /// One note (of sub_resolution_interval) and nothing more severe.
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

    /// One warning that --fix fixes, and nothing else.
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

    /// A baseline that contains `warning` in bad/Poller.swift.
    static let baseline = """
        {"schema_version": 1, "findings": [{"rule": "missing_invalidate", "path": "bad/Poller.swift", "enclosing": "Poller.start()", \
        "code": "let timer = Timer(timeInterval: 5, repeats: true) { _ in print(\\"poll\\") }"}]}
        """

    /// A crash report that no timer caused.
    static func crash(in function: String) -> String {
        """
        Process:             App [1]
        Exception Type:  EXC_BAD_ACCESS (SIGSEGV)
        Triggered by Thread:  0

        Thread 0 Crashed:
        0   App                           	0x100b2c3d4 \(function) + 40
        1   App                           	0x100b2c3d5 -[Pane show] + 40

        """
    }

    /// A crash report of a timer whose target lacks its selector.
    static let timerCrash = """
        Process:             App [1]
        Exception Type:  EXC_CRASH (SIGABRT)

        Application Specific Information:
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Pane tick]: unrecognized selector sent to instance 0x283a4b6c0'

        Last Exception Backtrace:
        0   CoreFoundation                	0x1a1b4c3d4 ___forwarding___ + 1744
        1   Foundation                    	0x1a3b2c3d4 __NSFireTimer + 64

        """

    /// A source without findings.
    static let clean = """
        import Foundation
        let answer = 42

        """
}
