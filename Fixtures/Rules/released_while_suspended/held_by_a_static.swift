import Dispatch

enum KeyRepeat {
  private static var isRunning = false
  private static let timer: DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(80))
    timer.setEventHandler { print("again") }
    return timer
  }()

  static func start() {
    guard !isRunning else { return }
    isRunning = true
    timer.resume()
  }

  static func stop() {
    guard isRunning else { return }
    isRunning = false
    timer.suspend()
  }
}
