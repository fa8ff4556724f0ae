import TimerlintDiagnostics
import TimerlintReporting
import TimerlintRules

/// The JSON Schema (draft 7) of a configuration, for editors. Input: the rules. Output: JSON with every key
/// that the reader knows. It accepts what the reader accepts, except that a string must not be written as a
/// number.
package struct ConfigurationSchema {
    /// The path of the shipped schema file, relative to the repository's root.
    package static let path = ".github/timerlint.schema.json"

    let rules: [Rule]

    package init(rules: [Rule] = Catalogue.rules) { self.rules = rules }

    package var text: String { document.text(pretty: true) + "\n" }

    private var document: JSON {
        .object([
            ("$schema", "http://json-schema.org/draft-07/schema#"),
            ("$id", .string(Release.file(Self.path))),
            ("title", "A configuration of timerlint"),
            ("type", ["object", "null"]),
            ("additionalProperties", .bool(false)),
            (
                "properties",
                .object(
                    ConfigurationKey.allCases.map { ($0.rawValue, schema(of: $0)) }
                        + ConfigurationKey.descriptions.map { ($0, .bool(true)) })
            ),
            (
                "definitions",
                .object([
                    ("level", choice(RuleLevel.names)),
                    (
                        "patterns",
                        texts("Patterns in the syntax of .gitignore, from the file's folder", minimumLength: 1)
                    ),
                    ("names", texts("Base names, without arguments")),
                    ("rules", section(rules.map { ($0.id, schema(of: $0)) })),
                ])
            ),
        ])
    }

    private func schema(of key: ConfigurationKey) -> JSON {
        switch key {
        case .include: reference("patterns", "If set, only these files are linted")
        case .exclude:
            reference("patterns", "Left out besides the defaults and what .gitignore names; '!' takes one back")
        case .rules: reference("rules", "Levels and options of rules")
        case .overrides:
            list(
                "Other settings for some paths; later ones win",
                of: section(
                    OverrideKey.allCases.map { ($0.rawValue, schema(of: $0)) }, required: OverrideKey.paths.rawValue))
        case .failOn:
            described("The lowest level at which a run fails", choice(FailLevel.allCases.map(\.rawValue), orNull: true))
        case .baseline:
            described("The file of known findings, which are not reported", .object([("type", ["string", "null"])]))
        case .wrappers:
            described(
                "Names of your own that are declared elsewhere",
                section(WrappersKey.allCases.map { ($0.rawValue, schema(of: $0)) }))
        case .ui: described("Whether the code below this folder is an app's user interface", flag)
        }
    }

    private func schema(of key: OverrideKey) -> JSON {
        switch key {
        case .paths: reference("patterns", "The files to which this applies")
        case .rules: reference("rules", "Levels and options of rules")
        case .ui: described("Whether this code is an app's user interface", flag)
        }
    }

    private func schema(of key: WrappersKey) -> JSON {
        switch key {
        case .timers:
            list(
                "Types that hold a timer",
                of: section(
                    OwnTimerKey.allCases.map { ($0.rawValue, schema(of: $0)) }, required: OwnTimerKey.type.rawValue))
        case .weakProxies: reference("names", "Types that forward to a target without keeping it alive")
        case .mainThread: reference("names", "Functions that run their closure on the main thread")
        }
    }

    private func schema(of key: OwnTimerKey) -> JSON {
        switch key {
        case .type: described("Its name, without its module", .object([("type", "string")]))
        case .start: reference("names", "What starts it")
        case .stop: reference("names", "What stops it")
        case .handler: reference("names", "What takes its handler: functions, labels or properties")
        }
    }

    /// A level, or a section. The descriptive keys of `rules.json` are allowed.
    private func schema(of rule: Rule) -> JSON {
        let members = RuleKey.allCases.map { key in
            switch key {
            case .severity: (key.rawValue, JSON.object([("anyOf", [reference("level"), .object([("type", "null")])])]))
            case .options: (key.rawValue, section(rule.options.map { ($0.name, schema(of: $0)) }))
            }
        }
        let whole = section(members + RuleKey.descriptions.map { ($0, .bool(true)) })
        return described(rule.summary, .object([("anyOf", [reference("level"), whole])]))
    }

    private func schema(of option: Rule.Option) -> JSON {
        let type =
            switch option.defaultValue {
            case .number: "number"
            case .text: "string"
            case .flag: "boolean"
            }
        return .object([
            ("description", .string(option.summary)), ("type", .string(type)), ("default", option.defaultValue.json),
        ])
    }

    // MARK: Parts

    private var flag: JSON { .object([("type", ["boolean", "null"])]) }

    private func described(_ text: String, _ schema: JSON) -> JSON {
        guard case .object(let members) = schema else { return schema }
        return .object([("description", .string(text))] + members)
    }

    /// Draft 7 ignores everything next to a `$ref`.
    private func reference(_ name: String, _ text: String? = nil) -> JSON {
        let reference = JSON.object([("$ref", .string("#/definitions/\(name)"))])
        return text.map { described($0, .object([("allOf", [reference])])) } ?? reference
    }

    private func choice(_ words: [String], orNull: Bool = false) -> JSON {
        .object([("enum", .array(words.map(JSON.string) + (orNull ? [.null] : [])))])
    }

    private func section(_ members: [(String, JSON)], required key: String? = nil) -> JSON {
        let needed = key.map { [("required", JSON.array([.string($0)]))] } ?? []
        // If no key is required, null counts as an empty section.
        let type: JSON = needed.isEmpty ? ["object", "null"] : "object"
        return .object(
            [("type", type), ("additionalProperties", .bool(false)), ("properties", .object(members))] + needed)
    }

    /// A single value counts as a list of one.
    private func list(_ text: String, of element: JSON) -> JSON {
        described(
            text,
            .object([
                ("anyOf", [.object([("type", "array"), ("items", element)]), element, .object([("type", "null")])])
            ]))
    }

    private func texts(_ text: String, minimumLength: Int = 0) -> JSON {
        list(text, of: .object([("type", "string"), ("minLength", .number(minimumLength))]))
    }
}
