import UIKit

@MainActor
final class ScoreModel {
  private var score = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.score += 1 }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func finish() async {
    await Task.yield()
    timer?.invalidate()
    timer = nil
  }

  isolated deinit {
    timer?.invalidate()
  }
}
