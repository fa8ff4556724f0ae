import Dispatch

final class Timeout {
  private let queue = DispatchQueue(label: "timeout")
  private var source: DispatchSourceTimer?
  private var timedOut = false

  func arm(after seconds: Int) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + .seconds(seconds))
    source.setEventHandler {
      self.timedOut = true
      self.source = nil
    }
    source.activate()
    self.source = source
  }
}
