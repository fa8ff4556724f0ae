import Dispatch

func pause() {
  let source = DispatchSource.makeTimerSource()
  source.schedule(deadline: .now(), repeating: 1)
  source.setEventHandler { print("tick") }
  source.activate()
  source.suspend()
  source.cancel()
}

func balance() {
  let source = DispatchSource.makeTimerSource()
  source.schedule(deadline: .now(), repeating: 1)
  source.setEventHandler { print("tick") }
  source.activate()
  source.suspend()
  source.resume()
  source.cancel()
}

// sources
// 9 cancelWhileSuspended: made at 4
