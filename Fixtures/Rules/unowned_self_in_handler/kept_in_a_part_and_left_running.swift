import Foundation

final class Clock {
  private struct State { var timer: Timer? }
  private var state = State()
  private var ticks = 0

  func start() {
    state.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in self.ticks += 1 }  // expect: unowned_self_in_handler
    RunLoop.main.add(timer, forMode: .common)
    state.timer = timer
  }

  func stop() {
    state.timer?.invalidate()
    state.timer = nil
  }
}
