import Dispatch

/// Each change is a barrier on the queue on which the handler reads.
final class Totals {
  private let state = DispatchQueue(label: "totals", attributes: .concurrent)
  private var bytes: [String: Int] = [:]
  private var source: DispatchSourceTimer?

  func begin(_ report: @escaping (Int) -> Void) {
    guard source == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      report(self.total)
    }
    timer.activate()
    source = timer
  }

  func received(_ count: Int, from name: String) {
    state.async(flags: .barrier) { self.bytes[name, default: 0] += count }
  }

  private var total: Int { state.sync { bytes.values.reduce(0, +) } }
}
