import UIKit

final class LevelViewController: UIViewController {
  private let label = UILabel()
  private let gauge = GaugeView()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      label.setNeedsLayout()  // expect: ui_update_off_main(warning)
      label.layer.cornerRadius = 4  // expect: ui_update_off_main(warning)
      gauge.turn()
      label.blink()
      dismiss(animated: false)  // expect: ui_update_off_main(warning)
    }
    timer.activate()
  }

  deinit { timer.activate() }
}

final class GaugeView: UIView {
  func turn() {
    alpha = 0.5  // expect: ui_update_off_main(warning)
    self.isHidden = false  // expect: ui_update_off_main(warning)
    setNeedsDisplay()  // expect: ui_update_off_main(warning)
    turnBack(1)
  }

  private func turnBack(_ depth: Int) {
    if depth > 0 { turnBack(depth - 1) }
    self.setNeedsLayout()  // expect: ui_update_off_main(warning)
  }
}

extension UILabel {
  func blink() {
    alpha = 0  // expect: ui_update_off_main(warning)
  }
}
