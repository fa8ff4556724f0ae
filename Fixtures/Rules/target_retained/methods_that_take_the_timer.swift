import UIKit

final class ClockView: UIView {
  private var timer: Timer?
  private var other: Timer?
  private var third: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(  // expect: target_retained, default_run_loop_mode(note), missing_invalidate
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    other?.invalidate()
    other = Timer.scheduledTimer(  // expect: target_retained, default_run_loop_mode(note), missing_invalidate
      timeInterval: 1, target: self, selector: #selector(tick(_:times:)), userInfo: nil, repeats: true)
    third?.invalidate()
    third = Timer.scheduledTimer(  // expect: target_retained, default_run_loop_mode(note), missing_invalidate
      timeInterval: 1, target: self, selector: #selector(count(_:)), userInfo: nil, repeats: true)
  }

  @objc private func tick(_ timer: Timer) { print("tick") }

  @objc private func tick(_ timer: Timer, times: Int) { print("tick") }

  @objc private func count(_ number: Int) { print("tick") }
}
