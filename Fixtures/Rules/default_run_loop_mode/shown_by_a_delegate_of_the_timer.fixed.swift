import UIKit

protocol TickerDelegate: AnyObject {
  func ticker(_ ticker: Ticker, at second: Int)
}

final class Ticker {
  weak var delegate: TickerDelegate?
  var onSecond: ((Int) -> Void)?
  private var second = 0
  private var timer: Timer?
  private var other: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      second += 1
      delegate?.ticker(self, at: second)
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
    other?.invalidate()
    let other = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.onSecond?(1)
    }
    RunLoop.current.add(other, forMode: .common)
    self.other = other
  }

  deinit {
    timer?.invalidate()
    other?.invalidate()
  }
}

final class RoundViewController: UITableViewController, TickerDelegate {
  private let label = UILabel()
  private let ticker = Ticker()

  override func viewDidLoad() {
    super.viewDidLoad()
    ticker.delegate = self
    ticker.onSecond = { [weak self] in self?.navigationItem.title = "\($0)" }
  }

  func ticker(_ ticker: Ticker, at second: Int) {
    label.text = "\(second)"
  }
}
