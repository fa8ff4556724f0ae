import Dispatch
import TimerRegistry

func measure(registry: TimerRegistry) {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler { print("tick") }
  timer.activate()
  timer.suspend()
  registry.adopt(timer)
  timer.cancel()
}
