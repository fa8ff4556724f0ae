import Dispatch

final class NavigationTimer {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isArmed = false

  init(fire: @escaping () -> Void) {
    timer.setEventHandler(handler: fire)
    timer.schedule(deadline: .now() + 1, repeating: 1)
  }

  func arm(every seconds: Double) {
    if isArmed { timer.suspend() }
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.resume()
    isArmed = true
  }

  func disarm() {
    guard isArmed else { return }
    timer.suspend()
    isArmed = false
  }

  deinit {
    if !isArmed { timer.resume() }
    timer.cancel()
  }
}
