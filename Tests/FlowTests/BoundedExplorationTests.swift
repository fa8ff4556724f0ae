import Testing

@Suite("An exploration ends, whatever it is given", .timeLimit(.minutes(5)))
struct BoundedExplorationTests {
    @Test("a function with 50 branches and 20 flags")
    func branchesAndFlags() {
        let parameters = (0..<20).map { "f\($0): Bool" }.joined(separator: ", ")
        let branches = (0..<50).map { "if f\($0 % 20) { t.suspend() } else { t.resume() }" }.joined(separator: "\n")
        let source = """
            import Dispatch
            func f(\(parameters)) {
            let t = DispatchSource.makeTimerSource()
            t.activate()
            \(branches)
            }
            """
        #expect(!misuses(in: source).isEmpty)
    }

    @Test("an owner with 60 mutually recursive methods")
    func recursiveMethods() {
        let methods = (0..<60).map { index in
            "func m\(index)(_ a: Bool) { timer.suspend(); if a { m\((index + 1) % 60)(!a); m\((index + 7) % 60)(a) }; timer.resume() }"
        }
        let source = """
            import Dispatch
            final class C {
            private let timer = DispatchSource.makeTimerSource()
            init() { timer.activate() }
            \(methods.joined(separator: "\n"))
            }
            """
        #expect(misuses(in: source).isEmpty)
    }

    @Test("a loop that suspends for ever")
    func endlessLoop() {
        let source = """
            import Dispatch
            func f() {
            let t = DispatchSource.makeTimerSource()
            t.activate()
            while true { t.suspend() }
            }
            """
        #expect(misuses(in: source).isEmpty)
    }
}
