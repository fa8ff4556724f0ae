import UIKit

/// How often the label changes is not a number, but its unit is known.


/// Minutes.
final class Minutes: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: minutes * 60, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// Converted minutes.
final class Converted: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: TimeInterval(minutes * 60), repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// Minutes by a name.
final class Named: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }

  private var pause: TimeInterval { minutes * 60 }
}

/// Hours by a name.
final class NamedConstant: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }

  private let pause = TimeInterval(UserDefaults.standard.double(forKey: "h") * 3600)
}

/// Minutes, or a part of a second.
final class NamedWithAnother: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }

  private var pause: TimeInterval {
    if rate > 0 { return rate }
    return minutes * 60
  }
}

/// Minutes or hours.
final class NamedByTwo: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(note)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }

  private var pause: TimeInterval {
    if rate > 0 { return rate * 3600 }
    return minutes * 60
  }
}

/// Half minutes.
final class Halves: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: minutes * 30, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// A minute and something.
final class More: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: rate + 60, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// A part of a minute.
final class Quotient: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60 / rate, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// It may have been changed since.
final class Changed: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")
  var pause = UserDefaults.standard.double(forKey: "h") * 3600

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// A number of unknown unit.
final class Read: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: rate, repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }
}

/// What a function of the tree makes of it.
final class Made: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  var minutes = UserDefaults.standard.double(forKey: "m")
  var rate = UserDefaults.standard.double(forKey: "r")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: half(minutes * 60), repeats: true) { [weak self] _ in self?.show() }  // expect: default_run_loop_mode(warning)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = "\(Date())"
  }

  private func half(_ pause: TimeInterval) -> TimeInterval { pause / 200 }
}
