import Dispatch

/// `.never` is the largest leeway that there is.
func sampleForever() -> Never {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1, leeway: .never)  // expect: missing_tolerance
    source.setEventHandler { print("sample") }
    source.activate()
    dispatchMain()
}
