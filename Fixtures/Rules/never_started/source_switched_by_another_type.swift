import Dispatch

struct Pulse {
  let source = DispatchSource.makeTimerSource(queue: .main)

  func prepare() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("pulse") }
  }
}

private protocol Sourced {
  var source: DispatchSourceTimer { get }
}

private struct Kept: Sourced {
  let source: DispatchSourceTimer = {
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now(), repeating: 1)
    made.setEventHandler { print("kept") }
    return made
  }()
}

final class Heart {
  private let pulse = Pulse()
  private let kept: any Sourced = Kept()
  private var beats = false

  init() { pulse.prepare() }

  func beat() {
    guard !beats else { return }
    beats = true
    pulse.source.resume()
    let other = kept.source
    other.resume()
  }

  deinit {
    guard !beats else { return }
    pulse.source.resume()
    kept.source.resume()
  }
}

/// Others only end it: nobody ever starts it.
final class Idler {
  let source = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started(error)

  func prepare() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("idle") }
  }
}

final class Guardian {
  private let idler = Idler()

  func prepare() { idler.prepare() }
  func end() { idler.source.cancel() }
}
