import Foundation
import Testing
import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintReporting
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

@testable import TimerlintTriage

/// A crash report of `Fixtures/Triage/Reports`. All are invented.
enum ReportFixture {
    static let folder = Repository.root.appendingPathComponent("Fixtures/Triage")

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("Reports/\(name)")))
    }

    /// The only report in a file.
    static func report(_ name: String) throws -> CrashReport {
        let reports = try ReportReader.read(bytes(name))
        try #require(reports.count == 1)
        return reports[0]
    }

    static func triaged(_ name: String, matcher: SourceMatcher? = nil) throws -> TriagedReport {
        TriagedReport(try report(name), input: name, index: 0, matcher: matcher)
    }

    /// The findings and the outline of `Fixtures/Triage/Sources`, linted with every rule.
    static let tree: (findings: [Finding], outline: SourceOutline?) = {
        let files = Repository.sources(below: folder.appendingPathComponent("Sources")).map {
            SourceFile(path: "Sources/\($0.path)", language: $0.language, bytes: $0.bytes)
        }
        let linter = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1)
        let (facts, result) = linter.examine(files)
        return (result.findings, facts.map(SourceOutline.init))
    }()

    static let matcher = SourceMatcher(findings: tree.findings.map { TreeFinding($0) }, outline: tree.outline)

    /// A stack with one app frame; `place` is the text after its offset.
    static func overResume(in frame: String, place: String = "") -> String {
        """
        Thread 0 Crashed:
        0  libdispatch.dylib  0x1a1b2c3d4 _dispatch_lane_resume + 24
        1  Harbor  0x100b2c3d4 \(frame) + 40\(place)
        BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object

        """
    }

    static let tool = Report.Tool(version: "0", url: "https://example.org")
}
