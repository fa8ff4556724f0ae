import Foundation

/// Nothing in this file calls the private method, and no other file can: what begins elsewhere under that name is
/// something else.
final class Room {
  private var timer: Timer?
  private var guests: [Int] = []

  private func startTimer() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 15, repeats: true) { [weak self] _ in self?.guests.removeAll() }
  }
}
