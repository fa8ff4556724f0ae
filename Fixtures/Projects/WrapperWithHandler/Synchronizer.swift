import Foundation

final class Synchronizer {
  private let timer = RepeatingTimer(interval: .seconds(60))
  private var runs = 0

  init() {
    timer.eventHandler = { self.runs += 1 }  // expect: strong_self_in_handler(warning)
    timer.resume()
  }
}

final class Cleaner {
  private let timer = RepeatingTimer(interval: .seconds(60))
  private var runs = 0

  init() {
    timer.eventHandler = { [weak self] in self?.runs += 1 }
    timer.resume()
  }
}
