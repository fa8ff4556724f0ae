import Foundation

struct Unplugged: Error {}

/// Where the device is gone, the old timer has ended and no new one is made.
final class Sampler {
  private var timer: Timer?
  var isPlugged = true

  func restart() throws {
    timer?.invalidate()
    if !isPlugged { throw Unplugged() }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.sample() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func sample() { print("sample") }
}
