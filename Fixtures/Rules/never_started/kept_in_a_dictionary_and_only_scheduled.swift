import Dispatch

/// There may be any number of sources, none of which anything ever activates.
final class Alarms {
  private let queue = DispatchQueue(label: "alarms")
  private let ring: (String) -> Void
  private var sources: [String: DispatchSourceTimer] = [:]

  init(ring: @escaping (String) -> Void) { self.ring = ring }

  func add(_ name: String, every period: Double) {
    guard sources[name] == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: queue)  // expect: never_started
    source.setEventHandler { [ring] in ring(name) }
    sources[name] = source
    begin(source, period)
  }

  func remove(_ name: String) {
    sources.removeValue(forKey: name)?.cancel()
  }

  private func begin(_ source: DispatchSourceTimer, _ period: Double) {
    source.schedule(deadline: .now() + period, repeating: period)
  }
}
