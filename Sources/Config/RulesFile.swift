import TimerlintReporting
import TimerlintRules
import TimerlintWorkspace

/// `rules.json`: the rule catalog, and also the complete default configuration, so passing it to `--config`
/// changes nothing. Input: the rules. Output: JSON.
package struct RulesFile {
    /// Incremented when a key changes its meaning or is removed; new keys do not count.
    package static let schemaVersion = 1

    let rules: [Rule]

    package init(rules: [Rule] = Catalogue.rules) { self.rules = rules }

    package var text: String { document.text(pretty: true) + "\n" }

    private var document: JSON {
        .object([
            ("schema_version", .number(Self.schemaVersion)),
            ("version", .string(Release.version)),
            ("include", .array(DiscoverySettings.defaultIncludes.map(JSON.string))),
            ("exclude", .array(DiscoverySettings.defaultExcludes.map(JSON.string))),
            ("fail_on", .string(FailLevel.warning.rawValue)),
            ("baseline", .null),
            ("ui", .null),
            ("wrappers", .object([("timers", []), ("weak_proxies", []), ("main_thread", [])])),
            ("overrides", []),
            ("rules", .object(rules.map { ($0.id, object($0)) })),
        ])
    }

    private func object(_ rule: Rule) -> JSON {
        .members([
            "severity": .string(rule.isOptIn ? "off" : rule.severity.rawValue),
            "options": rule.options.isEmpty ? nil : .object(rule.options.map { ($0.name, $0.defaultValue.json) }),
            "opt_in": rule.isOptIn ? .bool(true) : nil,
            "enabled_severity": rule.isOptIn ? .string(rule.severity.rawValue) : nil,
            "summary": .string(rule.summary),
            "why": .string(rule.why),
            "notice": .string(rule.notice),
            "confirm": rule.confirm.map(JSON.string),
            "remedy": .string(rule.remedy),
            "folklore": rule.folklore.map(JSON.string),
            "levels": rule.levels.map(JSON.string),
            "symptoms": rule.symptoms.isEmpty ? nil : .array(rule.symptoms.map { .string($0.title) }),
            "fix": rule.fixes.isEmpty ? nil : .array(rule.orderedFixes.map { .string($0.rawValue) }),
            "since": .string(rule.since),
            "help": .string(Release.helpURL(of: rule.id)),
            "option_help": rule.options.isEmpty ? nil : .object(rule.options.map { ($0.name, .string($0.summary)) }),
            "example": .object([("bad", .string(rule.example.bad)), ("good", .string(rule.example.good))]),
        ])
    }
}

extension Rule.Option.Value {
    var json: JSON {
        switch self {
        case .number(let number): .decimal(number)
        case .text(let text): .string(text)
        case .flag(let flag): .bool(flag)
        }
    }
}
