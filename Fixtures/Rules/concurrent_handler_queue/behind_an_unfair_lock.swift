import Dispatch
import os

final class RequestCounter {
  private let requests = OSAllocatedUnfairLock(initialState: 0)
  private let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))

  init() {
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [requests] in requests.withLock { $0 = 0 } }
    timer.activate()
  }

  func countRequest() {
    requests.withLock { $0 += 1 }
  }
}
