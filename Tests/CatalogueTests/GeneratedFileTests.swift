import Testing
import TimerlintConfig
import TimerlintGuide
import TimerlintRules
import TimerlintTestSupport

@Suite("Files written from the catalogue")
struct GeneratedFileTests {
    @Test("rules.json is the catalogue")
    func writesRulesFile() throws {
        try GeneratedFile(path: "rules.json", suite: "CatalogueTests").check { _ in RulesFile().text }
    }

    @Test("the schema of the configuration is what the reader reads")
    func writesSchema() throws {
        try GeneratedFile(path: ConfigurationSchema.path, suite: "CatalogueTests").check { _ in
            ConfigurationSchema().text
        }
    }

    @Test("the README's table is the catalogue")
    func writesTable() throws {
        try GeneratedFile(path: "README.md", suite: "CatalogueTests").check { readme in
            let (start, end) = (
                "<!-- rules: written by '\(GeneratedFile.command("CatalogueTests"))' -->\n", "<!-- end of rules -->"
            )
            guard let from = readme.range(of: start), let to = readme.range(of: end), from.upperBound <= to.lowerBound
            else {
                throw MissingMarks(start: start, end: end)
            }
            return readme[..<from.upperBound] + "\n" + RuleTable().text + "\n" + readme[to.lowerBound...]
        }
    }

    @Test("the guide is what the command writes")
    func writesGuide() throws {
        try GeneratedFile(path: ".github/guide.md", suite: "CatalogueTests").check { _ in Guide.markdown }
    }

    /// Only in a complete run: a narrowed one does not produce every message.
    @Test("the list of messages is what the fixtures give", .enabled(if: !RuleSelection.isNarrowed))
    func writesMessages() throws {
        let list = try MessageList(of: Fixture.all)
        for rule in Catalogue.rules where rule.levels == nil {
            #expect(
                list.levels(of: rule.id).isSubset(of: [rule.severity]), "\(rule.id) has to say what changes its level")
        }
        try GeneratedFile(path: MessageList.path, suite: "CatalogueTests").check { _ in list.text }
    }

    private struct MissingMarks: Error {
        let start: String
        let end: String
    }
}
