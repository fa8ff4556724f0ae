import Foundation

/// Each build has one of the two.
final class Clock {
  #if DEBUG
    private var timer: Timer? { didSet { print("set") } }
  #else
    private var timer: Timer?
  #endif

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func tick() { print("tick") }

  deinit { timer?.invalidate() }
}
