import Dispatch

final class Renderer {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "renderer"))
  private var frame = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(40))
    timer.setEventHandler(handler: { [weak self] in self?.draw() })
    timer.activate()
  }

  private func draw() {
    frame += 1
  }
}
