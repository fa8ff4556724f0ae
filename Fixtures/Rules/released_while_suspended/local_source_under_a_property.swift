import Dispatch

/// The source itself is kept nowhere; whether it is made, the property says.
final class Blinker {
  private var onStop: (() -> Void)?

  func start() {
    guard onStop == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { print("blink") }
    timer.schedule(deadline: .now(), repeating: 1)
    timer.activate()
    timer.suspend()
    onStop = { print("stopped") }
  }  // expect: released_while_suspended

  func stop() {
    onStop?()
    onStop = nil
  }
}

/// Never starts: nothing ever sets the flag.
final class Dormant {
  private var isAwake = false

  func start() {
    guard isAwake else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { print("blink") }
    timer.schedule(deadline: .now(), repeating: 1)
    timer.activate()
    timer.suspend()
  }
}
