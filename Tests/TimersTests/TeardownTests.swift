import Testing
import TimerlintTestSupport
import TimerlintTimers

@Suite("What ends a timer")
struct TeardownTests {
    /// The judgments on the endings of a timer that `start()` keeps in `timer`, as `dump` names them.
    private func judgments(_ members: String, property: String = "var timer: Timer?") -> [String] {
        facts(
            ofClass: """
                \(property)
                func start() { timer = Timer(timeInterval: 1, repeats: true) { _ in } }
                \(members)
                """
        ).dump.split(separator: "\n").compactMap { line in
            line.contains("ended at") ? String(line.split(separator: ":")[1].dropFirst()) : nil
        }
    }

    @Test(
        "endings that count",
        arguments: [
            "func stop() { timer?.invalidate() }",
            "func stop() { self.timer?.invalidate() ; self.timer = nil }",
            "func stop() { if let t = timer { t.invalidate() } }",
            "func stop() { guard let timer else { return } ; timer.invalidate() }",
            "func stop() { let old = timer ; timer = nil ; old?.invalidate() }",
            "func stop() { [timer].forEach { $0?.invalidate() } }",
            "func stop() { end(timer) } ; private func end(_ t: Timer?) { t?.invalidate() }",
            "override func viewWillDisappear(_ a: Bool) { cleanUp() } ; private func cleanUp() { timer?.invalidate() }",
            "func stop() { CFRunLoopTimerInvalidate(timer) }",
            "deinit { cleanUp() } ; func cleanUp() { timer?.invalidate() }",
        ])
    func counting(_ member: String) {
        #expect(judgments(member).contains("counts"), "\(member)")
    }

    @Test(
        "endings in deinit alone",
        arguments: [
            "deinit { timer?.invalidate() }", "deinit { cleanUp() } ; private func cleanUp() { timer?.invalidate() }",
        ])
    func inDeinit(_ member: String) {
        #expect(judgments(member) == ["only in deinit"], "\(member)")
    }

    @Test("an ending that makes room for the next timer is a restart")
    func restart() {
        let text = facts(
            ofClass:
                "var timer: Timer?\nfunc start() { timer?.invalidate() ; timer = Timer(timeInterval: 1, repeats: true) { _ in } }"
        ).dump
        #expect(text.contains(": restart"))
    }

    @Test("a toggle ends the timer in its other branch")
    func toggle() {
        let text = facts(
            ofClass:
                "var timer: Timer?\nfunc set(_ on: Bool) { if !on { timer?.invalidate() } else { timer = Timer(timeInterval: 1, repeats: true) { _ in } } }"
        ).dump
        #expect(text.contains(": counts"))
    }

    @Test("a private function that nobody calls ends nothing")
    func unreachable() {
        #expect(judgments("private func stop() { timer?.invalidate() }") == ["unreachable"])
    }

    @Test("clearing a property whose observer invalidates is an ending")
    func observer() {
        #expect(
            judgments(
                "func stop() { timer = nil }", property: "var timer: Timer? { didSet { oldValue?.invalidate() } }"
            ).contains("counts"))
    }

    @Test("clearing a property without observer is none")
    func plainClearing() {
        #expect(judgments("func stop() { timer = nil }").isEmpty)
    }
}
