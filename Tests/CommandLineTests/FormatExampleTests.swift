import Foundation
import Testing
import TimerlintReporting
import TimerlintTestSupport

/// The examples of the formats linked from the README: the command's output for two of the samples.
/// `TIMERLINT_UPDATE=1` writes them and fails.
@Suite("The README's examples of formats")
struct FormatExampleTests {
    private static let folder = Repository.root.appendingPathComponent("Fixtures/Samples/Reports")
    private static let samples = ["LeakingPoller.swift", "SuspendedSource.swift"]

    @Test("are what the command prints", arguments: ReportFormat.allCases)
    func areRealOutput(_ format: ReportFormat) throws {
        let url = Self.folder.appendingPathComponent(Self.name(of: format))
        let text = try output(format)
        if ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            Issue.record("\(url.lastPathComponent) was written; run the tests again without TIMERLINT_UPDATE")
        } else {
            let known = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            #expect(text == known, "TIMERLINT_UPDATE=1 swift test --filter FormatExampleTests")
        }
    }

    @Test("are linked to, each of them, and there are no others")
    func areLinked() throws {
        let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
        let linked = readme.matches(of: /\(Fixtures\/Samples\/Reports\/(?<name>[a-z.]+)\)/).map { String($0.name) }
        #expect(Set(linked) == Set(ReportFormat.allCases.map(Self.name)))
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) == Set(linked))
    }

    /// Absolute paths begin with a placeholder folder.
    private func output(_ format: ReportFormat) throws -> String {
        let scratch = try Scratch()
        for sample in Self.samples {
            let text = try String(
                contentsOf: Repository.root.appendingPathComponent("Fixtures/Samples/Bad/\(sample)"), encoding: .utf8)
            try scratch.write(text, to: "App/\(sample)")
        }
        let run = try Tool.run(["--format", format.rawValue], in: scratch)
        try #require(run.status == 1, "\(run.errors)")
        let places = [scratch.url.path, scratch.url.resolvingSymlinksInPath().path]
        return places.reduce(run.output) { $0.replacingOccurrences(of: $1, with: "/Users/me/Example") }
    }

    private static func name(of format: ReportFormat) -> String {
        switch format {
        case .text: "text.txt"
        case .concise, .xcode, .github, .agent: "\(format.rawValue).log"
        case .json, .gitlab, .rdjson: "\(format.rawValue).json"
        case .jsonl: "jsonl.jsonl"
        case .sarif: "sarif.sarif"
        case .checkstyle, .junit: "\(format.rawValue).xml"
        case .markdown: "markdown.md"
        }
    }
}
