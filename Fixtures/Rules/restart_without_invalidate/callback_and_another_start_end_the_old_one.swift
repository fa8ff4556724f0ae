import UIKit

final class Line {
    var onRoomOpened: ((Double) -> Void)?
}

/// Both end what they find.
final class TidyViewController: UIViewController {
    private let line = Line()
    private let clock = UILabel()
    private var ticker: Timer?
    private var left = 0.0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        line.onRoomOpened = { [weak self] _ in self?.countDown() }
    }

    private func countDown() {
        ticker?.invalidate()
        let ticker = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.left -= 1 }
        RunLoop.main.add(ticker, forMode: .common)
        self.ticker = ticker
    }

    @IBAction private func record() {
        ticker?.invalidate()
        let ticker = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.clock.isHidden.toggle() }
        RunLoop.main.add(ticker, forMode: .common)
        self.ticker = ticker
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker?.invalidate()
    }
}
