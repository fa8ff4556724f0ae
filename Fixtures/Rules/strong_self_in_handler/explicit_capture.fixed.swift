import Dispatch

final class Beacon {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon"))
  private var beats = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      self.beats += 1
      if self.beats.isMultiple(of: 60) { print("a minute") }
    }
    timer.activate()
  }
}
