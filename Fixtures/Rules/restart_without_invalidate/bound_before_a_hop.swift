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
    if let timer { timer.invalidate() }  // expect: invalidate_off_thread(warning)
    DispatchQueue.main.async { [weak self] in
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }  // expect: restart_without_invalidate
      RunLoop.main.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  @MainActor func disappear() { timer?.invalidate() }
}
