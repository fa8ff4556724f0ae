import Foundation

final class Recorder {
  private enum State {
    case idle
    case ready(Timer)
  }

  private var state = State.idle

  func prepare() {
    guard case .idle = state else { return }
    state = .ready(Timer(timeInterval: 1, repeats: true) { _ in print("level") })
  }

  func record() {
    switch state {
    case .idle: break
    case .ready(let timer): RunLoop.main.add(timer, forMode: .common)
    }
  }

  func stop() {
    guard case .ready(let timer) = state else { return }
    timer.invalidate()
  }
}
