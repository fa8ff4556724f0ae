import UIKit

/// What the label shows changes once a minute, or more often.


/// A number of minutes, as the division of whole numbers truncates.
final class WholeLocal: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left / 60) min"
  }
}

/// The type is written.
final class WholeTyped: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left: Int = count()
    label.text = "\(left / 60) min"
  }

  private func count() -> Int { Int(end.timeIntervalSinceNow) }
}

/// A property is whole.
final class WholeMember: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds: Int = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    seconds += 1
    label.text = "\(seconds / 60) min"
  }
}

/// The fraction changes with every fire.
final class Fraction: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = end.timeIntervalSinceNow
    label.text = "\(left / 60) min"
  }
}

/// So does that of a property.
final class FractionOfMember: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds: Double = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    seconds += 1
    label.text = "\(seconds / 60) min"
  }
}

/// The first operand tells the type of a sum.
final class WholeSum: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds: Int = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    seconds += 1
    label.text = "\((seconds + 30) / 60) min"
  }
}

/// It changes every ten seconds.
final class TenSeconds: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds: Int = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    seconds += 1
    label.text = "\(seconds / 10) steps"
  }
}

/// Hours of a day.
final class Hours: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left / 3600 % 24) h"
  }
}

/// Seconds of a minute.
final class Seconds: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left % 60 % 24) s"
  }
}

/// Hours and minutes in one number.
final class Sum: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left / 3600 * 100 + left / 60)"
  }
}

/// One of the parts is seconds.
final class SumWithSeconds: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left / 60 - left % 60)"
  }
}

/// Rounded minutes.
final class Rounded: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = end.timeIntervalSinceNow
    label.text = "\(floor(left / 60)) min"
  }
}

/// Rounded seconds.
final class RoundedSeconds: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = end.timeIntervalSinceNow
    label.text = "\(floor(left / 1)) s"
  }
}

/// Both numbers are minutes or more.
final class Formatted: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = String(format: "%d %d", left / 3600, left / 60)
  }
}

/// One of them is seconds.
final class FormattedWithSeconds: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = String(format: "%d:%d", left / 60, left % 60)
  }
}

/// Minutes or a number that stays.
final class Either: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left > 0 ? left / 60 : 0) min"
  }
}

/// Minutes or seconds.
final class EitherOrSeconds: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private let end = Date.distantFuture

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left > 60 ? left / 60 : left)"
  }
}
