import Foundation
import Testing
import TimerlintConfig
import TimerlintRules
import TimerlintTestSupport

@Suite("Files written from the catalogue")
struct GeneratedFileTests {
    /// An update run writes the files, and fails, so that it is never mistaken for a pass.
    private static let isUpdating = ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] == "1"
    private static let command = "TIMERLINT_UPDATE=1 swift test --filter CatalogueTests"

    @Test("rules.json is the catalogue")
    func writesRulesFile() throws {
        try check("rules.json") { _ in RulesFile().text }
    }

    @Test("the schema of the configuration is what the reader reads")
    func writesSchema() throws {
        try check(ConfigurationSchema.path) { _ in ConfigurationSchema().text }
    }

    @Test("the README's table is the catalogue")
    func writesTable() throws {
        try check("README.md") { readme in
            let (start, end) = ("<!-- rules: written by '\(Self.command)' -->\n", "<!-- end of rules -->")
            guard let from = readme.range(of: start), let to = readme.range(of: end), from.upperBound <= to.lowerBound else {
                throw MissingMarks(start: start, end: end)
            }
            return readme[..<from.upperBound] + "\n" + RuleTable().text + "\n" + readme[to.lowerBound...]
        }
    }

    private func check(_ name: String, _ wanted: (String) throws -> String) throws {
        let url = Repository.root.appendingPathComponent(name)
        let current = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let text = try wanted(current)
        guard current != text else { return }
        if Self.isUpdating {
            try text.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("\(name) was written; run the tests again without TIMERLINT_UPDATE")
        } else {
            Issue.record("\(name) is stale; write it with: \(Self.command)")
        }
    }

    private struct MissingMarks: Error {
        let start: String
        let end: String
    }
}
