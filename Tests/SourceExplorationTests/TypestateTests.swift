import Testing
import TimerlintSourceExploration

@Suite("One function")
struct FunctionTypestateTests {
    private func function(_ body: String) -> [String] {
        misuses(in: "import Dispatch\nfunc f(a: Bool, b: Bool, n: Int) {\n\(body)\n}")
    }

    @Test("traps when a suspended source goes out of scope")
    func scopeEnd() {
        #expect(
            function("let t = DispatchSource.makeTimerSource()\nt.activate()\nt.suspend()") == [
                "released suspended at 2"
            ])
    }

    @Test("is right when it resumes what it suspended, whatever it cancels")
    func balanced() {
        #expect(
            function("let t = DispatchSource.makeTimerSource()\nt.activate()\nt.suspend()\nt.cancel()\nt.resume()")
                == [])
    }

    @Test("traps at a temporary that was never activated")
    func temporary() {
        #expect(function("_ = DispatchSource.makeTimerSource()\nprint(1)") == ["released inactive at 3"])
    }

    @Test("traps on the early return only")
    func earlyReturn() {
        let body = "let t = DispatchSource.makeTimerSource()\nif a { return }\nt.resume()\nt.cancel()"
        #expect(function(body) == ["released inactive at 4"])
    }

    @Test("keeps correlated conditions correlated")
    func correlated() {
        let body = """
            let t = DispatchSource.makeTimerSource()
            t.activate()
            if a { t.suspend() }
            if n > 3 { t.suspend() }
            if n > 3 { t.resume() }
            if a { t.resume() }
            t.cancel()
            """
        #expect(function(body) == [])
    }

    @Test("runs deferred code on every way out")
    func deferred() {
        let body = """
            let t = DispatchSource.makeTimerSource()
            t.activate()
            t.suspend()
            defer { t.resume() }
            if a { return }
            t.cancel()
            """
        #expect(function(body) == [])
    }

    @Test("counts the turns of a loop over a literal range")
    func loop() {
        let body = """
            let t = DispatchSource.makeTimerSource()
            t.activate()
            for _ in 0..<3 { t.suspend() }
            for _ in 0..<2 { t.resume() }
            t.cancel()
            """
        #expect(function(body) == ["released suspended at 2"])
    }

    @Test("counts loops in loops", arguments: [(11, ["released suspended at 2"]), (12, [])])
    func nestedLoops(_ resumes: Int, _ expected: [String]) {
        let body = """
            let t = DispatchSource.makeTimerSource()
            t.activate()
            for _ in 0..<3 {
                for _ in 0..<4 { t.suspend() }
            }
            for _ in 0..<\(resumes) { t.resume() }
            t.cancel()
            """
        #expect(function(body) == expected)
    }

    @Test("says nothing of a source that unknown code was given")
    func escape() {
        #expect(function("let t = DispatchSource.makeTimerSource()\nkeep(t)") == [])
    }

    @Test("drops a running source that nothing keeps")
    func dropped() {
        let body =
            "let t = DispatchSource.makeTimerSource()\nt.schedule(deadline: .now() + 1)\nt.setEventHandler { print(1) }\nt.resume()"
        #expect(function(body) == ["dropped at 2"])
    }

    @Test("keeps a source that its own handler captures")
    func keptByHandler() {
        let body =
            "let t = DispatchSource.makeTimerSource()\nt.schedule(deadline: .now())\nt.setEventHandler { t.cancel() }\nt.resume()"
        #expect(function(body) == [])
    }

    @Test("stops at the first resume too many")
    func overResume() {
        #expect(
            function("let t = DispatchSource.makeTimerSource()\nt.activate()\nt.resume()\nt.resume()") == [
                "over-resume at 5"
            ])
    }

    @Test("follows helpers that make, take and return the source")
    func helpers() {
        let source = """
            import Dispatch
            func make() -> DispatchSourceTimer { let t = DispatchSource.makeTimerSource(); t.resume(); return t }
            func pause(_ t: DispatchSourceTimer, if yes: Bool = true) { guard yes else { return }; t.suspend() }
            func f() {
              let t = make()
              pause(t)
              pause(t, if: false)
            }
            """
        #expect(misuses(in: source) == ["released suspended at 4"])
    }
}

@Suite("An owner")
struct OwnerTypestateTests {
    @Test("traps when it is released between its pause and its resume")
    func releasedWhilePaused() {
        let source = """
            import Dispatch
            final class Clock {
              private let timer = DispatchSource.makeTimerSource()
              private var isPaused = false
              init() { timer.activate() }
              func pause() { guard !isPaused else { return }; isPaused = true; timer.suspend() }
              func resume() { guard isPaused else { return }; isPaused = false; timer.resume() }
              deinit { timer.cancel() }
            }
            """
        #expect(misuses(in: source) == ["released suspended at 8: init, pause, deinit"])
    }

    @Test("is right when a flag guards every call and deinit resumes")
    func guarded() {
        let source = """
            import Dispatch
            class RepeatingTimer {
              let timeInterval: Double
              init(timeInterval: Double) { self.timeInterval = timeInterval }
              private lazy var timer: DispatchSourceTimer = {
                let t = DispatchSource.makeTimerSource()
                t.schedule(deadline: .now() + self.timeInterval, repeating: self.timeInterval)
                t.setEventHandler(handler: { [weak self] in self?.eventHandler?() })
                return t
              }()
              var eventHandler: (() -> Void)?
              private enum State { case suspended, resumed }
              private var state: State = .suspended
              deinit {
                timer.setEventHandler {}
                timer.cancel()
                resume()
                eventHandler = nil
              }
              func resume() {
                if state == .resumed { return }
                state = .resumed
                timer.resume()
              }
              func suspend() {
                if state == .suspended { return }
                state = .suspended
                timer.suspend()
              }
            }
            """
        #expect(misuses(in: source) == [])
    }
}
