import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var runs = true

  var isSuspended: Bool {
    get { !runs }
    set {
      guard newValue == runs else { return }
      runs = !newValue
      newValue ? timer.suspend() : timer.resume()
    }
  }

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  deinit {
    isSuspended = false
  }
}
