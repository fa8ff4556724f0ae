import Dispatch

final class Reader {
  private var values: [Int] = []
  private var source: DispatchSourceTimer?

  /// The source begins to read what is written before it is activated.
  func register(_ values: [Int]) {
    guard source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)
    source.setEventHandler { [weak self] in self?.read() }
    self.values = values
    source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
    source.activate()
    self.source = source
  }

  private func read() { print(values.count) }

  func cancel() { source?.cancel() }

  deinit { source?.cancel() }
}
