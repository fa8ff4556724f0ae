import Foundation

/// The limit bounds how often it starts, not how many run.
public final class Redialer {
  private var timer: Timer?
  private var attempts = 0
  private let limit: Int
  private var rings = 0

  public init(limit: Int) { self.limit = limit }

  public func dial() {
    guard attempts < limit else { return }
    attempts += 1
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.rings += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
