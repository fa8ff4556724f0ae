import Foundation

final class Recorder {
  private enum State {
    case idle
    case recording(Timer, since: Date)
  }

  private var state = State.idle

  func viewWillAppear() {
    record()
    record()
  }

  private func record() {
    state = .recording(
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("level") },  // expect: restart_without_invalidate, default_run_loop_mode(note)
      since: Date())
  }

  deinit {
    if case .recording(let timer, _) = state { timer.invalidate() }
  }
}

final class Poller {
  enum State {
    case idle
    case polling(Timer)
  }

  private var state: State = .idle

  func appear() {
    poll()
    poll()
  }

  private func poll() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("poll") }  // expect: restart_without_invalidate, default_run_loop_mode(note)
    state = State.polling(timer)
  }

  deinit {
    switch state {
    case .polling(let timer): timer.invalidate()
    case .idle: break
    }
  }
}
