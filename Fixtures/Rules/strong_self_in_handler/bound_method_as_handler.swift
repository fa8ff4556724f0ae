import Dispatch

final class Renderer {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "renderer"))
  private var frame = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(40))
    timer.setEventHandler(handler: draw)  // expect: strong_self_in_handler(warning)
    timer.activate()
  }

  private func draw() {
    frame += 1
  }
}
