import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

@testable import TimerlintInventory

/// The inventory and lint report the same findings for the same tree.
@Suite("What lint finds")
struct FindingCoverageTests {
    private static let fixtures = Repository.root.appendingPathComponent("Fixtures/Rules")

    @Test(
        "is all in the inventory, at a timer or beside them, and nothing else is",
        arguments: Repository.names(in: fixtures))
    func isAllThere(_ rule: String) throws {
        let files = Repository.sources(below: Self.fixtures.appendingPathComponent(rule))
        let (facts, result) = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1).examine(files)
        let inventory = readInventory(facts, name: rule, findings: result.findings, suppressed: result.suppressed) {
            _ in true
        }
        let found =
            result.findings.map { Self.identity($0, isSuppressed: false) }
            + result.suppressed.map { Self.identity($0.finding, isSuppressed: true) }
        let told = (inventory.timers.flatMap(\.findings) + inventory.others).map { Self.identity($0) }
        #expect(!found.isEmpty)
        #expect(Set(told) == Set(found))
        #expect(inventory.findingCount == Set(result.findings.map { Self.identity($0, isSuppressed: false) }).count)
    }

    @Test("in a file that nobody asked for is left out")
    func leavesOutOthers() {
        let files = ["A.swift", "B.swift"].map { path in
            SourceFile(
                path: path, language: .swift,
                bytes: Array(
                    "import Foundation\nTimer.publish(every: 1, on: .main, in: .common)\nlet a = 1 //timerlint:ignore nothing\n"
                        .utf8))
        }
        let (facts, result) = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1).examine(files)
        let inventory = readInventory(facts, name: "", findings: result.findings, suppressed: []) {
            $0.path == "A.swift"
        }
        #expect(Set(result.findings.map(\.location.file.path)) == ["A.swift", "B.swift"])
        #expect(Set((inventory.timers.flatMap(\.findings) + inventory.others).map(\.place.path)) == ["A.swift"])
    }

    /// Rule, location, message and whether a comment suppresses it.
    private static func identity(_ finding: Finding, isSuppressed: Bool) -> [String] {
        let start = finding.location.start
        return [
            finding.rule, "\(finding.location.file.path):\(start.line):\(start.column)", finding.message,
            "\(isSuppressed)",
        ]
    }

    private static func identity(_ finding: TimerFinding) -> [String] {
        [
            finding.rule, "\(finding.place.path):\(finding.place.line):\(finding.place.column)", finding.message,
            "\(finding.isSuppressed)",
        ]
    }
}
