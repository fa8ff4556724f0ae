import UIKit

final class CountdownLabel: UILabel {
  func countDown(from start: Int) {
    var left = start
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      left -= 1
      self?.text = "\(left)"
      if left <= 0 || self == nil { timer.invalidate() }
    }
    RunLoop.current.add(timer, forMode: .common)
  }
}
