import Dispatch

final class Pollers {
  private var timers: [DispatchSourceTimer] = []
  private var arePaused = false

  func add(_ poll: @escaping () -> Void) {
    guard !arePaused else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
    timers.append(timer)
  }

  func pause() {
    guard !arePaused else { return }
    arePaused = true
    timers.forEach { $0.suspend() }
  }

  func stop() {
    if arePaused { timers.forEach { $0.resume() } }
    arePaused = false
    timers.removeAll()
  }

  deinit {
    stop()
  }
}
