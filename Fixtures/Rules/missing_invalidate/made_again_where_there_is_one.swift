import UIKit

/// Ticks on after its owner is gone, but this owner lives as long as the application: it is made where there is none.
final class Clock {
  private var timer: Timer?
  private var minutes = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.minutes += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// A new one takes the place of the old one, whose timer goes on.
final class Meter {
  private var timer: Timer?
  private var minutes = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.minutes += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var clock: Clock?
  var meter: Meter?

  func applicationDidBecomeActive(_ application: UIApplication) {
    if clock == nil {
      clock = Clock()
    }
    if meter != nil {
      meter = Meter()
    }
  }

  func measure() {
    if meter == nil {
      meter = Meter()
    }
  }
}
