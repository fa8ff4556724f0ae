import Dispatch

private var source: DispatchSourceTimer?
private var isPaused = false

func startBeat() {
  guard source == nil else { return }
  let made = DispatchSource.makeTimerSource(queue: .main)
  made.schedule(deadline: .now(), repeating: 1)
  made.setEventHandler { print("beat") }
  made.activate()
  source = made
}

func pauseBeat() {
  guard let source, !isPaused else { return }
  isPaused = true
  source.suspend()
}

func endBeat() {
  if isPaused {
    isPaused = false
    source?.resume()
  }
  source?.cancel()
  source = nil
}
