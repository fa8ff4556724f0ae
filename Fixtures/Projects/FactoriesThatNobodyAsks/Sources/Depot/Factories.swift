import Foundation

/// The protocol asks for both; code of the program asks only for the reporter.
protocol Container {
  func makeSweeper() -> Sweeper
  func makeReporter() -> Reporter
}

final class MainContainer: Container {
  private let factory = Factory()
  func makeSweeper() -> Sweeper { factory.makeSweeper() }
  func makeReporter() -> Reporter { factory.makeReporter() }
}

final class Factory {
  func makeSweeper() -> Sweeper { Sweeper() }
  func makeReporter() -> Reporter { Reporter() }
}

/// Only factories that call each other make it.
final class Sweeper {
  init() {
    Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in self.sweep() }  // expect: strong_self_in_handler(note), missing_invalidate(note)
  }

  private func sweep() { print("swept") }
}

final class Reporter {
  func report() {
    let round = Round()
    round.begin()
  }
}

/// Each report makes one.
final class Round {
  func begin() {
    Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in self.walk() }  // expect: strong_self_in_handler(warning), missing_invalidate(warning)
  }

  private func walk() { print("walked") }
}
