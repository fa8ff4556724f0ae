import Testing
import TimerlintRules
import TimerlintTestSupport
import TimerlintTimers

@Suite("What is done with a timer after its end")
struct EndedTimerTests {
    private let property =
        "var timer: Timer? ; func make() { timer = Timer(timeInterval: 1, repeats: true) { _ in } }\n"

    private func uses(_ members: String) -> Int { EndedTimers(facts(ofClass: property + members)).usesAfterEnd().count }

    @Test(
        "is found on every way that ends it",
        arguments: [
            "func f() { timer?.invalidate() ; timer?.fire() }",
            "func f() { timer?.invalidate() ; if late { timer?.fireDate = Date() } }",
            "func f() { guard let timer else { return } ; timer.invalidate() ; RunLoop.main.add(timer, forMode: .common) }",
        ])
    func found(_ member: String) { #expect(uses(member) == 1) }

    @Test(
        "is none where the timer may still run, or is another",
        arguments: [
            "func f() { if done { timer?.invalidate() } ; timer?.fire() }",
            "func f() { timer?.invalidate() ; make() ; timer?.fire() }",
            "func f() { timer?.invalidate() ; timer = nil ; timer = Timer(timeInterval: 1, repeats: true) { _ in } ; timer?.fire() }",
            "func f() { timer?.fire() ; timer?.invalidate() }",
        ])
    func none(_ member: String) { #expect(uses(member) == 0) }
}
