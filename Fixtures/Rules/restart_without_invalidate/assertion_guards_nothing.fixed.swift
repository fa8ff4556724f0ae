import Foundation

public final class Watchdog {
  private var timer: Timer?
  private var count = 0

  public func start() {
    assert(timer == nil, "started twice")
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
