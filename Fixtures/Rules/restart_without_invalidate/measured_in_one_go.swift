import Foundation

/// Each measurement is over before the loop turns.
final class Sampler {
  private var timer: Timer?

  func sampleAll(_ names: [String]) {
    for name in names {
      begin(name)
      usleep(1000)
      end()
    }
  }

  private func begin(_ name: String) {
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print(name) }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() {
    timer?.invalidate()
    timer = nil
  }
}
