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
    source.setEventHandler { [weak self] in
      guard let self else { return }
      _ = self.delegate?.clockIsShown()
    }
    source.activate()
  }

  deinit { source.cancel() }
}

final class LoggedClock {
  weak var delegate: ClockLogDelegate?
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.delegate?.clockDidTick() }
    source.activate()
  }

  deinit { source.cancel() }
}
