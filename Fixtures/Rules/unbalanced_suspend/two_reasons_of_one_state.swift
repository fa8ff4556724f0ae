import Dispatch

/// The state says whether the source is suspended, whatever the reason.
final class Poller {
  private let source: DispatchSourceTimer
  private var isWaiting = false

  var isHidden = false {
    didSet { update() }
  }
  var isOffline = false {
    didSet { update() }
  }

  init(sample: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 2)
    source.setEventHandler(handler: sample)
    source.activate()
  }

  private func update() {
    let shouldWait = isHidden || isOffline
    guard shouldWait != isWaiting else { return }
    isWaiting = shouldWait
    if shouldWait { source.suspend() } else { source.resume() }
  }

  deinit {
    if isWaiting { source.resume() }
    source.cancel()
  }
}
