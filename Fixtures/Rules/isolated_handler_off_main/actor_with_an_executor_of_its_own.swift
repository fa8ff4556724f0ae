import Dispatch

public actor Meter {
  private let queue = DispatchSerialQueue(label: "meter")
  private var source: DispatchSourceTimer?
  private var level = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  func start() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    // Its queue is its executor, so that nothing crashes; that the handler keeps it alive is another matter.
    source.setEventHandler { self.level += 1 }  // expect: strong_self_in_handler
    source.activate()
    self.source = source
  }
}
