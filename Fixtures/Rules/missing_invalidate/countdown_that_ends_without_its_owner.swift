import UIKit

/// An action starts it, and its handler ends it: when the count is down, and when the screen is gone.
final class ResendController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(resend), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(label)
  }

  @objc private func resend() {
    button.isEnabled = false
    count(from: 30)
  }

  private func count(from start: Int) {
    seconds = start
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.countDown()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func countDown() {
    seconds -= 1
    label.text = "\(seconds)"
    guard seconds <= 0 else { return }
    timer?.invalidate()
    timer = nil
    button.isEnabled = true
  }
}
