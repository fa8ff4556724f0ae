import Dispatch
import UIKit

protocol ClockViewDelegate: AnyObject {
  func clockDidTick()
  func clockIsShown() -> Bool
}

final class ScreenViewController: UIViewController, ClockViewDelegate {
  private let label = UILabel()
  func clockDidTick() { label.text = "tick" }
  func clockIsShown() -> Bool { true }
}

/// What a view does with it happens on the thread on which the owner dies.
final class ShownClock {
  weak var delegate: ClockViewDelegate?
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [unowned self] in self.delegate?.clockDidTick() }
    source.activate()
  }

  deinit { source.cancel() }
}
