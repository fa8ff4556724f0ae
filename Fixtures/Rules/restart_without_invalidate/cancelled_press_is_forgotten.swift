import UIKit

final class HoldController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
  }

  @objc private func held(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.step() }  // expect: restart_without_invalidate(warning)
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    case .ended:
      timer?.invalidate()
    default:
      break
    }
  }

  private func step() { view.setNeedsLayout() }

  deinit {
    timer?.invalidate()
  }
}
