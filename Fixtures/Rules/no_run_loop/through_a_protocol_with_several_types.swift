import Foundation

protocol Ticking: AnyObject {
  func start()
}

final class Ticker: Ticking {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class SilentTicker: Ticking {
  func start() {}
}

final class Worker {
  private let queue = DispatchQueue(label: "worker")
  private let ticker: Ticking

  init(_ ticker: Ticking) {
    self.ticker = ticker
  }

  func run() {
    queue.async { self.ticker.start() }
  }
}
