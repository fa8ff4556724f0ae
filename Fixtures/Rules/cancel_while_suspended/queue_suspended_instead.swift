import Dispatch

func measureLater() {
  let queue = DispatchQueue(label: "measure")
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler { print("tick") }
  timer.activate()
  queue.suspend()
  timer.cancel()
  queue.resume()
}
