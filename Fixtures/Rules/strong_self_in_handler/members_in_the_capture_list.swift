import Dispatch

/// What the lists hold is the values of members, methods of other objects, and functions of the type itself.
final class DepthGauge {
  private let sampler = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private let pump = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "pump"))
  private let record: @Sendable (Int) -> Void
  private let probe: Probe

  init(probe: Probe, record: @escaping @Sendable (Int) -> Void) {
    self.probe = probe
    self.record = record
    begin()
  }

  private func begin() {
    sampler.schedule(deadline: .now(), repeating: .seconds(60))
    sampler.setEventHandler { [record, probe] in
      probe.read(completion: record)
    }
    sampler.activate()
    pump.schedule(deadline: .now(), repeating: .seconds(60))
    pump.setEventHandler { [weak self, read = probe.read, log = Self.log] in
      guard self != nil else { return }
      read(log)
    }
    pump.activate()
  }

  private static func log(_ value: Int) {
    print(value)
  }
}

final class Probe {
  func read(completion: @escaping (Int) -> Void) {
    completion(0)
  }
}
