import Foundation

func cancelLater(_ operation: Operation, after seconds: Int) {
  let done = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
  timer.schedule(deadline: .now() + .seconds(seconds))
  timer.setEventHandler { operation.cancel() }
  timer.activate()
  operation.completionBlock = { done.signal() }
  done.wait()
  timer.cancel()
}
