import Dispatch

func probe(quietly: Bool, report: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "probe"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: report)
  timer.resume()
  if quietly {
    timer.suspend()
  }
  timer.cancel()  // expect: cancel_while_suspended(error)
}
