import Foundation

final class Recorder {
  private enum State {
    case idle
    case recording(Timer)
  }

  private var state = State.idle

  func appear() {
    record()
    record()
  }

  private func record() {
    guard case .idle = state else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("level") }
    RunLoop.main.add(timer, forMode: .common)
    state = .recording(timer)
  }

  deinit {
    if case .recording(let timer) = state { timer.invalidate() }
  }
}

final class Poller {
  private enum State {
    case idle
    case polling(Timer)
  }

  private var state: State = .idle

  func appear() {
    poll()
    poll()
  }

  private func poll() {
    switch state {
    case .polling: return
    case .idle: break
    }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("poll") }
    RunLoop.main.add(timer, forMode: .common)
    state = .polling(timer)
  }

  func again() {
    switch state {
    case .polling: break
    case .idle:
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("poll") }
      RunLoop.main.add(timer, forMode: .common)
      state = .polling(timer)
    }
  }

  deinit {
    if case let .polling(timer) = state { timer.invalidate() }
  }
}

final class Uploader {
  private enum State {
    case idle
    case waiting(Timer)

    func end() {
      if case .waiting(let timer) = self { timer.invalidate() }
    }
  }

  private var state = State.idle

  func appear() {
    wait()
    wait()
  }

  private func wait() {
    state.end()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("upload") }
    RunLoop.main.add(timer, forMode: .common)
    state = .waiting(timer)
  }

  deinit { state.end() }
}

final class Observed {
  private enum State {
    case idle
    case ticking(Timer)
  }

  private var state = State.idle {
    didSet {
      if case .ticking(let timer) = oldValue { timer.invalidate() }
    }
  }

  private var other = Other.idle {
    didSet { oldValue.end() }
  }

  private enum Other {
    case idle
    case ticking(Timer)

    func end() {
      if case .ticking(let timer) = self { timer.invalidate() }
    }
  }

  func appearAgain() {
    tickAgain()
    tickAgain()
  }

  private func tickAgain() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    other = .ticking(timer)
  }

  func disappearAgain() { other = .idle }

  func appear() {
    tick()
    tick()
  }

  private func tick() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    state = .ticking(timer)
  }

  func disappear() { state = .idle }
}

final class Stopped {
  private enum State {
    case idle
    case ticking(Timer)
  }

  private var state = State.idle

  func appear() {
    tick()
    tick()
  }

  private func tick() {
    stop()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    state = .ticking(timer)
  }

  private func stop() {
    if case .ticking(let timer) = state { timer.invalidate() }
    state = .idle
  }

  deinit { stop() }
}
