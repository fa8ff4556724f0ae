import Foundation

final class Recorder {
  private enum State {
    case idle
    case recording(Timer)
  }

  private var state = State.idle
  private var level = 0

  func record() {
    guard case .idle = state else { return }
    state = .recording(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.level += 1 })  // expect: invalidate_only_in_deinit, default_run_loop_mode(note)
  }

  deinit {
    if case .recording(let timer) = state { timer.invalidate() }
  }
}

final class Listener {
  private enum State {
    case idle
    case listening(Timer)
  }

  private var state = State.idle
  private var level = 0

  func listen() {
    guard case .idle = state else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
    RunLoop.main.add(timer, forMode: .common)
    state = .listening(timer)
  }

  deinit {
    if case .listening(let timer) = state { timer.invalidate() }
  }
}
