import UIKit

final class RateLoader {
    protocol Delegate: AnyObject {
        func rateLoader(_ loader: RateLoader, shouldGoOnAfter rate: Double) -> Bool
    }

    weak var delegate: Delegate?
    private weak var timer: Timer?

    deinit { timer?.invalidate() }

    func start() {
        timer?.invalidate()
        let timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(note)
            if let self, let delegate = self.delegate, !delegate.rateLoader(self, shouldGoOnAfter: 1) { timer.invalidate() }
        }
        self.timer = timer
    }
}

final class RatesViewController: UIViewController {}

extension RatesViewController: RateLoader.Delegate {
    func rateLoader(_ loader: RateLoader, shouldGoOnAfter rate: Double) -> Bool {
        rate > 0
    }
}

final class PriceLoader {
    protocol Listener: AnyObject {
        func priceLoader(_ loader: PriceLoader, didLoad price: Double)
    }

    weak var listener: Listener?
    private weak var timer: Timer?

    deinit { timer?.invalidate() }

    func start() {
        timer?.invalidate()
        let timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
            if let self { self.listener?.priceLoader(self, didLoad: 1) }
        }
        self.timer = timer
    }
}

final class PricesViewController: UIViewController {
    private let label = UILabel()
}

extension PricesViewController: PriceLoader.Listener {
    func priceLoader(_ loader: PriceLoader, didLoad price: Double) {
        label.text = "\(price)"
    }
}
