import Dispatch

/// What two conditions ask of the same values has the same answer, also where a constant keeps the first one.
func count(isShort: Bool, isQuiet: Bool) {
  let ticks = DispatchSource.makeTimerSource(queue: .main)
  ticks.schedule(deadline: .now(), repeating: 1)
  ticks.setEventHandler { print("tick") }
  ticks.resume()
  let isPlain = isShort == isQuiet
  if isPlain { ticks.suspend() }
  guard isPlain else { return }
  ticks.resume()
  if isShort == isQuiet {
    ticks.cancel()
  } else {
    ticks.suspend()
  }
}
