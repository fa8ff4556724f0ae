import Dispatch

final class Uploader {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "uploader"))
  private var uploads = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(30))
    timer.setEventHandler { [weak self] in
      DispatchQueue.main.async { [weak self] in
        self?.uploads += 1
      }
    }
    timer.activate()
  }
}
