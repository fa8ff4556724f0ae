import Dispatch

private var source: DispatchSourceTimer?

func startBeat() {
  guard source == nil else { return }
  let made = DispatchSource.makeTimerSource(queue: .main)
  made.schedule(deadline: .now(), repeating: 1)
  made.setEventHandler { print("beat") }
  made.activate()
  source = made
}

func pauseBeat() {
  source?.suspend()
}

func endBeat() {
  source?.cancel()  // expect: cancel_while_suspended
  source = nil
}
