import Testing
import TimerlintRules
import TimerlintTestSupport
import TimerlintTimers

@Suite("The suggestion to invalidate a timer on the main queue")
struct MainQueueHopTests {
    private func isSuggested(_ stop: String) throws -> Bool {
        let facts = facts([
            "Pinger.swift": """
            import Foundation
            final class Model { var timer: Timer? ; var count = 0 }
            public final class Pinger {
                private let model = Model()
                private var timers: [Int: Timer] = [:]
                public func start() {
                    DispatchQueue.main.async {
                        self.model.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
                        self.timers[1] = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
                    }
                }
                public func stop() {
                    \(stop)
                }
            }
            """
        ])
        let rule = try #require(Catalogue.rules.first { $0.id == "invalidate_off_thread" })
        let findings = rule.detect(RuleContext(facts: facts, rule: rule))
        #expect(findings.count == 1)
        return findings.contains { $0.fix != nil }
    }

    @Test(
        "is made where what the call uses is still there when it runs",
        arguments: [
            "model.timer?.invalidate()",
            "model.timer?.invalidate() ; model.count = 0",
            "timers[1]?.invalidate() ; model.timer = nil",
        ])
    func isMade(_ stop: String) throws { #expect(try isSuggested(stop)) }

    @Test(
        "is not made where the handle is cleared right behind",
        arguments: [
            "model.timer?.invalidate() ; model.timer = nil",
            "timers[1]?.invalidate() ; timers[1] = nil",
            "timers[1]?.invalidate() ; model.count = 0 ; timers = [:]",
        ])
    func isNotMade(_ stop: String) throws { #expect(try !isSuggested(stop)) }
}
