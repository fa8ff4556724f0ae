import Foundation

/// Its one-shot lets the closure go: the circle opens by itself.
final class LateWrite {
  private var timer: Timer?
  private var action: (() -> Void)?

  func plan(after delay: TimeInterval, _ action: @escaping () -> Void) {
    self.action = action
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in self?.write() }
  }

  func write() {
    timer?.invalidate()
    timer = nil
    action?()
    action = nil
  }

  deinit { timer?.invalidate() }
}

final class Settings {
  private let lateWrite = LateWrite()
  private var values: [String: Int] = [:]

  func set(_ value: Int, for key: String) {
    values[key] = value
    lateWrite.plan(after: 10) { UserDefaults.standard.set(self.values, forKey: "values") }
  }
}
