import Dispatch

/// Each fires once: the handler ends the source whatever else it does.
final class Once {
  private var timer: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "once")

  func bound() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0)
    timer.setEventHandler { [weak self] in
      if let timer = self?.timer { timer.cancel() }
    }
    self.timer = timer
    timer.resume()
  }

  func deferred() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0)
    timer.setEventHandler { [weak self] in
      defer { self?.timer?.cancel() }
      print("once")
    }
    self.timer = timer
    timer.resume()
  }

  func throughMethods() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0)
    timer.setEventHandler { [weak self] in self?.stop() }
    self.timer = timer
    timer.resume()
  }

  func stop() { end() }

  private func end() { timer?.cancel() }
}
