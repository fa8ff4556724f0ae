import Foundation

protocol TickerDelegate: AnyObject {
  func tickerDidTick(_ ticker: Ticker)
}

final class Ticker {
  weak var delegate: TickerDelegate?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      self.delegate?.tickerDidTick(self)
    }
  }

  deinit {
    timer?.invalidate()
  }
}
