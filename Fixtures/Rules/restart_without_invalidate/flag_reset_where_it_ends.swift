import Foundation

/// The flag goes back only where the timer ends: in the pause itself, or in what all that call it do first.
public final class TurnCounter {
  private var timer: Timer?
  private var isCounting = false
  private var turns = 0

  public init() {}

  public func start() {
    guard !isCounting else { return }
    isCounting = true
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.turns += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public func pause() {
    isCounting = false
    timer?.invalidate()
  }

  public func finish() {
    timer?.invalidate()
    tidy()
  }

  private func tidy() {
    isCounting = false
  }

  deinit {
    timer?.invalidate()
  }
}
