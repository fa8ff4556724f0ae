import Dispatch

final class Metronome {
  private let source = DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue(label: "metronome"))

  init(beat: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .milliseconds(500))
    source.setEventHandler(handler: beat)
    source.activate()
  }
}
