import Foundation

protocol Ticking: AnyObject {
  func start()
}

final class Ticker: Ticking {
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("tick") }  // expect: no_run_loop
  }

  deinit {
    timer?.invalidate()
  }
}

enum Tickers {
  static func make() -> Ticking { Ticker() }
}

final class Worker {
  private let queue = DispatchQueue(label: "worker")
  private var ticker: Ticking?

  func run() {
    queue.async {
      let ticker = Tickers.make()
      ticker.start()
      self.ticker = ticker
    }
  }
}
