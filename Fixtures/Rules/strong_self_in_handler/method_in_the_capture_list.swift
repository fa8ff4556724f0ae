import Dispatch

final class DepthGauge {
  private let sampler = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private let pump = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "pump"))
  private var depth = 0

  init(probe: Probe) {
    sampler.schedule(deadline: .now(), repeating: .seconds(60))
    sampler.setEventHandler { [record] in  // expect: strong_self_in_handler(warning)
      probe.read(completion: record)
    }
    sampler.activate()
    pump.schedule(deadline: .now(), repeating: .seconds(60))
    pump.setEventHandler { [weak probe, note = self.record] in  // expect: strong_self_in_handler(warning)
      probe?.read(completion: note)
    }
    pump.activate()
  }

  private func record(_ value: Int) {
    depth = value
  }
}

final class Probe {
  func read(completion: @escaping (Int) -> Void) {
    completion(0)
  }
}
