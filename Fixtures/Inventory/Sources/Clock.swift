import UIKit

final class Clock: UIView {
    private static let period: TimeInterval = 2 * 0.5
    private var timer: Timer?
    private var link: CADisplayLink?
    private var ticks = 0

    func start() {
        timer = Timer.scheduledTimer(timeInterval: Clock.period, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        timer?.tolerance = 0.1
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func animate() {
        let link = CADisplayLink(target: self, selector: #selector(draw))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick() {
        ticks += 1
        setNeedsDisplay()
    }

    @objc private func draw() {}

    deinit {
        link?.invalidate()
    }
}
