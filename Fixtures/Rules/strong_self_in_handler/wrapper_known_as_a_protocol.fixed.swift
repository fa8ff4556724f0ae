import Foundation

protocol Ticking: AnyObject {
  var onTick: (() -> Void)? { get set }
  func start()
  func stop()
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

  func stop() {
    timer?.invalidate()
    timer = nil
    onTick = nil
  }

  deinit {
    timer?.invalidate()
  }
}

final class Counter {
  private let ticking: any Ticking
  private var count = 0

  init(ticking: any Ticking = Ticker()) {
    self.ticking = ticking
  }

  func open() {
    ticking.onTick = { [weak self] in self?.count += 1 }
    ticking.start()
  }
}

final class Meter {
  private let ticking: any Ticking = Ticker()
  private var level = 0

  func open() {
    ticking.onTick = { [weak self] in self?.level += 1 }
    ticking.start()
  }

  func close() {
    ticking.stop()
  }
}

final class Gauge {
  private let ticking: any Ticking = Ticker()
  private var level = 0

  func open() {
    ticking.onTick = { [weak self] in self?.level += 1 }
    ticking.start()
  }
}
