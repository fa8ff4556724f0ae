import Foundation

final class Banner {
  private(set) var isShown = false
  private(set) var message: String?
  private(set) var count = 0
  private(set) var step = 0
  private let deadline = DispatchTime.now() + 3

  init() {
    isShown = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.isShown = false }
  }

  /// A sum is no reset.
  func add() {
    step = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.step += 1 }
  }

  /// Neither is the same value once more, nor another property.
  func show() {
    isShown = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.isShown = true }
    count = 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.message = nil }
  }

  func tell() {
    count = 1
    DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in  // expect: stale_delayed_reset
      print("told")
      self?.count = 0
    }
  }

  /// What is set after the delay was begun is set nevertheless; only what comes before is looked at.
  func begin() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.isShown = false }
    isShown = true
  }

  func showUnlessShown() {
    if !isShown {
      isShown = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.isShown = false }
    }
  }

  func showOrLeave() {
    if count > 3 { print("often") }
    if isShown { return }
    isShown = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.isShown = false }
  }

  func showOften() {
    if count > 3 {
      isShown = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in  // expect: stale_delayed_reset
        self?.isShown = false
      }
    }
  }
}
