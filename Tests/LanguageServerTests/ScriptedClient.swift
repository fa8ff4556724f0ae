import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintLanguageServer
import TimerlintSource
import TimerlintWorkspace

/// A test client: sends messages, runs the server's jobs synchronously, and records the responses.
final class ScriptedClient {
    let linter: StandInLinter
    private(set) var received: [[String: Any]] = []
    private(set) var logged: [String] = []
    private(set) var server: Server!
    private var lastID = 0

    init(_ linter: StandInLinter = StandInLinter()) {
        self.linter = linter
        server = Server(
            linter: linter, version: "1.2.3",
            send: { [unowned self] in received.append(Self.object($0)) }, log: { [unowned self] in logged.append($0) })
    }

    var exitStatus: Int32? { server.exitStatus }

    static func object(_ bytes: [UInt8]) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
    }

    // MARK: Sending

    func send(raw text: String) { server.receive(Array(text.utf8)) }

    func notify(_ method: String, _ parameters: Any = [String: Any]()) {
        send(object: ["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// Sends a request without running any job; returns its id.
    @discardableResult
    func ask(_ method: String, _ parameters: Any = [String: Any]()) -> Int {
        lastID += 1
        send(object: ["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
        return lastID
    }

    /// Sends a request, runs all jobs, and returns the response.
    func request(_ method: String, _ parameters: Any = [String: Any]()) -> [String: Any]? {
        let id = ask(method, parameters)
        runJobs()
        return answer(to: id)
    }

    func answer(to id: Int) -> [String: Any]? { received.last { $0["id"] as? Int == id } }

    /// Answers the server's last request of a method.
    func reply(to method: String, _ outcome: [String: Any] = ["result": NSNull()]) {
        guard let id = messages(method).last?["id"] else { return }
        send(object: outcome.merging(["jsonrpc": "2.0", "id": id]) { $1 })
    }

    private func send(object: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: object) else { return }
        server.receive(Array(data))
    }

    // MARK: Jobs

    func runJobs() {
        while let job = server.nextJob() { server.finish(job.run(linter)) }
    }

    /// Takes the next job without running it.
    func takeJob() -> Job? { server.nextJob() }

    func finish(_ job: Job) { server.finish(job.run(linter)) }

    func letTimePass() { server.showProgress() }

    // MARK: Looking

    func messages(_ method: String) -> [[String: Any]] { received.filter { $0["method"] as? String == method } }

    /// The last published diagnostics of a document.
    func published(_ uri: String) -> [String: Any]? {
        messages("textDocument/publishDiagnostics").compactMap { $0["params"] as? [String: Any] }.last {
            $0["uri"] as? String == uri
        }
    }

    func publishedCodes(_ uri: String) -> [String]? {
        (published(uri)?["diagnostics"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
    }

    func forget() { received = [] }

    // MARK: Usual beginnings

    @discardableResult
    func initialize(_ capabilities: [String: Any] = [:], folders: [String]? = ["file:///project"]) -> [String: Any]? {
        var parameters: [String: Any] = ["capabilities": capabilities, "processId": NSNull()]
        if let folders { parameters["workspaceFolders"] = folders.map { ["uri": $0, "name": "p"] } }
        let answer = request("initialize", parameters)
        notify("initialized")
        runJobs()
        return answer?["result"] as? [String: Any]
    }

    func open(_ uri: String, _ text: String, version: Int = 1) {
        notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri, "languageId": "swift", "version": version, "text": text]])
        runJobs()
    }

    func change(_ uri: String, version: Int, _ changes: [[String: Any]]) {
        notify(
            "textDocument/didChange", ["textDocument": ["uri": uri, "version": version], "contentChanges": changes])
    }
}

/// Reports a finding wherever a text contains the word `bad`, and one in each other text while one contains `spoil`, so
/// that the tests depend only on the server.
final class StandInLinter: ProjectLinting, @unchecked Sendable {
    /// The files on disk.
    var disk: [Path: String] = [:]
    var faults: [ConfigurationFault] = []
    /// Findings of a file besides those of its words.
    var others: (SourceFile) -> [Finding] = { _ in [] }
    /// The document of a file in a trace; `nil` for that of the finding.
    var document: (SourceFile) -> DocumentKey? = { _ in nil }
    var fix: FixOutcome?
    private(set) var requests: [LintRequest] = []

    func lint(_ request: LintRequest) -> LintAnswer? {
        requests.append(request)
        if request.isOutdated.isSet { return nil }
        var texts = Dictionary(uniqueKeysWithValues: disk.map { (DocumentKey.file($0), Array($1.utf8)) })
        for (key, overlay) in request.overlays { texts[key] = overlay.bytes }
        let spoilers = Set(texts.filter { String(decoding: $0.value, as: UTF8.self).contains("spoil") }.keys)
        let findings = texts.sorted { $0.key.uri < $1.key.uri }.flatMap { key, bytes in
            let file = SourceFile(path: key.uri, language: .swift, bytes: bytes)
            let spoilt = spoilers.subtracting([key]).isEmpty ? [] : [Self.finding(in: file, at: 0)]
            return (Self.findings(in: file) + spoilt + others(file)).map { LocatedFinding($0) { document($0) ?? key } }
        }
        return LintAnswer(generation: request.generation, findings: findings, faults: faults)
    }

    private static func findings(in file: SourceFile) -> [Finding] {
        let text = String(decoding: file.bytes, as: UTF8.self)
        return text.ranges(of: "bad").map { range in
            finding(in: file, at: UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound)))
        }
    }

    private static func finding(in file: SourceFile, at start: UInt32) -> Finding {
        let location = Location(file: file, range: SourceRange(start, start + 3))
        return Finding(
            rule: "missing_invalidate", severity: .warning, location: location, message: "a bad one",
            trace: [TraceStep(location: location, message: "made here", state: "suspend count 1")],
            fix: FixIt(
                title: "make it good", safety: .safe, edits: [FileEdit(file, location.range, replacement: "good")]))
    }

    func fix(_ request: FixRequest) -> FixOutcome {
        if let fix { return fix }
        guard case .finding(let located) = request, let edits = located.finding.fix?.changes.first?.edits else {
            return .refused(reason: "nothing to fix")
        }
        return .edits([.init(document: located.document, file: located.finding.location.file, edits: edits)])
    }

    func explanation(of rule: String, asMarkdown: Bool) -> String? {
        rule == "missing_invalidate" ? "why it is \(asMarkdown ? "*bad*" : "bad")" : nil
    }
    func helpURL(of rule: String) -> String { "https://example.com/#\(rule)" }

    func timers(in document: DocumentKey) -> [TimerSummary] {
        let file = SourceFile(path: document.uri, language: .swift, bytes: Array("timer".utf8))
        let facts = ["repeats every 1 s", "run loop mode: default", "ended by nothing"]
        return [
            TimerSummary(range: SourceRange(0, 5), file: file, facts: facts, place: facts[1], ending: facts[2])
        ]
    }

    var watchedPatterns: [String] { ["**/*.swift"] }
}
