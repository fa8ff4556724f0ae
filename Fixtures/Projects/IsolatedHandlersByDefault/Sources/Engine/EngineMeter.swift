import Dispatch

public final class EngineMeter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.level += 1 }
    source.activate()
    self.source = source
  }
}
