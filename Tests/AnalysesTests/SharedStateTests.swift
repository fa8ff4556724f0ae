import Testing
import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

@Suite("The state of a handler that other code may use at the same time")
struct SharedStateTests {
    /// The reader's answer; for shared state, the text of the use in the handler and of the other one.
    private func use(in handler: String, beside other: String) throws -> String {
        let example = Example(
            """
            import Foundation
            final class Poller {
                private var count = 0, counts: [Int] = [], timer: DispatchSourceTimer?
                private let lock = NSLock(), step = 1
                func start() {
                    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "a"))
                    source.setEventHandler { [self] in \(handler) }
                    timer = source
                }
                func other() { \(other) }
                private func bump() { count += 1 }
            }
            """)
        let closure = try #require(example.calls("setEventHandler")[0].trailingClosure)
        let creation = try example.calls("makeTimerSource")[0]
        return switch SharedStateReader(example.facts.entries).use(by: closure, of: creation) {
        case .onlyHops: "only hops"
        case .guarded: "guarded"
        case .none: "none"
        case .shared(_, let inside, let outside, let isBeforeStart):
            "\(try statement(inside)) \(isBeforeStart ? "after" : "beside") \(try statement(outside))"
        }
    }

    private func statement(_ use: Node) throws -> String {
        try #require(use.selfAndAncestors.first { $0.parent?.kind == .block }).text
    }

    @Test(
        "is shared if one of two uses writes",
        arguments: [
            ("count += 1", "count = 0", "count += 1 beside count = 0"),
            ("print(count)", "count = 0", "print(count) beside count = 0"),
            ("count += 1", "print(count)", "count += 1 beside print(count)"),
            ("bump()", "count = 0", "count += 1 beside count = 0"),
            ("counts.append(1)", "print(counts)", "counts.append(1) beside print(counts)"),
            ("change(&count)", "print(count)", "change(&count) beside print(count)"),
            ("counts[0] = 1", "print(counts)", "counts[0] = 1 beside print(counts)"),
            ("print(count)", "count = 0 ; start()", "print(count) after count = 0"),
            ("print(count)", "start() ; count = 0", "print(count) beside count = 0"),
            ("count += 1", "count = 0 ; start()", "count += 1 beside count = 0"),
            ("lock.lock() ; count += 1 ; lock.unlock()", "count = 0", "count += 1 beside count = 0"),
        ])
    func isShared(_ handler: String, _ other: String, _ expected: String) throws {
        #expect(try use(in: handler, beside: other) == expected)
    }

    @Test(
        "is not shared",
        arguments: [
            ("print(count)", "print(count)", "none"), ("print(step)", "print(step)", "none"),
            ("let count = 1 ; print(count)", "print(count)", "none"), ("count += 1", "print(step)", "none"),
            ("DispatchQueue.main.async { self.count += 1 }", "count = 0", "only hops"),
            ("lock.lock() ; count += 1 ; lock.unlock()", "lock.lock() ; count = 0 ; lock.unlock()", "guarded"),
            ("lock.withLock { count += 1 }", "lock.withLock { count = 0 }", "guarded"),
        ])
    func isNotShared(_ handler: String, _ other: String, _ expected: String) throws {
        #expect(try use(in: handler, beside: other) == expected)
    }
}
