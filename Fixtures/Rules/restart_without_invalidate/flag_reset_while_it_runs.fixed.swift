import Foundation

/// A pause makes the next start pass, but leaves the timer running.
public final class LapCounter {
  private var timer: Timer?
  private var isCounting = false
  private var laps = 0

  public init() {}

  public func start() {
    guard !isCounting else { return }
    isCounting = true
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.laps += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public func pause() {
    isCounting = false
  }

  deinit {
    timer?.invalidate()
  }
}
