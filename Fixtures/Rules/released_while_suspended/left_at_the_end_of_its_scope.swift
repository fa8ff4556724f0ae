import Dispatch

func measure(_ isQuick: Bool) {
  let first = DispatchSource.makeTimerSource(queue: .main)
  first.schedule(deadline: .now(), repeating: 1)
  first.setEventHandler { print("tick") }
  first.activate()
  first.suspend()
  print("measured")
}  // expect: released_while_suspended

func measureOnce() -> Int {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now(), repeating: 1)
  source.setEventHandler { print("tick") }
  source.activate()
  source.suspend()
  return 1  // expect: released_while_suspended
}
