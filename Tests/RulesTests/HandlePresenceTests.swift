import Testing
import TimerlintRules
import TimerlintTestSupport
import TimerlintTimers

@Suite("What a handle holds where it is used")
struct HandlePresenceTests {
    /// The members that are asked for behind a force unwrap of `timer` that may meet nil.
    private func doubts(_ members: String) -> [String] {
        facts(ofClass: "var timer: Timer?\nfunc clear() { timer = nil }\n\(members)").uncertainUnwraps().map {
            $0.node.parent?.text ?? ""
        }
    }

    @Test(
        "certain ones",
        arguments: [
            "func f() { timer = Timer(timeInterval: 1, repeats: true) { _ in } ; timer!.fire() }",
            "func f() { if timer != nil { timer!.fire() } }",
            "func f() { guard timer != nil else { return } ; timer!.fire() }",
            "func f() { while timer == nil { wait() } ; timer!.fire() }",
            "func f() { if timer?.isValid == true { timer!.fire() } }",
            "func f() { make() ; timer!.fire() } ; func make() { timer = Timer(timeInterval: 1, repeats: true) { _ in } }",
            "func f() { timer = Timer(timeInterval: 1, repeats: true) { _ in } ; g() } ; private func g() { timer!.fire() }",
            "var isOn: Bool { timer != nil } ; func f() { if isOn { timer!.fire() } }",
        ])
    func certain(_ members: String) { #expect(doubts(members).isEmpty) }

    @Test(
        "doubtful ones",
        arguments: [
            "func f() { timer!.fire() }",
            "func f(_ on: Bool) { if on { timer = Timer(timeInterval: 1, repeats: true) { _ in } } ; timer!.fire() }",
            "func f() { timer = nil ; timer!.fire() }",
            "func f() { if timer == nil { timer!.fire() } }",
        ])
    func doubtful(_ members: String) { #expect(doubts(members) == ["timer!.fire"]) }

    @Test("the first unwrap of a way answers for the next")
    func once() { #expect(doubts("func f() { timer!.fire() ; timer!.invalidate() }") == ["timer!.fire"]) }
}
