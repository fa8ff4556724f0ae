import Dispatch

final class Failover {
  private let primary = DispatchSource.makeTimerSource(queue: .main)
  private let backup = DispatchSource.makeTimerSource(queue: .main)

  init(poll: @escaping () -> Void) {
    for source in [primary, backup] {
      source.schedule(deadline: .now(), repeating: .seconds(5))
      source.setEventHandler(handler: poll)
      source.activate()
    }
  }

  func stopBackup() {
    if primary.isCancelled {
      backup.cancel()
    }
  }
}
