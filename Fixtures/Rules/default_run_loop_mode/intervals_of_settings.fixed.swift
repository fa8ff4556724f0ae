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
    let timer = Timer(timeInterval: pause, repeats: true) { [weak self] _ in
      self?.showAge()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: settings.pause, repeats: true) { [weak self] _ in
      self?.showAge()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: pause ?? 3, repeats: true) { [weak self] _ in
      self?.showLevel()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in
      self?.showStep()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func watchDose() {
    dose?.invalidate()
    let dose = Timer(timeInterval: .minutes(5), repeats: true) { [weak self] _ in
      self?.showStep()
    }
    RunLoop.current.add(dose, forMode: .common)
    self.dose = dose
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
    let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in
      self?.showStep()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func watchSecond() {
    second?.invalidate()
    let second = Timer(timeInterval: .seconds(1), repeats: true) { [weak self] _ in
      self?.showStep()
    }
    RunLoop.current.add(second, forMode: .common)
    self.second = second
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
