import UIKit

/// Whoever goes on makes a new timer first.
final class KilnController: UIViewController {
  private let label = UILabel()
  private var seconds = 0
  private var firing: Timer?

  @IBAction private func goOn(_ sender: Any) {
    firing?.invalidate()
    firing = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }
    setFiring(true)
  }

  @IBAction private func hold(_ sender: Any) {
    setFiring(false)
  }

  private func setFiring(_ isOn: Bool) {
    if isOn {
      firing.map { RunLoop.main.add($0, forMode: .common) }
      firing?.fireDate = Date(timeIntervalSinceNow: 1)
    } else {
      firing?.invalidate()
    }
  }

  private func step() {
    seconds += 1
    label.text = "\(seconds)"
  }

  deinit { firing?.invalidate() }
}
