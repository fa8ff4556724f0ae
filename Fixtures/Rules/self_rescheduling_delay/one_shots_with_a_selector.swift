import UIKit

/// The target lives until the next fire, which makes the next one.
final class PollViewController: UIViewController {
  private var polls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    poll()
  }

  @objc private func poll() {
    polls += 1
    Timer.scheduledTimer(  // expect: self_rescheduling_delay(note)
      timeInterval: 5, target: self, selector: #selector(poll), userInfo: nil, repeats: false)
  }
}

final class Proxy: NSObject {
  weak var owner: Feed?

  init(_ owner: Feed) {
    self.owner = owner
  }

  @objc func poll() {
    owner?.poll()
  }
}

/// The proxy keeps it weakly.
final class Feed {
  private var polls = 0

  @objc func poll() {
    polls += 1
    let timer = Timer(
      timeInterval: 5, target: Proxy(self), selector: #selector(Proxy.poll), userInfo: nil, repeats: false)
    RunLoop.main.add(timer, forMode: .common)
  }
}

/// A timer that can be ended.
final class Clock: NSObject {
  private var ticks = 0
  private var timer: Timer?

  @objc func tick() {
    ticks += 1
    timer = Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }

  func stop() {
    timer?.invalidate()
  }
}

/// One that others get may be ended by them.
final class Reminder: NSObject {
  private var reminders = 0

  @objc func remind() -> Timer {
    reminders += 1
    return Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: #selector(remind), userInfo: nil, repeats: false)
  }
}
