import Foundation

final class Loader {
  private var whenReady: (() -> Void)?
  private let queue = DispatchQueue(label: "loader")

  func load(_ whenReady: @escaping () -> Void) {
    self.whenReady = whenReady
    queue.async {
      print("loaded")
      self.whenReady?()
      self.whenReady = nil
    }
  }
}

final class Feed {
  private let loader = Loader()
  private var timer: Timer?

  func begin() {
    loader.load {
      guard self.timer == nil else { return }
      self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("beat") }  // expect: no_run_loop
    }
  }

  deinit {
    timer?.invalidate()
  }
}
