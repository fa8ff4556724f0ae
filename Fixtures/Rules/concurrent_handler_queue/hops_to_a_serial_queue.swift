import Dispatch

final class LogBuffer {
  private let queue = DispatchQueue(label: "log")
  private var lines: [String] = []
  private let timer = DispatchSource.makeTimerSource()

  init() {
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      queue.async { self.lines.removeAll() }
    }
    timer.activate()
  }

  func append(_ line: String) {
    queue.async { self.lines.append(line) }
  }
}
