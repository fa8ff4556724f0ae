import Dispatch

enum Beat {
  private static let source: DispatchSourceTimer = {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("beat") }
    source.activate()
    return source
  }()

  static func end() {
    source.suspend()
    source.cancel()
  }
}
