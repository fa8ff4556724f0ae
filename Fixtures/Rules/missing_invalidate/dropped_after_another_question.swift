import Foundation

final class Clock {
  private var timer: Timer?
  private var isLogged = false

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func pause() {
    if isLogged { print("paused") }
    timer = nil  // expect: missing_invalidate(warning)
    guard isLogged else { return }
    print("logged")
  }

  func stop() { timer?.invalidate() }

  deinit { stop() }
}
