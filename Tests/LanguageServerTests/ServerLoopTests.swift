import Foundation
import Testing
import TimerlintLanguageServer

@Suite("The loop around the server")
struct ServerLoopTests {
    @Test("reads and answers while linting takes its time")
    func readsWhileLinting() {
        let session = Session()
        session.send("initialize", id: 1, ["capabilities": [:] as [String: Any], "rootUri": "file:///project"])
        session.answer(to: 1)
        session.linter.awaitStart()
        session.send("no/such", id: 2)
        #expect((session.answer(to: 2)?["error"] as? [String: Any])?["code"] as? Int == -32601)
        #expect(session.linter.isWaiting, "the linting goes on")
        session.linter.letGo()
        #expect(session.end() == 1)
    }

    @Test("shows the progress of a first index that takes half a second, also after a slow start")
    func showsProgress() {
        let session = Session()
        Thread.sleep(forTimeInterval: 0.7)
        session.send(
            "initialize", id: 1,
            ["capabilities": ["window": ["workDoneProgress": true]], "rootUri": "file:///project"])
        #expect(session.message { $0["method"] as? String == "window/workDoneProgress/create" } != nil)
        session.linter.letGo()
        #expect(session.end() == 1)
    }

    @Test("shows that progress also while messages keep arriving")
    func showsProgressAmongMessages() {
        let session = Session()
        session.send(
            "initialize", id: 1,
            ["capabilities": ["window": ["workDoneProgress": true]], "rootUri": "file:///project"])
        for id in 2...40 {
            Thread.sleep(forTimeInterval: 0.05)
            session.send("no/such", id: id)
        }
        session.answer(to: 40)
        #expect(session.methods.contains("window/workDoneProgress/create"))
        session.linter.letGo()
        #expect(session.end() == 1)
    }
}

/// A server in its loop on another thread. Every wait has a limit.
private final class Session: @unchecked Sendable {
    let linter = SlowLinter()
    private let condition = NSCondition()
    private var input: [[UInt8]] = []
    private var hasEnded = false
    private var received: [[String: Any]] = []
    private var status: Int32?

    private static let patience = 60.0

    init() {
        Thread { [self] in
            let server = Server(
                linter: linter, version: "1", send: { [self] in take(ScriptedClient.object($0)) }, log: { _ in })
            let status = ServerLoop(linter: linter, read: { [self] in nextInput() }, isAlive: { _ in true }).run(server)
            locked { self.status = status }
        }.start()
    }

    func send(_ method: String, id: Int, _ parameters: [String: Any] = [:]) {
        let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
        locked { input.append(MessageFraming.framed(Array(data))) }
    }

    @discardableResult
    func answer(to id: Int) -> [String: Any]? { message { $0["id"] as? Int == id } }

    /// `nil` if no such message comes in time.
    func message(_ isWanted: ([String: Any]) -> Bool) -> [String: Any]? { awaited { received.first(where: isWanted) } }

    /// The requests and notifications received so far.
    var methods: [String] {
        condition.withLock { received.compactMap { $0["method"] as? String } }
    }

    /// Ends the input; the exit status.
    func end() -> Int32? {
        locked { hasEnded = true }
        return awaited { status }
    }

    private func take(_ message: [String: Any]) { locked { received.append(message) } }

    private func nextInput() -> [UInt8] {
        condition.lock()
        defer { condition.unlock() }
        while input.isEmpty, !hasEnded { condition.wait() }
        return input.isEmpty ? [] : input.removeFirst()
    }

    private func locked(_ change: () -> Void) {
        condition.lock()
        change()
        condition.broadcast()
        condition.unlock()
    }

    private func awaited<Value>(_ value: () -> Value?) -> Value? {
        let limit = Date(timeIntervalSinceNow: Self.patience)
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let value = value() { return value }
            if !condition.wait(until: limit) { return nil }
        }
    }
}

/// Lints until it is let go.
private final class SlowLinter: ProjectLinting, @unchecked Sendable {
    private let started = DispatchSemaphore(value: 0)
    private let gate = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var isLinting = false

    var isWaiting: Bool { lock.withLock { isLinting } }

    func awaitStart() { _ = started.wait(timeout: .now() + 60) }

    func letGo() { gate.signal() }

    func lint(_ request: LintRequest) -> LintAnswer? {
        lock.withLock { isLinting = true }
        started.signal()
        _ = gate.wait(timeout: .now() + 60)
        lock.withLock { isLinting = false }
        return LintAnswer(generation: request.generation, findings: [])
    }

    func fix(_ request: FixRequest) -> FixOutcome { .refused(reason: "") }
    func explanation(of rule: String, asMarkdown: Bool) -> String? { nil }
    func helpURL(of rule: String) -> String { rule }
    func timers(in document: DocumentKey) -> [TimerSummary] { [] }
    var watchedPatterns: [String] { [] }
}
