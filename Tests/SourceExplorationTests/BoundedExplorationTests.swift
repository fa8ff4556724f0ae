import Foundation
import Testing
import TimerlintSemantics
import TimerlintSource
import TimerlintSwiftFrontEnd

/// Costs are counted in steps (executed events and decisions), which are the same on every machine.
@Suite("An exploration costs little, whatever it is given", .timeLimit(.minutes(5)))
struct BoundedExplorationTests {
    /// Branches on 20 flags, all of which affect the source.
    private func branching(_ count: Int) -> String {
        let parameters = (0..<20).map { "f\($0): Bool" }.joined(separator: ", ")
        let branches = (0..<count).map { "if f\($0 % 20) { t.suspend() } else { t.resume() }" }.joined(separator: "\n")
        return """
            import Dispatch
            func f(\(parameters)) {
            let t = DispatchSource.makeTimerSource()
            t.activate()
            \(branches)
            }
            """
    }

    /// Methods that call each other in a cycle and across it.
    private func recursive(_ count: Int) -> String {
        let methods = (0..<count).map { index in
            "func m\(index)(_ a: Bool) { timer.suspend(); if a { m\((index + 1) % count)(!a); m\((index + 7) % count)(a) }; timer.resume() }"
        }
        return """
            import Dispatch
            final class C {
            private let timer = DispatchSource.makeTimerSource()
            init() { timer.activate() }
            \(methods.joined(separator: "\n"))
            }
            """
    }

    @Test(
        "a function with 50 branches and 20 flags takes at most 50,000 steps, and 100 branches at most 2.5 times as many"
    )
    func branchesAndFlags() {
        #expect(!misuses(in: branching(50)).isEmpty)
        let cost = steps(in: branching(50))
        #expect(cost <= 50_000)
        #expect(Double(steps(in: branching(100))) <= 2.5 * Double(cost))
    }

    @Test(
        "an owner with 60 mutually recursive methods takes at most 30,000 steps, and at most 2.5 times as many as one with 30"
    )
    func recursiveMethods() {
        #expect(misuses(in: recursive(60)).isEmpty)
        let cost = steps(in: recursive(60))
        #expect(cost <= 30_000)
        #expect(Double(cost) <= 2.5 * Double(steps(in: recursive(30))))
    }

    @Test("a loop that suspends forever")
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
        #expect(steps(in: source) <= 200)
    }

    @Test("the fixtures take at most three steps for four syntax nodes")
    func fixtures() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Rules")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var cost = 0
        var nodes = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let project = project(of: try String(contentsOf: file, encoding: .utf8))
            cost += steps(in: project)
            nodes += project.files[0].tree.nodes.count
        }
        #expect(nodes > 50_000)
        #expect(cost * 4 <= nodes * 3)
    }
}
