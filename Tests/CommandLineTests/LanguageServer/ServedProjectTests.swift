import Foundation
import Testing
import TimerlintTestSupport

/// The command behind the server: configurations, folders, the disk, fixes and timers.
@Suite("A project in an editor") struct ServedProjectTests {
    private let folder: Scratch
    private var root: URL { folder.url }

    init() throws { folder = try Scratch() }

    private static var pulling: [String: Any] { ["textDocument": ["diagnostic": [:] as [String: Any]]] }
    private static let off = "rules:\n  missing_invalidate: off\n"

    private func started(_ capabilities: [String: Any] = pulling, _ arguments: [String] = []) throws -> ServerProcess {
        let server = try ServerProcess(in: folder, arguments)
        #expect(server.initialize(folder, capabilities) != nil)
        return server
    }

    /// The names of the files with a finding, once each.
    private func faulty(_ server: ServerProcess) -> [String]? {
        server.workspaceDiagnostics()?.filter { !$0.value.isEmpty }.keys.map { uri in
            URL(string: uri)?.lastPathComponent ?? uri
        }.sorted()
    }

    // MARK: Options

    @Test("accepts --stdio, and says what it has to say in the log")
    func logs() throws {
        let server = try started(Self.pulling, ["--stdio", "--log", "log"])
        server.send(body: Data("{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}".utf8))
        #expect(server.workspaceDiagnostics() != nil)
        #expect(try folder.read("log") == "an answer to nothing that was asked\n")
        #expect(server.errorText.isEmpty)
    }

    @Test("says nothing where it is told to", arguments: ["error", "off"])
    func logLevels(_ level: String) throws {
        let server = try started(Self.pulling, ["--log-level", level])
        server.send(body: Data("{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}".utf8))
        #expect(server.workspaceDiagnostics() != nil)
        #expect(server.errorText.isEmpty == (level == "off"))
    }

    // MARK: Configurations

    @Test("has nested configurations, also while they are typed")
    func nestedConfigurations() throws {
        try folder.write("", to: ".timerlint.yml")
        try folder.write(Sample.warning, to: "App/One.swift")
        try folder.write(Sample.warning, to: "Legacy/Two.swift")
        let nested = try folder.write(Self.off, to: "Legacy/.timerlint.yml")
        let server = try started()
        #expect(faulty(server) == ["One.swift"])
        server.open(nested, Self.off)
        server.change(nested, version: 2, [["text": ""]])
        #expect(faulty(server) == ["One.swift", "Two.swift"])
    }

    @Test("shows a mistake in a configuration there, tells of it once, and keeps the last good one")
    func mistakes() throws {
        try folder.write(Sample.warning, to: "One.swift")
        try folder.write(Sample.note, to: "Two.swift")
        let file = try folder.write(Self.off, to: ".timerlint.yml")
        let server = try started()
        #expect(faulty(server) == ["Two.swift"])
        server.open(file, Self.off)
        server.change(file, version: 2, [["text": "rules:\n  missing_invalidate: offf\n"]])
        #expect(faulty(server) == [".timerlint.yml", "Two.swift"])
        server.change(file, version: 3, [["text": "rules:\n  missing_invalidate: offf \n"]])
        #expect(faulty(server) == [".timerlint.yml", "Two.swift"])
        #expect(server.received.filter { $0["method"] as? String == "window/showMessage" }.count == 1)
        server.change(file, version: 4, [["text": ""]])
        #expect(faulty(server) == ["One.swift", "Two.swift"])
    }

    @Test("takes the configuration that the settings name")
    func namedConfiguration() throws {
        try folder.write(Sample.warning, to: "One.swift")
        try folder.write(Self.off, to: "quiet.yml")
        let server = try started()
        #expect(faulty(server) == ["One.swift"])
        server.notify("workspace/didChangeConfiguration", ["settings": ["timerlint": ["configuration": "quiet.yml"]]])
        #expect(faulty(server) == [])
    }

    // MARK: Folders and files

