import Dispatch

@MainActor
final class Meter {
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    report(source) { print("tick") }
    configure(source)
    source.activate()
    self.source = source
  }
}

private func configure(_ source: DispatchSourceTimer) {
  source.setCancelHandler { print("cancelled") }
}

// Swift 6 mode checks what the library calls, not what a function of the module is given.
private func report(_ source: DispatchSourceTimer, to body: @escaping () -> Void) {
  source.setEventHandler(handler: body)
}
