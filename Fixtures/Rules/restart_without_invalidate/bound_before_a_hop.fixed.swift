import Foundation

final class Meter {
  private var timer: Timer?
  private var level = 0

  func appear() {
    measure()
    measure()
  }

  /// The second call finds no timer yet.
  private func measure() {
    if let timer { timer.invalidate() }
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  @MainActor func disappear() { timer?.invalidate() }
}
