import Dispatch

func probeDispatch() {
  _ = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started(error)
}
