import Dispatch

func measureOnce() {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "measure"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler { print("tick") }
  timer.activate()
  timer.suspend()
  timer.resume()
  timer.cancel()
}
