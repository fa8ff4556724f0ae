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

  deinit {
    source.cancel()
  }
}

final class Monitor {
  private var pulse: Pulse?
  private var beats = 0

  func watch() {
    pulse = Pulse.scheduled(every: 5) { [weak self] _ in self?.beats += 1 }
  }

  /// The pulse is kept by nobody.
  func watchOnce() {
    let short = Pulse.scheduled(every: 1) { _ in self.beats += 1 }
    print(short)
  }
}

/// Lives as long as the process.
final class Dashboard {
  static let shared = Dashboard()
  private var pulse: Pulse?
  private var beats = 0

  func show() {
    pulse = Pulse.scheduled(every: 5) { _ in self.beats += 1 }
  }
}
