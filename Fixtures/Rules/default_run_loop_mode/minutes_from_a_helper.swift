import UIKit

/// The helper leaves out the seconds: a fire of the timer seldom changes what is seen.
func shortTime(of date: Date, twelveHours: Bool) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = twelveHours ? "h:mm a" : "HH:mm"
  return formatter.string(from: date)
}

func longTime(of date: Date, twelveHours: Bool) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = twelveHours ? "h:mm:ss a" : "HH:mm:ss"
  return formatter.string(from: date)
}

final class BarView: UIScrollView {
  private let label = UILabel()
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    timer = nil
    guard window != nil else { return }
    addSubview(label)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = NSLocalizedString("local_time", comment: "") + ": " + shortTime(of: Date(), twelveHours: true)
    }
  }
}

final class ClockView: UIScrollView {
  private let label = UILabel()
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    timer = nil
    guard window != nil else { return }
    addSubview(label)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = longTime(of: Date(), twelveHours: true)
    }
  }
}
