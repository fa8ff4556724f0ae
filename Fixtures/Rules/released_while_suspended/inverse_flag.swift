import Dispatch

final class Alarm {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var disarmed = true

  init(ring: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: ring)
  }

  func arm() {
    if disarmed {
      disarmed = false
      timer.resume()
    }
  }

  func disarm() {
    if !disarmed {
      disarmed = true
      timer.suspend()
    }
  }

  deinit {
    arm()
  }
}
