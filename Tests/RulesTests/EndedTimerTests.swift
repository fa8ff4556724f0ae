import Testing
import TimerlintRules
import TimerlintTestSupport
import TimerlintTimers

@Suite("What is done with a timer after its end")
struct EndedTimerTests {
    private let property =
        "var timer: Timer? ; func make() { timer = Timer(timeInterval: 1, repeats: true) { _ in } }\n"

    /// What is used in the wrong way, and the call that ended it before.
    private func uses(_ members: String) -> [[String]] {
        EndedTimers(facts(ofClass: property + members)).usesAfterEnd().map { [$0.node.text, $0.ending.text] }
    }

    @Test(
        "is found on every way that ends it",
        arguments: [
            ("func f() { timer?.invalidate() ; timer?.fire() }", "timer?.fire()", "timer?.invalidate()"),
            (
                "func f() { timer?.fire() ; timer?.invalidate() ; if late { timer?.fireDate = Date() } }",
                "timer?.fireDate = Date()", "timer?.invalidate()"
            ),
            (
                "func f() { guard let timer else { return } ; timer.invalidate() ; RunLoop.main.add(timer, forMode: .common) }",
                "RunLoop.main.add(timer, forMode: .common)", "timer.invalidate()"
            ),
        ])
    func found(_ member: String, _ use: String, _ ending: String) { #expect(uses(member) == [[use, ending]]) }

    @Test(
        "is none where the timer may still run, or is another",
        arguments: [
            "func f() { if done { timer?.invalidate() } ; timer?.fire() }",
            "func f() { timer?.invalidate() ; make() ; timer?.fire() }",
            "func f() { timer?.invalidate() ; timer = nil ; timer = Timer(timeInterval: 1, repeats: true) { _ in } ; timer?.fire() }",
            "func f() { timer?.fire() ; timer?.invalidate() }",
        ])
    func none(_ member: String) { #expect(uses(member).isEmpty) }
}
