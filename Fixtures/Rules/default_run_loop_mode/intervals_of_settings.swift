import UIKit

/// The user chooses; whoever does not gets half a minute.
final class FeedController: UITableViewController {
  private let age = UILabel()
  private var settings: Settings?
  private var count = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let pause = settings?.pause ?? 30.0
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showAge()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func showAge() {
    count += 1
    age.text = "\(count)"
  }
}

struct Settings {
  var pause: TimeInterval

  init(pause: TimeInterval = 60) {
    self.pause = pause
  }
}

func changed(_ settings: Settings, to value: Double) -> Settings {
  var settings = settings
  settings.pause = value
  return settings
}

final class PricesController: UITableViewController {
  private let age = UILabel()
  private var count = 0
  private var timer: Timer?

  func watch(_ settings: Settings) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: settings.pause, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showAge()
    }
  }

  deinit { timer?.invalidate() }

  private func showAge() {
    count += 1
    age.text = "\(count)"
  }
}

/// A default that is as short as this may be set for the eye.
final class LevelController: UITableViewController {
  private let level = UILabel()
  private var count = 0
  private var timer: Timer?

  func watch(every pause: TimeInterval?) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: pause ?? 3, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.showLevel()
    }
  }

  deinit { timer?.invalidate() }

  private func showLevel() {
    count += 1
    level.text = "\(count)"
  }
}

/// Milliseconds by default, and a unit by name.
final class OrderController: UITableViewController {
  private let step = UILabel()
  private var count = 0
  private var timer: Timer?
  private var dose: Timer?

  func watch(milliseconds: Double = 15000) {
    let seconds = milliseconds / 1000.0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showStep()
    }
  }

  func watchDose() {
    dose?.invalidate()
    dose = Timer.scheduledTimer(withTimeInterval: .minutes(5), repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showStep()
    }
  }

  deinit {
    timer?.invalidate()
    dose?.invalidate()
  }

  private func showStep() {
    count += 1
    step.text = "\(count)"
  }
}

/// A part of a second, whatever it is computed from.
final class ReactionController: UITableViewController {
  private let step = UILabel()
  private var count = 0
  private var timer: Timer?
  private var second: Timer?

  func watch(milliseconds: Double = 150) {
    let seconds = milliseconds / 1000.0
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.showStep()
    }
  }

  func watchSecond() {
    second?.invalidate()
    second = Timer.scheduledTimer(withTimeInterval: .seconds(1), repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.showStep()
    }
  }

  deinit {
    timer?.invalidate()
    second?.invalidate()
  }

  private func showStep() {
    count += 1
    step.text = "\(count)"
  }
}
