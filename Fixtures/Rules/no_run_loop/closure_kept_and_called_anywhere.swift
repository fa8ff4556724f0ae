import Foundation

final class Loader {
  var whenReady: (() -> Void)?
  private let queue = DispatchQueue(label: "loader")

  func load(fromCache: Bool) {
    if fromCache {
      DispatchQueue.main.async { self.whenReady?() }
    } else {
      queue.async { self.whenReady?() }
    }
  }
}

final class Feed {
  private let loader = Loader()
  private var timer: Timer?

  func begin() {
    loader.whenReady = {
      guard self.timer == nil else { return }
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("beat") }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
    loader.load(fromCache: true)
  }

  deinit {
    timer?.invalidate()
  }
}
