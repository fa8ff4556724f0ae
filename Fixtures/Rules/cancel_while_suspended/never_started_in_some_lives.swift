import Dispatch

final class Repeater {
  private let timer: DispatchSourceTimer
  private var isRunning = false

  init(interval: DispatchTimeInterval, action: @escaping () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "repeater"))
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler(handler: action)
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer.activate()
  }

  deinit {
    timer.cancel()  // expect: cancel_while_suspended(error)
  }
}
