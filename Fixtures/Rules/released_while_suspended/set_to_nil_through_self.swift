import Dispatch

final class Meter {
  private var source: DispatchSourceTimer?

  func measure() {
    self.source = DispatchSource.makeTimerSource(queue: .main)
    self.source?.schedule(deadline: .now(), repeating: 1)
    self.source?.setEventHandler { print("tick") }
    self.source?.activate()
    self.source?.suspend()
    self.source = nil  // expect: released_while_suspended
  }
}
