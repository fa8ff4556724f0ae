import UIKit

class Meter: UIView {
    private var link: CADisplayLink?

    override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        let link = CADisplayLink(target: Relay(self), selector: #selector(Relay.turn))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { link?.invalidate() }
    }

    fileprivate func draw() {}
}

final class Relay: NSObject {
    private weak var meter: Meter?

    init(_ meter: Meter) {
        self.meter = meter
    }

    @objc func turn() {
        meter?.draw()
    }
}
