import UIKit

/// A touch that the system cancels stops nothing, and the next one starts a second timer.
final class HalfHeldController: UIViewController {
  private let button = UIButton()
  private let other = UIButton()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(press), for: .touchDown)
    button.addTarget(self, action: #selector(lift), for: [.touchUpInside, .touchUpOutside])
    other.addTarget(self, action: #selector(lift), for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    lift()
  }

  @objc private func press() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func lift() {
    timer?.invalidate()
    timer = nil
  }
}
