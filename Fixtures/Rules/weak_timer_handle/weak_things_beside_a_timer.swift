import UIKit

protocol TickerDelegate: AnyObject {
  func tickerDidTick()
}

final class Ticker {
  weak var delegate: TickerDelegate?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.delegate?.tickerDidTick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
