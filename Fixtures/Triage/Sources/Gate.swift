import Foundation

final class Gate {
  private var timer: Timer!

  func open() {
    timer = Timer(timeInterval: 3, repeats: false) { _ in }
    RunLoop.main.add(timer, forMode: .common)
  }

  func lock() { timer.invalidate(); timer = nil }

  func close() {
    timer.invalidate()
  }
}
