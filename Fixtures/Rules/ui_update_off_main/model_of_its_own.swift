import Dispatch

final class Level {
  private let queue = DispatchQueue(label: "level")
  private var text = ""
  private let timer: DispatchSourceTimer

  init() {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in self?.text = "\(Int.random(in: 0...9))" }
    timer.activate()
  }
}
