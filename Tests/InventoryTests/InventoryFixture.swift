import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintReporting
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

@testable import TimerlintInventory

/// The timers of `Fixtures/Inventory/Sources`, and of sources given as text.
enum InventoryFixture {
    static let folder = Repository.root.appendingPathComponent("Fixtures/Inventory")
    static let tool = Report.Tool(version: "0", url: "https://example.org")
    static let style = InventoryStyle(grouping: nil, tool: tool)

    /// The files of the whole fixture.
    static let sources = Repository.sources(below: folder.appendingPathComponent("Sources"))

    /// The whole fixture, linted with the default rules.
    static let inventory = inventory(of: sources)

    static let page = inventory.text(.html, style)

    static func inventory(of files: [SourceFile], jobs: Int = 1) -> Inventory {
        let rules = Catalogue.rules.filter { !$0.isOptIn }.map { ActiveRule(rule: $0) }
        let (facts, result) = Linter(rules: rules, jobs: jobs).examine(files)
        return readInventory(facts, name: "Fixture", findings: result.findings, suppressed: result.suppressed) { _ in
            true
        }
    }

    static func inventory(_ text: String, path: String = "A.swift") -> Inventory {
        inventory(of: [SourceFile(path: path, language: Language(path: path) ?? .swift, bytes: Array(text.utf8))])
    }

    /// The only timer of a source.
    static func timer(_ text: String, path: String = "A.swift") throws -> TimerEntry {
        let timers = inventory(text, path: path).timers
        try #require(timers.count == 1)
        return timers[0]
    }

    /// The fixture's timer with this owner.
    static func timer(ofOwner owner: String, handle: String? = nil) throws -> TimerEntry {
        try #require(inventory.timers.first { $0.owner == owner && (handle == nil || $0.handle?.name == handle) })
    }
}

/// Compares a text with a file of the fixture. `TIMERLINT_UPDATE=1` writes the file and fails, so that it
/// cannot be mistaken for a pass.
func expectGolden(_ text: String, _ name: String) throws {
    let url = InventoryFixture.folder.appendingPathComponent("Expected/\(name)")
    guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
    if ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] == "1" {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("\(name) was written; look at the difference, and run the tests again without TIMERLINT_UPDATE")
    } else {
        Issue.record("\(name) is not what is written: TIMERLINT_UPDATE=1 swift test --filter InventoryTests")
    }
}
