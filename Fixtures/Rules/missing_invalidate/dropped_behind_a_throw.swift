import Foundation

struct Busy: Error {}

/// The condition may say that the timer has ended.
final class Job {
  private var timer: Timer?
  private var isBusy = false

  func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.isBusy = true }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func clear() throws {
    if isBusy { throw Busy() }
    timer = nil
  }

  func stop() {
    timer?.invalidate()
    isBusy = false
  }
}
