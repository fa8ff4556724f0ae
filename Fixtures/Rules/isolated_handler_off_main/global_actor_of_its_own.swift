import Dispatch

@globalActor public actor Measuring {
  public static let shared = Measuring()
}

@Measuring
public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in  // expect: isolated_handler_off_main
      self?.level += 1
    }
    source.activate()
    self.source = source
  }
}
