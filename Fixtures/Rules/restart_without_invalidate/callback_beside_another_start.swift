import UIKit

final class Line {
    var onRoomOpened: ((Double) -> Void)?
    func record(_ done: @escaping (Bool) -> Void) {}
}

/// The clock of a recording stays in the same handle, and ends what it finds there; the callback that opens a room does
/// not.
final class LineViewController: UIViewController {
    private let line = Line()
    private let clock = UILabel()
    private var ticker: Timer?
    private var left = 0.0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        line.onRoomOpened = { [weak self] seconds in
            self?.left = seconds
            self?.countDown()
        }
    }

    private func countDown() {
        let ticker = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.left -= 1 }  // expect: restart_without_invalidate
        RunLoop.main.add(ticker, forMode: .common)
        self.ticker = ticker
    }

    @IBAction private func record() {
        line.record { [weak self] _ in self?.showDuration() }
    }

    private func showDuration() {
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

/// The slow blinking follows the fast one, which ends itself.
final class BlinkViewController: UIViewController {
    private let line = Line()
    private let lamp = UIView()
    private var ticker: Timer?
    private var turns = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        line.onRoomOpened = { [weak self] _ in self?.blinkFast() }
    }

    private func blinkFast() {
        let ticker = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.turn() }  // expect: restart_without_invalidate(note)
        RunLoop.main.add(ticker, forMode: .common)
        self.ticker = ticker
    }

    private func turn() {
        lamp.isHidden.toggle()
        turns += 1
        if turns == 10 { blinkSlowly() }
    }

    private func blinkSlowly() {
        ticker?.invalidate()
        let ticker = Timer(timeInterval: 2, repeats: true) { [weak self] _ in self?.lamp.isHidden.toggle() }
        RunLoop.main.add(ticker, forMode: .common)
        self.ticker = ticker
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker?.invalidate()
    }
}
