import Dispatch
import UIKit

protocol ClockViewDelegate: AnyObject {
  func clockDidTick()
  func clockIsShown() -> Bool
}

protocol ClockLogDelegate: AnyObject {
  func clockDidTick()
}

final class ScreenViewController: UIViewController, ClockViewDelegate {
  private let label = UILabel()
  func clockDidTick() { label.text = "tick" }
  func clockIsShown() -> Bool { true }
}

final class Log: ClockLogDelegate {
  func clockDidTick() { print("tick") }
}

final class AskedClock {
  weak var delegate: ClockViewDelegate?
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [unowned self] in _ = self.delegate?.clockIsShown() }  // expect: unowned_self_in_handler
    source.activate()
  }

  deinit { source.cancel() }
}

final class LoggedClock {
  weak var delegate: ClockLogDelegate?
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [unowned self] in self.delegate?.clockDidTick() }  // expect: unowned_self_in_handler
    source.activate()
  }

  deinit { source.cancel() }
}
