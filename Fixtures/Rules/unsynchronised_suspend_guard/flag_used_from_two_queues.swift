import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private let network = DispatchQueue(label: "network")
  private var isPaused = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func connectionLost() {
    network.async { [weak self] in
      guard let self, !isPaused else { return }
      isPaused = true
      timer.suspend()
    }
  }

  func connectionBack() {
    DispatchQueue.main.async { [weak self] in
      guard let self, isPaused else { return }
      isPaused = false
      timer.resume()  // expect: unsynchronised_suspend_guard(note)
    }
  }

  deinit {
    if isPaused { timer.resume() }
  }
}