    @Test("lints an untitled document alone, and a file outside of the folders by its own root")
    func documentsElsewhere() throws {
        try folder.write(Sample.warning, to: "App/One.swift")
        try folder.write(Self.off, to: "Other/.timerlint.yml")
        let outside = try folder.write("", to: "Other/Sources/Two.swift")
        let plain = try folder.write("", to: "Plain/Three.swift")
        let server = try ServerProcess(in: folder)
        let folders = [["uri": root.appendingPathComponent("App").absoluteString, "name": "App"]]
        let parameters: [String: Any] = ["capabilities": Self.pulling, "workspaceFolders": folders]
        #expect(server.request("initialize", parameters) != nil)
        server.open(outside, Sample.warning)
        server.open(plain, Sample.warning)
        server.notify(
            "textDocument/didOpen",
            [
                "textDocument": ["uri": "untitled:Four", "languageId": "swift", "version": 1, "text": Sample.warning]
                    as [String: Any]
            ])
        #expect(faulty(server) == ["Four", "One.swift", "Three.swift"])
    }

    @Test("shows the findings of a folder that is added, and clears those of one that is removed")
    func folders() throws {
        for name in ["One", "Two"] { try folder.write(Sample.warning, to: "\(name)/\(name).swift") }
        let server = try ServerProcess(in: folder)
        let (one, two) = (root.appendingPathComponent("One"), root.appendingPathComponent("Two"))
        let files = [one, two].map { $0.appendingPathComponent("\($0.lastPathComponent).swift").absoluteString }
        let parameters: [String: Any] = [
            "capabilities": [:] as [String: Any], "workspaceFolders": [["uri": one.absoluteString, "name": "One"]],
        ]
        #expect(server.request("initialize", parameters) != nil)
        #expect(count(server, files[0], 1))
        server.notify(
            "workspace/didChangeWorkspaceFolders",
            [
                "event": [
                    "added": [["uri": two.absoluteString, "name": "Two"]],
                    "removed": [["uri": one.absoluteString, "name": "One"]],
                ]
            ])
        #expect(count(server, files[1], 1))
        #expect(count(server, files[0], 0))
    }

    /// Whether a file gets a list of this length.
    private func count(_ server: ServerProcess, _ uri: String, _ count: Int) -> Bool {
        server.message { message in
            let parameters = message.section("params")
            return message["method"] as? String == "textDocument/publishDiagnostics"
                && parameters["uri"] as? String == uri
                && (parameters["diagnostics"] as? [Any])?.count == count
        } != nil
    }

