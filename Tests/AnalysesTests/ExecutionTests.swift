import Testing
import TimerlintAnalyses
import TimerlintSyntax

@Suite("Where code runs")
struct ExecutionTests {
    /// The places in which the call of `ask` may run.
    private func places(_ text: String, path: String = "A.swift") throws -> Set<ExecutionPlace> {
        let example = Example(text, path: path)
        return Set(example.facts.executionContexts().paths(of: try example.asked()[0]).map(\.place))
    }

    @Test(
        "is decided by what it is passed to, and by its own declaration",
        arguments: [
            ("func f() { DispatchQueue.main.async { ask(0) } }", [.main]),
            ("func f() { DispatchQueue.global().async { ask(0) } }", [.worker(.globalQueue)]),
            ("@MainActor func f() { ask(0) }", [.main]), ("@MainActor class A { func f() { ask(0) } }", [.main]),
            ("actor A { func f() { ask(0) } }", [.worker(.actor)]),
            ("func f() { Task.detached { ask(0) } }", [.worker(.detachedTask)]),
            ("func f() { Task { @MainActor in ask(0) } }", [.main]),
            ("func f() { DispatchQueue.global().async { DispatchQueue.main.async { ask(0) } } }", [.main]),
            ("func f() { DispatchQueue.global().async { [1].forEach { _ in ask(0) } } }", [.worker(.globalQueue)]),
            ("func f() { if Thread.isMainThread { ask(0) } }", [.main]),
            ("func f() { guard Thread.isMainThread else { return } ; ask(0) }", [.main]),
        ] as [(String, Set<ExecutionPlace>)])
    func ownContext(_ text: String, _ expected: Set<ExecutionPlace>) throws {
        #expect(try places(text) == expected)
    }

    @Test(
        "is where its callers run",
        arguments: [
            (
                "final class A { private func f() { ask(0) } ; @MainActor func g() { f() } }",
                [.main]
            ),
            (
                "final class A { private func f() { ask(0) } ; @MainActor func g() { f() } ; func h() { DispatchQueue.global().async { self.f() } } }",
                [.main, .worker(.globalQueue)]
            ),
            ("final class A { private func f() { ask(0) } ; func g() { f() } }", [.unknown]),
        ] as [(String, Set<ExecutionPlace>)])
    func callers(_ text: String, _ expected: Set<ExecutionPlace>) throws { #expect(try places(text) == expected) }

    @Test(
        "is not where a caller would have to contradict itself",
        arguments: [
            "if isOn { DispatchQueue.global().async { self.f() } }",
            "if !isOn { return } ; DispatchQueue.global().async { self.f() }",
        ])
    func contradictions(_ caller: String) throws {
        let example = Example(
            """
            import Foundation
            final class A {
                let isOn: Bool
                func f() { if !isOn { ask(0) } }
                func g() { \(caller) }
            }
            """)
        let conditions = PathConditions(references: example.references)
        let place = try example.asked()[0]
        #expect(try conditions.contradict(at: place, calls: example.calls("f")))
        #expect(!conditions.contradict(at: place, calls: []))
    }

    @Test("is the main thread after a check, however it is written", arguments: ["", " == YES", " != NO"])
    func checks(_ comparison: String) throws {
        let body = "if ([NSThread isMainThread]\(comparison)) { ask(0); }"
        #expect(try places("@implementation A\n- (void)f { \(body) }\n@end", path: "A.m") == [.main])
    }

    @Test("is not the main thread after the opposite check", arguments: [" == NO", " != YES"])
    func oppositeChecks(_ comparison: String) throws {
        let body = "if ([NSThread isMainThread]\(comparison)) { ask(0); }"
        #expect(try places("@implementation A\n- (void)f { \(body) }\n@end", path: "A.m") != [.main])
    }
}
