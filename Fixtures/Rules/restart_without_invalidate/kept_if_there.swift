import Foundation

/// The old timer is taken where there is one.
final class Beats {
  private var timer: Timer?
  private var others: [Int: Timer] = [:]

  func begin(_ key: Int) {
    timer = timer ?? Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    timer.map { RunLoop.main.add($0, forMode: .common) }
    let other = others[key] ?? Timer(timeInterval: 1, repeats: true) { _ in print("tock") }
    RunLoop.main.add(other, forMode: .common)
    others[key] = other
  }

  func beginTwice() {
    begin(1)
    begin(1)
  }

  func end() {
    timer?.invalidate()
    others.values.forEach { $0.invalidate() }
  }
}
