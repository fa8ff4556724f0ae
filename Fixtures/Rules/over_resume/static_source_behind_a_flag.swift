import Dispatch

enum Beat {
  private static var isRunning = false
  private static let source: DispatchSourceTimer = {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("beat") }
    return source
  }()

  static func start() {
    guard !isRunning else { return }
    isRunning = true
    source.resume()
  }

  static func stop() {
    guard isRunning else { return }
    isRunning = false
    source.suspend()
  }
}
