import Foundation

protocol Ticking: AnyObject {}

extension Ticking {
  func tick(every interval: TimeInterval, repeats: Bool = false, action: @escaping () -> Void) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { _ in action() }
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

final class Journal: Ticking {
  private var timer: Timer?

  func writeLater() {
    timer?.invalidate()
    timer = tick(every: 1) { print("written") }
  }

  func stop() {
    timer?.invalidate()
  }
}
