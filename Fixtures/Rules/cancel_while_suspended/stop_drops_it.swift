import Dispatch

final class Sampler {
  private let queue = DispatchQueue(label: "sampler")
  private var timer: DispatchSourceTimer?
  private var isPaused = false

  func start(_ sample: @escaping () -> Void) {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler(handler: sample)
    timer.activate()
    isPaused = false
    self.timer = timer
  }

  func pause() {
    guard let timer, !isPaused else { return }
    isPaused = true
    timer.suspend()
  }

  func stop() {
    timer?.cancel()  // expect: cancel_while_suspended(error)
    timer = nil
  }

  deinit {
    if isPaused { timer?.resume() }
  }
}
