import Foundation

protocol Ticking: AnyObject {
  var onTick: (() -> Void)? { get set }
  func start()
}

final class Ticker: Ticking {
  var onTick: (() -> Void)?
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.onTick?() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

// Tells once and forgets whom it told.
final class Bell: Ticking {
  var onTick: (() -> Void)?

  func start() {
    onTick?()
    onTick = nil
  }
}

final class Counter {
  private let ticking: any Ticking
  private var count = 0

  init(ticking: any Ticking) {
    self.ticking = ticking
  }

  func open() {
    ticking.onTick = { self.count += 1 }
    ticking.start()
  }
}
