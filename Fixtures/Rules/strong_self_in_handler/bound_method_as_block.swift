import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true, block: self.update)  // expect: strong_self_in_handler(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func update(_ timer: Timer) {
    label.text = Date().description
  }
}
