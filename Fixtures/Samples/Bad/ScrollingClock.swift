import UIKit

/// Stands still while the user scrolls: `scheduledTimer` serves the default mode only.
final class ScrollingClock: UIView {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.setNeedsDisplay()
        }
    }

    deinit {
        timer?.invalidate()
    }
}
