import Dispatch

struct Job {
  let timer: DispatchSourceTimer
  let name: String
}

func makeJob(named name: String, _ tick: @escaping () -> Void) -> Job {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: .seconds(5))
  timer.setEventHandler(handler: tick)
  return Job(timer: timer, name: name)
}
