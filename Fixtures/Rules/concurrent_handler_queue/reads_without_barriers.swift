import Dispatch

/// The queue runs changes and reads at the same time.
final class Sums {
  private let state = DispatchQueue(label: "sums", attributes: .concurrent)
  private var bytes: [String: Int] = [:]
  private var source: DispatchSourceTimer?

  func begin(_ report: @escaping (Int) -> Void) {
    guard source == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      report(self.total)
    }
    timer.activate()
    source = timer
  }

  func received(_ count: Int, from name: String) {
    state.async { self.bytes[name, default: 0] += count }
  }

  private var total: Int { state.sync { bytes.values.reduce(0, +) } }
}
