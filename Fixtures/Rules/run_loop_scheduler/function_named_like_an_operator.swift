import Foundation

/// These are functions of their own, with the names of operators.
final class Inbox {
  private func receive(on loop: RunLoop) {}
  private func delay(for seconds: Double, scheduler: RunLoop) {}

  func open() {
    receive(on: RunLoop.main)
    delay(for: 1, scheduler: RunLoop.main)
    subscribe(on: RunLoop.main)
  }
}

func subscribe(on loop: RunLoop) {}
