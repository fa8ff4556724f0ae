import UIKit

final class FadingView: UIView {
  func fadeOut() {
    let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(fade(_:)), userInfo: nil, repeats: true)  // expect: target_retained(note)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func fade(_ timer: Timer) {
    alpha -= 0.1
    if alpha <= 0 { timer.invalidate() }
  }
}
