import Dispatch

let timer = DispatchSource.makeTimerSource(queue: .main)
timer.schedule(deadline: .now(), repeating: .seconds(1))
timer.setEventHandler { print("tick") }
timer.activate()
dispatchMain()
