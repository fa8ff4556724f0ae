import UIKit

final class ScoreModel {
  private var score = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.score += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    DispatchQueue.main.async { self.timer?.invalidate() }  // expect: dying_self_captured(error)
  }
}
