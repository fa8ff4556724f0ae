import Dispatch

func sampleBriefly(_ sample: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sample"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: sample)
  timer.activate()
  timer.suspend()
  timer.resume()
  timer.cancel()
  timer.activate()
}
