import UIKit

/// It only grows pale while it counts, so a second touch starts a second timer.
final class PaleButton: UIButton {
  private var countdown: Timer?

  private var secondsLeft = 0 {
    willSet {
      if newValue <= 0 { isCounting = false }
    }
  }

  private var isCounting = false {
    willSet {
      if newValue {
        countdown?.invalidate()
        let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        countdown = timer
        secondsLeft = 5
      } else {
        countdown?.invalidate()
        countdown = nil
      }
      alpha = newValue ? 0.5 : 1
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(send), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  deinit { countdown?.invalidate() }

  @objc private func send() { isCounting = true }

  @objc private func tick() { secondsLeft -= 1 }
}
