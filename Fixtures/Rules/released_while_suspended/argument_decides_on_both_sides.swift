import Dispatch

public final class CarefulTape {
  private let isRecording: Bool
  private var isHeld = false
  private let source = DispatchSource.makeTimerSource(queue: .main)

  public init(isRecording: Bool) {
    self.isRecording = isRecording
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("turn") }
    source.resume()
  }

  public func hold() {
    guard isRecording, !isHeld else { return }
    isHeld = true
    source.suspend()
  }

  deinit {
    if isRecording, isHeld { source.resume() }
  }
}
