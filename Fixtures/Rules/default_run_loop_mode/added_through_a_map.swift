import UIKit

final class Ticker: UIView {
    private var timer: Timer?

    func begin() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.setNeedsDisplay()
        }
        timer.map { RunLoop.main.add($0, forMode: .common) }
    }
}