    @Test("watches sources, configurations, the baseline and what Git ignores")
    func watches() throws {
        let server = try started(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
        let request = server.message { $0["method"] as? String == "client/registerCapability" }
        let registrations = request?.section("params")["registrations"] as? [[String: Any]]
        let watchers = registrations?.first?.section("registerOptions")["watchers"] as? [[String: Any]]
        let globs = Set(watchers?.compactMap { $0["globPattern"] as? String } ?? [])
        let expected = [
            "*.swift", "*.m", "*.mm", "*.h", ".timerlint.yml", ".timerlint.yaml", ".timerlint.json", ".gitignore",
            ".timerlint-baseline.json",
        ]
        #expect(globs.isSuperset(of: expected.map { "**/" + $0 }), "\(globs.sorted())")
    }

    @Test("looks at the disk on saving, where the client cannot watch it")
    func looksAtTheDisk() throws {
        let one = try folder.write("", to: "One.swift")
        try folder.write("", to: "Two.swift")
        let server = try started()
        server.open(one, "")
        #expect(faulty(server) == [])
        try folder.write(Sample.warning, to: "Two.swift")
        try folder.write(Sample.warning, to: "Three.swift")
        server.notify("textDocument/didSave", ["textDocument": ["uri": one.absoluteString]])
        #expect(faulty(server) == ["Three.swift", "Two.swift"])
    }

    // MARK: Fixes and timers

    @Test("fixes all as the command does, by edits that do not overlap")
    func fixesAll() throws {
        let file = try folder.write(Sample.fixable, to: "Clock.swift")
        try folder.write(Sample.fixable, to: "Same/Clock.swift")
        let server = try started()
        server.open(file, Sample.fixable)
        let place = ["line": 0, "character": 0]
        let answer = server.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": file.absoluteString], "range": ["start": place, "end": place],
                "context": ["diagnostics": [] as [Any], "only": ["source.fixAll.timerlint"]] as [String: Any],
            ] as [String: Any])
        let action = try #require((answer?["result"] as? [[String: Any]])?.first)
        let changes = try #require(action.section("edit")["changes"] as? [String: [[String: Any]]])
        #expect(changes.keys.map { $0 } == [file.absoluteString])
        let edits = try #require(changes[file.absoluteString]).map(PlacedEdit.init).sorted { $0.start < $1.start }
        #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.end <= $1.start })
        let text = edits.reversed().reduce(Array(Sample.fixable.utf16)) { $1.applied(to: $0) }
        #expect(try Tool.run(["lint", "--fix", "Clock.swift"], in: folder).status == 0)
        #expect(String(decoding: text, as: UTF16.self) == (try folder.read("Clock.swift")))
    }

    @Test("tells of a timer on hover: its kind, interval, mode, who keeps it and what ends it")
    func describesTimers() throws {
        let text = """
            import Foundation
            final class Poller {
                private var timer: Timer?
                func start() {
                    timer?.invalidate()
                    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("poll") }
                    RunLoop.main.add(timer, forMode: .common)
                    self.timer = timer
                }
                func stop() { timer?.invalidate() }
            }
            """
        let file = try folder.write(text, to: "Poller.swift")
        let server = try started()
        server.open(file, text)
        func hover(_ line: Int, _ character: Int) -> [Substring]? {
            let answer = server.request(
                "textDocument/hover",
                [
                    "textDocument": ["uri": file.absoluteString], "position": ["line": line, "character": character],
                ] as [String: Any])
            return (answer?.section("result").section("contents")["value"] as? String)?.split(separator: "\n")
        }
        let expected = [
            "run loop timer", "repeats every 5 s", "run loop mode: common", "kept in 'timer', 'timer' of 'Poller'",
            "ended in line 10",
        ]
        #expect(hover(5, 22)?.map(String.init) == expected)
        #expect(hover(1, 2) == nil)
    }

    @Test("tells of a timer in an untitled document where it is after an edit")
    func describesMovedTimers() throws {
        let text = """
            import Foundation
            func poll() -> Timer { Timer(timeInterval: 5, repeats: false) { _ in print("poll") } }
            """
        let server = try started()
        let document: [String: Any] = ["uri": "untitled:One", "languageId": "swift", "version": 1, "text": text]
        server.notify("textDocument/didOpen", ["textDocument": document])
        func isTimer(_ line: Int) -> Bool {
            let parameters: [String: Any] = [
                "textDocument": ["uri": "untitled:One"], "position": ["line": line, "character": 25],
            ]
            return server.request("textDocument/hover", parameters)?["result"] is [String: Any]
        }
        #expect(isTimer(1))
        server.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": "untitled:One", "version": 2] as [String: Any],
                "contentChanges": [["text": "\n// a remark\n\(text)"]],
            ])
        #expect(!isTimer(1) && isTimer(3))
    }

    @Test("takes no processor time when nothing happens")
    func restsWhenIdle() throws {
        try folder.write(Sample.warning, to: "One.swift")
        let server = try started()
        #expect(faulty(server) == ["One.swift"])
        Thread.sleep(forTimeInterval: 0.2)
        guard let before = ticks(server.identifier) else { return }
        Thread.sleep(forTimeInterval: 1.5)
        let after = try #require(ticks(server.identifier))
        #expect(after - before <= 1)
    }

    /// The processor time of a process in hundredths of a second; `nil` if the system does not provide it this way.
    private func ticks(_ process: Int32) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
        let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : nil
    }
}

/// An edit of the protocol as offsets of a text.
private struct PlacedEdit {
    let start: Place
    let end: Place
    let text: String

    struct Place: Comparable {
        let line, character: Int

        init(_ place: [String: Any]) {
            line = place["line"] as? Int ?? 0
            character = place["character"] as? Int ?? 0
        }

        static func < (a: Place, b: Place) -> Bool { (a.line, a.character) < (b.line, b.character) }

        func offset(in text: [UInt16]) -> Int {
            let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
            return lines.prefix(line).reduce(0) { $0 + $1.count + 1 } + character
        }
    }

    init(_ edit: [String: Any]) {
        let range = edit.section("range")
        start = Place(range.section("start"))
        end = Place(range.section("end"))
        text = edit["newText"] as? String ?? ""
    }

    func applied(to text: [UInt16]) -> [UInt16] {
        var text = text
        text.replaceSubrange(start.offset(in: text)..<end.offset(in: text), with: self.text.utf16)
        return text
    }
}
