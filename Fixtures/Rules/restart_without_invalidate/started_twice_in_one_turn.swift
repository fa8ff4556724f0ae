import Foundation

/// Each start stops the old timer, and makes the new one a turn later: of two starts in one turn, both are made.
final class Uploader {
  private var timer: Timer?

  func start() {
    timer?.invalidate()  // expect: invalidate_off_thread(warning)
    DispatchQueue.main.async { self.make() }
  }

  private func make() {
    let timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class Queue {
  private let uploader = Uploader()

  func fill() {
    uploader.start()
    uploader.start()
  }
}
