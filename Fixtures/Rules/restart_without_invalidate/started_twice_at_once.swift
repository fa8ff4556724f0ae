import Foundation

/// The second start stops the timer of the first one.
final class Downloader {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    make()
  }

  private func make() {
    let timer = Timer(timeInterval: 30, repeats: true) { _ in print("download") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class Shelf {
  private let left = Downloader()
  private let right = Downloader()

  func fill() {
    left.start()
    left.start()
    right.start()
  }
}
