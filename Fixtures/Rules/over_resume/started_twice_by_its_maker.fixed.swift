import Dispatch

final class Metronome {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
  }

  func start() {
    source.activate()
  }

  deinit {
    source.cancel()
  }
}

func rehearse() {
  let metronome = Metronome()
  metronome.start()
  print("from the top")
  metronome.start()
}
