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
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = NSLocalizedString("local_time", comment: "") + ": " + shortTime(of: Date(), twelveHours: true)
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = longTime(of: Date(), twelveHours: true)
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}
