import Dispatch

func measure(_ isQuick: Bool) {
  let first = DispatchSource.makeTimerSource(queue: .main)
  first.schedule(deadline: .now(), repeating: 1)
  first.setEventHandler { print("tick") }
  first.activate()
  first.suspend()
  print("measured")
  first.cancel()
  first.resume()
}

func measureOnce() -> Int {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now(), repeating: 1)
  source.setEventHandler { print("tick") }
  source.activate()
  source.suspend()
  source.cancel()
  source.resume()
  return 1
}
