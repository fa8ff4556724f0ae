import UIKit

final class PageController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: [1], repeats: true)  // expect: target_retained(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      timer?.invalidate()
      timer = nil
    }
  }

  @objc private func tick(_ timer: Timer) { view.setNeedsLayout() }
}
