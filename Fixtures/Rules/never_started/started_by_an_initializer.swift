import Dispatch

final class Chime {
  private let bell: DispatchSourceTimer

  init(_ bell: DispatchSourceTimer) {
    self.bell = bell
    bell.setEventHandler { print("chime") }
    bell.activate()
  }
}

func makeChime() -> Chime {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now(), repeating: 1)
  return Chime(source)
}
