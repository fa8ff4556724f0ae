import Foundation

final class Loader {
  private var whenReady: (() -> Void)?

  func load(_ whenReady: @escaping () -> Void) {
    self.whenReady = whenReady
  }

  func finish() {
    whenReady?()
    whenReady = nil
  }
}

final class Feed {
  private let loader = Loader()
  private var timer: Timer?

  func begin() {
    loader.load {
      self.timer?.invalidate()
      self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("late") }
    }
  }
}
