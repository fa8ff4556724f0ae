import Dispatch

final class Pulse {
  private let source: DispatchSourceTimer

  @discardableResult
  static func scheduled(every seconds: Int, block: @escaping (Pulse) -> Void) -> Pulse {
    Pulse(every: seconds, block: block)
  }

  private init(every seconds: Int, block: @escaping (Pulse) -> Void) {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "pulse"))
    source.schedule(deadline: .now(), repeating: .seconds(seconds))
    source.setEventHandler { [weak self] in
      if let self { block(self) }
    }
    source.activate()
  }

  func stop() {
    source.cancel()
  }

  deinit {
    source.cancel()
  }
}

final class Monitor {
  private var pulse: Pulse?
  private var pulses: [String: Pulse] = [:]
  private var beats = 0

  func watch() {
    pulse = Pulse.scheduled(every: 5) { [weak self] _ in self?.beats += 1 }
  }

  func watch(_ name: String) {
    pulses[name] = Pulse.scheduled(every: 5, block: { [weak self] _ in self?.beats += 1 })
  }

  func forget(_ name: String) {
    pulses[name] = nil
  }
}
