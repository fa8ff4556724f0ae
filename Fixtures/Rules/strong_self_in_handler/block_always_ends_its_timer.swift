import UIKit

final class UnlockView: UIView {
  private var attempts = 0

  func retry(_ work: @escaping () -> Bool) {
    let timer = Timer(timeInterval: 1, repeats: true) { timer in
      self.attempts += 1
      if work() || self.attempts > 5 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
