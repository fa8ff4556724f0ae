import Foundation

/// Nothing is meant to end it: the second start is the fault.
final class Lamp {
  static let shared = Lamp()
  private var timer: Timer?
  private var level = 0

  private init() {}

  func start() {
    let timer = Timer(timeInterval: 300, repeats: true) { [weak self] _ in self?.level += 1 }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

final class Switchboard {
  func begin() {
    Lamp.shared.start()
  }

  func beginAgain() {
    Lamp.shared.start()
    Lamp.shared.start()
  }
}
