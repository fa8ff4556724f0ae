import Dispatch

/// Each of two reasons suspends the source, but only the end of the last one resumes it.
final class Sampler {
  private let source: DispatchSourceTimer

  var isHidden = false {
    didSet { if isHidden != oldValue { update(isHidden) } }
  }
  var isOffline = false {
    didSet { if isOffline != oldValue { update(isOffline) } }
  }

  init(sample: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 2)
    source.setEventHandler(handler: sample)
    source.activate()
  }

  private func update(_ isBlocked: Bool) {
    if isBlocked {
      source.suspend()  // expect: unbalanced_suspend
    } else if !isHidden && !isOffline {
      source.resume()
    }
  }

  deinit {
    if isHidden || isOffline { source.resume() }
    source.cancel()
  }
}
