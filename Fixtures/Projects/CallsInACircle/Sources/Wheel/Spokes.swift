import Foundation

/// Each of the two makes the other and calls it: that the first comes from the program's own code is enough for both.
final class Spoke {
  let hub: Hub

  init(_ hub: Hub) { self.hub = hub }

  func again() {
    Hub().turn()
    hub.begin()
  }
}

final class Hub {
  func turn() {
    Spoke(self).again()
  }

  func begin() {
    let ticker = Ticker()
    ticker.start()
  }
}

final class Ticker {
  func start() {
    let timer = Timer(timeInterval: 30, repeats: true) { _ in self.tick() }  // expect: strong_self_in_handler(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
  }

  private func tick() { print("tick") }
}
