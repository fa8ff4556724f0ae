import Dispatch

final class Player {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "player"))
  private var isPaused = false

  init(tick: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .milliseconds(500))
    timer.setEventHandler(handler: tick)
    timer.activate()
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    timer.suspend()
  }

  func interrupt() {
    isPaused = true
    timer.suspend()  // expect: unbalanced_suspend(error)
  }

  func play() {
    guard isPaused else { return }
    isPaused = false
    timer.resume()
  }

  deinit {
    if isPaused { timer.resume() }
  }
}
