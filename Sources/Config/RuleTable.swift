import TimerlintRules

/// The rules as a Markdown table. Each row has an anchor and a link to the rule's page of the guide.
package struct RuleTable {
    let rules: [Rule]

    package init(rules: [Rule] = Catalogue.rules) { self.rules = rules }

    package var text: String {
        "| rule | level | fix | what it finds |\n|---|---|---|---|\n" + rules.map(row).joined()
    }

    private func row(_ rule: Rule) -> String {
        let level = rule.severity.rawValue + (rule.isOptIn ? ", opt-in" : "")
        return
            "| <a id=\"\(rule.id)\"></a>[`\(rule.id)`](.github/guide.md#\(rule.id)) | \(level) | \(rule.orderedFixes.map(\.rawValue).joined(separator: ", ")) | \(escaped(rule.summary)) |\n"
    }

    private func escaped(_ text: String) -> String {
        String(text.flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
    }
}
