import Dispatch

/// Nothing but its own handler refers to the source, and that refers to it weakly.
enum DoorProbe {
  static func wait(for isOpen: @escaping () -> Bool, then: @escaping () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .main)  // expect: timer_source_not_retained
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak source] in
      guard isOpen() else { return }
      source?.cancel()
      then()
    }
    source.activate()
  }
}
