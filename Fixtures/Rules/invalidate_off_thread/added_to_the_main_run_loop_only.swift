import Foundation

public final class Heartbeat {
  private var beats = 0
  private var timer: Timer?

  public init() {}

  public func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
