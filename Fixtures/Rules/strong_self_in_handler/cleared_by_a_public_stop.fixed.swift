import Dispatch

final class BackgroundTimer {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "background"))
  private var fires = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler { [weak self] in
      self?.fires += 1
    }
    timer.activate()
  }

  func invalidate() {
    timer.setEventHandler(handler: nil)
    timer.cancel()
  }
}
