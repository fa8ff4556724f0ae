import Dispatch

final class Command {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "command"))
  private var isFinished = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func execute(_ body: () -> Bool) {
    guard !isFinished else { return }
    timer.suspend()
    defer { timer.resume() }
    if body() {
      isFinished = true
      timer.cancel()
    }
  }
}
