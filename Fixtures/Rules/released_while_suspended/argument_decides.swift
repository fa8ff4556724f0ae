import Dispatch

public final class Tape {
  private let isRecording: Bool
  private let source = DispatchSource.makeTimerSource(queue: .main)  // expect: released_while_suspended

  public init(isRecording: Bool) {
    self.isRecording = isRecording
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("turn") }
    source.resume()
  }

  public func hold() {
    if isRecording { source.suspend() }
  }
}
