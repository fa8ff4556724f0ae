import Testing
import TimerlintTestSupport
import TimerlintTimers

@Suite("Where a timer is kept")
struct DestinationTests {
    /// `$` marks the creation.
    @Test(
        "through every way to a handle",
        arguments: [
            ("func f() { timer = $ }", ["property timer"]),
            ("func f() { self.timer = $ }", ["property timer"]),
            ("func f() { let t = $; timer = t }", ["local t", "property timer"]),
            ("func f() { timers.append($) }", ["element of property timers"]),
            ("func f() { byName[\"a\"] = $ }", ["element of property byName"]),
            ("func f() { $ }", ["nothing"]),
            ("func f() { _ = $ }", ["nothing"]),
            ("func f() { timer = make() } ; func make() -> Timer { return $ }", ["property timer"]),
            (
                "func f() { timer = make() } ; func make() -> Timer { let t = $; return t }",
                ["local t", "property timer"]
            ),
            ("func f() { keep($) } ; func keep(_ t: Timer) { timer = t }", ["property timer"]),
            ("lazy var link: Timer = { let t = $; return t }()", ["local t", "property link"]),
            ("func f() { timer = on ? $ : nil }", ["property timer"]),
            ("func f() { timer = timer ?? $ }", ["property timer"]),
            ("func f() { timers = [$, $] }", ["element of property timers"]),
            ("func f() { if let t = $ as Timer? { timer = t } }", ["local t", "property timer"]),
            ("func f() { RunLoop.main.add($, forMode: .common) }", ["nothing"]),
            ("func f() { register($) }", ["unknown code at line 9"]),
        ])
    func destinations(_ member: String, _ expected: [String]) throws {
        let creation = "Timer(timeInterval: 1, repeats: true, block: run)"
        let text = facts(
            ofClass: """
                var timer: Timer?
                var timers: [Timer] = []
                var byName: [String: Timer] = [:]
                let on = true


                \(member.replacing("$", with: creation))
                """
        ).dump
        let first = text.split(separator: "\n").dropFirst().prefix { $0.hasPrefix(" ") }
        let found = first.compactMap { line in
            line.contains("goes to: ") ? String(line.drop { $0 != ":" }.dropFirst(2)) : nil
        }
        #expect(found == expected)
    }

    @Test("a handle of another object")
    func otherObject() {
        let text = facts([
            "Watch.swift": "class Watch { var timer: Timer? }",
            "User.swift":
                "class User { let watch = Watch() ; func f() { watch.timer = Timer(timeInterval: 1, repeats: true) { _ in } } }",
        ]).dump
        #expect(text.contains("goes to: property timer") && text.contains("owner: Watch"))
    }
}
