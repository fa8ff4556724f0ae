import Foundation

/// The second check starts at the end of the first, whose task the same property holds.
@MainActor
final class ScreenWatcher {
  private var check: Task<Void, Never>?
  private var screens = 0

  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(screensChanged), name: Notification.Name("screens"), object: nil)
  }

  @objc private func screensChanged() {
    check?.cancel()
    check = Task { [weak self] in
      do {
        try await Task.sleep(for: .seconds(1))
      } catch {
        return
      }
      self?.look()
    }
  }

  private func look() {
    screens += 1
    lookAgain()
  }

  private func lookAgain() {
    check = Task { [weak self] in
      do {
        try await Task.sleep(for: .seconds(5))
      } catch {
        return
      }
      self?.report()
    }
  }

  private func report() { print("screens: \(screens)") }
}
