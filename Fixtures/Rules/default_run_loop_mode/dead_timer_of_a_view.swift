import UIKit

/// A timer that never fires stops at no scrolling: one fault, one finding.
final class GraphView: UIView {
    private var timer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        DispatchQueue.global().async {
            self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: no_run_loop
                self?.setNeedsDisplay()
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    func leave() {
        timer?.invalidate()
    }
}
