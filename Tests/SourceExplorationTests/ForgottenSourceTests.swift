import Testing

@Suite("A source that is not followed any more")
struct ForgottenSourceTests {
    @Test("is unknown to a closure that is handed out in the same call")
    func handedOutTogether() {
        #expect(
            misuses(in: "import Dispatch\nfunc f() { let t = DispatchSource.makeTimerSource(); g(t) { t.cancel() } }")
                == [])
    }

    /// In each, `first` escapes to code outside the tree together with a closure that captures it, and `second`
    /// is created before the closure runs.
    @Test(
        "is not taken for the source that is made next",
        arguments: ["first.resume()", "first.cancel()", "first.suspend()", "if first === second { second?.resume() }"])
    func isNotTheNext(call: String) {
        let found = misuses(
            in: """
                import Dispatch
                final class Clock {
                    private var second: DispatchSourceTimer?
                    init() {
                        let first = DispatchSource.makeTimerSource()
                        keep(first) { \(call) }
                        second = DispatchSource.makeTimerSource()
                        second?.setEventHandler { tick() }
                        second?.schedule(deadline: .now(), repeating: 1)
                        second?.activate()
                    }
                    func again() { second?.schedule(deadline: .now(), repeating: 2) }
                }
                """)
        #expect(found == [])
    }

    @Test("leaves those that are followed as they are")
    func othersGoOn() {
        let found = misuses(
            in: """
                import Dispatch
                final class Clock {
                    private var second: DispatchSourceTimer?
                    func start() {
                        let first = DispatchSource.makeTimerSource()
                        second = DispatchSource.makeTimerSource()
                        keep(first) { first.cancel() }
                        second?.resume()
                        second?.resume()
                    }
                }
                """)
        #expect(found == ["over-resume at 9: start"])
    }

    @Test("does not make the turns of a loop differ, where each makes one and ends it")
    func loopOfSources() {
        let body = """
            import Dispatch
            func f(_ delays: [Int]) {
                for delay in delays {
                    let t = DispatchSource.makeTimerSource()
                    t.schedule(deadline: .now() + .seconds(delay))
                    t.activate()
                    t.cancel()
                }
            }
            """
        #expect(misuses(in: body) == [])
        #expect(steps(in: body) < 200)
    }
}
