import Dispatch

final class Importer {
  private let queue = DispatchQueue(label: "importer")
  private var watchdog: DispatchSourceTimer?

  func run(_ operation: @escaping () -> Void, onTimeout: @escaping () -> Void) {
    let watchdog = DispatchSource.makeTimerSource(queue: queue)
    watchdog.schedule(deadline: .now() + 30)
    watchdog.setEventHandler { onTimeout() }
    watchdog.activate()
    self.watchdog = watchdog
    operation()
    watchdog.cancel()
  }
}
