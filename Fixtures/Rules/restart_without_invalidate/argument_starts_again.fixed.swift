import UIKit

final class LampController: UIViewController {
  private var lamp: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(light)))
  }

  @objc private func light() {
    setLamp(isLit: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setLamp(isLit: false)
  }

  private func setLamp(isLit: Bool) {
    if isLit {
      lamp?.invalidate()
      lamp = Timer(timeInterval: 1, repeats: true) { _ in print("flash") }
      lamp.map { RunLoop.main.add($0, forMode: .common) }
    } else {
      lamp?.invalidate()
    }
  }
}
