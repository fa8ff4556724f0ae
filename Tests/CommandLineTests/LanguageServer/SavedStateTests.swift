import Foundation
import Testing
import TimerlintTestSupport

/// Applies random edits to the fixture projects and compares the server with the command.
/// `TIMERLINT_LSP_SERIES` and `TIMERLINT_LSP_SEED` select longer or other sequences.
@Suite("The server, after any edits, says what the command says") struct SavedStateTests {
    private static let series = number("TIMERLINT_LSP_SERIES") ?? 3
    private static let seed = number("TIMERLINT_LSP_SEED") ?? 1

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    @Test("of the files as they are saved", arguments: Repository.names(in: Repository.projectFixtures))
    func agreesWithTheCommand(_ project: String) throws {
        let folder = try Scratch()
        let source = Repository.projectFixtures.appendingPathComponent(project)
        for path in Repository.filePaths(below: source) {
            try folder.write(try Data(contentsOf: source.appendingPathComponent(path)), to: path)
        }
        var play = try Play(folder, seed: project.utf8.reduce(UInt64(Self.seed)) { $0 &* 31 &+ UInt64($1) })
        try play.compare("\(project) as it is")
        for round in 0..<Self.series {
            try play.edit()
            try play.compare("\(project), seed \(Self.seed), series \(round)")
        }
        #expect(play.compared > 0 || Self.series == 0, "something was found to compare")
    }
}

/// A project, the server that observes the edits, and the command.
private struct Play {
    private let folder: Scratch
    private let server: ServerProcess
    private var numbers: SeededNumbers
    private var open: [EditedDocument] = []
    private let paths: [String]
    private let lines: [Substring]
    /// The files that describe builds and nibs, as they were.
    private let builds: [String: String]
    /// The number of equal findings.
    private(set) var compared = 0

    init(_ folder: Scratch, seed: UInt64) throws {
        self.folder = folder
        numbers = SeededNumbers(seed: seed)
        let all = Repository.filePaths(below: folder.url)
        paths = all.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".m") || $0.hasSuffix(".h") }
        let described = try all.filter { path in Self.buildEndings.contains(where: path.hasSuffix) }.map { path in
            (path, try folder.read(path))
        }
        builds = Dictionary(uniqueKeysWithValues: described)
        lines = try paths.flatMap { path in
            try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false).map { Substring(String($0)) }
        }
        server = try ServerProcess(in: folder)
        let capabilities: [String: Any] = [
            "textDocument": ["diagnostic": [:] as [String: Any]],
            "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
        ]
        #expect(server.initialize(folder, capabilities) != nil)
    }

    private static let buildEndings = [
        ".pbxproj", ".xcconfig", "project.yml", ".podspec", ".xib", ".storyboard", "Info.plist",
    ]

    /// Opens, edits, saves and closes documents, and changes files without telling the editor.
    mutating func edit() throws {
        for path in paths where Bool.random(using: &numbers) { try openDocument(path) }
        for _ in 0..<12 {
            guard let index = open.indices.randomElement(using: &numbers) else { break }
            let changes = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
                open[index].edit(from: lines, using: &numbers)
            }
            server.change(open[index].url, version: open[index].grow(), changes)
        }
        for document in open {
            try Data(document.text.utf8).write(to: document.url)
            server.notify("textDocument/didSave", ["textDocument": ["uri": document.url.absoluteString]])
        }
        while open.count > 1, Bool.random(using: &numbers) {
            let closed = open.remove(at: Int.random(in: open.indices, using: &numbers))
            server.notify("textDocument/didClose", ["textDocument": ["uri": closed.url.absoluteString]])
        }
        try editOnDisk()
        for path in builds.keys.sorted() where Bool.random(using: &numbers) { try editBuildFile(path) }
    }

    /// Removes a build file, some of its lines, or brings it back.
    private mutating func editBuildFile(_ path: String) throws {
        let url = folder.url.appendingPathComponent(path)
        let wasThere = FileManager.default.fileExists(atPath: url.path)
        var lines = (builds[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let kind = Int.random(in: 0..<4, using: &numbers)
        if kind == 0, wasThere { try FileManager.default.removeItem(at: url) }
        if kind == 1, let line = lines.indices.randomElement(using: &numbers) { lines.remove(at: line) }
        if kind == 2 { lines = lines.filter { _ in Int.random(in: 0..<8, using: &numbers) > 0 } }
        if kind > 0 { try Data(lines.joined(separator: "\n").utf8).write(to: url) }
        let type = kind == 0 ? 3 : wasThere ? 2 : 1
        server.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": url.absoluteString, "type": type] as [String: Any]]])
    }

    private mutating func openDocument(_ path: String) throws {
        let url = folder.url.appendingPathComponent(path)
        guard !open.contains(where: { $0.url == url }) else { return }
        let document = EditedDocument(url: url, text: try folder.read(path))
        open.append(document)
        server.open(url, document.text)
    }

    private mutating func editOnDisk() throws {
        guard let path = paths.randomElement(using: &numbers) else { return }
        let url = folder.url.appendingPathComponent(path)
        guard !open.contains(where: { $0.url == url }) else { return }
        var document = EditedDocument(url: url, text: try folder.read(path))
        _ = document.edit(from: lines, using: &numbers)
        try Data(document.text.utf8).write(to: url)
        server.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": url.absoluteString, "type": 2] as [String: Any]]])
    }

    mutating func compare(_ state: String) throws {
        let diagnostics = try #require(server.workspaceDiagnostics(), "\(state): no answer; \(server.errorText)")
        let said = diagnostics.flatMap { uri, list in list.map { Said(diagnostic: $0, uri: uri, in: folder) } }.sorted()
        let run = try Tool.run(["lint", "--format", "json", "--allow-empty"], in: folder)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(state): \(run.errors)")
        let findings = (report["findings"] as? [[String: Any]] ?? []).map(Said.init(finding:)).sorted()
        #expect(said == findings, "\(state)")
        compared += findings.count
    }
}

/// A finding, reduced to what both the server and the command report.
private struct Said: Hashable, Comparable {
    let text: String

    static func < (a: Said, b: Said) -> Bool { a.text < b.text }

    init(diagnostic: [String: Any], uri: String, in folder: Scratch) {
        let range = diagnostic.section("range")
        let places = ["start", "end"].map { name -> String in
            let place = range.section(name)
            return "\((place["line"] as? Int ?? -2) + 1):\((place["character"] as? Int ?? -2) + 1)"
        }
        let path = (uri.replacingOccurrences(of: folder.url.absoluteString, with: "").removingPercentEncoding ?? uri)
            .drop { $0 == "/" }
        let severity = [1: "error", 2: "warning", 3: "note"][diagnostic["severity"] as? Int ?? 0] ?? "?"
        let message = (diagnostic["message"] as? String ?? "").split(separator: "\n").first ?? ""
        text = "\(path) \(places.joined(separator: "-")) \(severity) \(diagnostic["code"] as? String ?? ""): \(message)"
    }

    init(finding: [String: Any]) {
        let places = ["start", "end"].map { name -> String in
            let place = finding.section("range").section(name)
            return "\(place["line"] as? Int ?? -1):\(place["utf16_column"] as? Int ?? -1)"
        }
        let path = finding["path"] as? String ?? ""
        text =
            "\(path) \(places.joined(separator: "-")) \(finding["severity"] as? String ?? "") \(finding["rule"] as? String ?? ""): \(finding["message"] as? String ?? "")"
    }
}
