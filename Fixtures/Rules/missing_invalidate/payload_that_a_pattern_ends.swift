import Foundation

final class Recorder {
  private enum State {
    case idle
    case recording(Timer)
  }

  private var state = State.idle

  func record() {
    guard case .idle = state else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("level") }
    RunLoop.main.add(timer, forMode: .common)
    state = .recording(timer)
  }

  func stop() {
    guard case .recording(let timer) = state else { return }
    timer.invalidate()
    state = .idle
  }
}

/// The case is declared elsewhere: what becomes of its timer, nobody says.
final class Foreign {
  private var state: Outside.State

  init(state: Outside.State) { self.state = state }

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("beat") }
    RunLoop.main.add(timer, forMode: .common)
    state = .running(timer)
  }
}

/// A static function of the type, not a case.
struct Job {
  let timer: Timer

  static func every(_ timer: Timer) -> Job { Job(timer: timer) }
}

final class Worker {
  private var job: Job?

  func start() {
    job?.timer.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("work") }
    RunLoop.main.add(timer, forMode: .common)
    job = .every(timer)
  }

  func stop() { job?.timer.invalidate() }
}

final class Added {
  private enum State {
    case idle
    case ready(Timer)
  }

  private var state = State.idle

  func prepare() {
    guard case .idle = state else { return }
    state = .ready(Timer(timeInterval: 1, repeats: true) { _ in print("tick") })
  }

  func start() {
    if case .ready(let timer) = state { RunLoop.main.add(timer, forMode: .common) }
  }

  func stop() {
    if case .ready(let timer) = state { timer.invalidate() }
  }
}
