import Dispatch

final class Metronome {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
  }

  func start() {
    source.resume()
  }

  deinit {
    source.cancel()
  }
}

func rehearse() {
  let metronome = Metronome()  // expect: timer_source_not_retained
  metronome.start()
}
