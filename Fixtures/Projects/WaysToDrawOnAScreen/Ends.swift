import UIKit

/// How long it runs: who scrolls for longer than that sees it go on.


/// Ten fires take a second.
final class TenFires: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var count = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
    if count >= 10 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// A hundred take longer.
final class ManyFires: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var count = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
    if count >= 100 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// It counts down.
final class CountedDown: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var left = 5

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    left = 5
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    left -= 1
    guard left > 0 else {
      timer?.invalidate()
      return
    }
    label.text = "\(Date())"
  }
}

/// It counts down from more.
final class CountedFromMore: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var left = 50

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    left = 50
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    left -= 1
    guard left > 0 else {
      timer?.invalidate()
      return
    }
    label.text = "\(Date())"
  }
}

/// Steps of a tenth.
final class Progress: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var progress = 0.0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    progress = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    progress += 0.1
    if progress >= 1 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// Steps of a hundredth.
final class SlowProgress: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var progress = 0.0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    progress = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    progress += 0.01
    if progress >= 1 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// Measured with the clock.
final class Elapsed: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var began = Date()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    began = Date()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    if Date().timeIntervalSince(began) > 1 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// For ten seconds.
final class ElapsedLong: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var began = Date()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    began = Date()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    if Date().timeIntervalSince(began) > 10 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// The difference has a name.
final class ElapsedLocal: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var began = 0.0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    began = CACurrentMediaTime()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    let elapsed = CACurrentMediaTime() - began
    if elapsed >= 0.5 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// A share of a second.
final class ElapsedShare: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var began = 0.0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    began = CACurrentMediaTime()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    let share = (CACurrentMediaTime() - began) / 0.5
    if share >= 1 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// Either of two limits ends it.
final class ElapsedOrLater: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var began = 0.0
  private var count = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    began = CACurrentMediaTime()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
    let elapsed = CACurrentMediaTime() - began
    if elapsed >= 0.5 || count > 1000 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// Both limits have to be reached.
final class ElapsedAndLater: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var began = 0.0
  private var count = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    began = CACurrentMediaTime()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
    let elapsed = CACurrentMediaTime() - began
    if elapsed >= 0.5 && count > 1000 { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// The limit is not known.
final class UnknownLimit: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var count = 0
  var limit = UserDefaults.standard.integer(forKey: "l")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count = 0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    count += 1
    if count >= limit { timer?.invalidate() }
    label.text = "\(Date())"
  }
}

/// It ends when something else has.
final class Asked: UITableViewController {
  private var timer: Timer?
  private let label = UILabel()
  private var isDone = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    if isDone { timer?.invalidate() }
    label.text = "\(Date())"
  }

  func finish() { isDone = true }
}
