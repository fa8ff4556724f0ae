import Dispatch

final class Player {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "player"))
  private var pauses = 0

  init(tick: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .milliseconds(500))
    timer.setEventHandler(handler: tick)
    timer.activate()
  }

  func pushPause() {
    pauses += 1
    if pauses == 1 { timer.suspend() }
  }

  func popPause() {
    guard pauses > 0 else { return }
    pauses -= 1
    if pauses == 0 { timer.resume() }
  }

  deinit {
    if pauses > 0 { timer.resume() }
  }
}
