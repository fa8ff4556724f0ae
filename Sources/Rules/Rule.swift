import TimerlintDiagnostics
import TimerlintSource
import TimerlintSourceExploration

/// A rule is a value: what it is called, what it teaches, and the function that filters facts into findings.
package struct Rule: Sendable {
    /// Names the bad pattern, in snake case. Once released it stays.
    package let id: String
    /// One line, lower case, no full stop.
    package let summary: String
    /// What goes wrong and how it shows, in plain sentences (Markdown).
    package let why: String
    /// What people commonly say about it, and what is measured instead; `nil` where folklore and facts agree.
    package let folklore: String?
    /// The gravest level it reports at by default.
    package let severity: Severity
    package let isOptIn: Bool
    /// The kinds of fix that it offers; a test compares them with what it offers on the fixtures.
    package let fixes: Set<FixSafety>
    /// The version of timerlint that brought it.
    package let since: String
    package let example: Example
    package let options: [Option]
    /// `nil` for rules that speak of the source's text, not of a timer.
    package let symptoms: Symptoms?
    package let detect: @Sendable (RuleContext) -> [Finding]

    package init(
        id: String, summary: String, why: String, folklore: String? = nil, severity: Severity, isOptIn: Bool = false,
        fixes: Set<FixSafety> = [], since: String, example: Example, options: [Option] = [],
        symptoms: Symptoms? = nil, detect: @escaping @Sendable (RuleContext) -> [Finding]
    ) {
        self.id = id
        self.summary = summary
        self.why = why
        self.folklore = folklore
        self.severity = severity
        self.isOptIn = isOptIn
        self.fixes = fixes
        self.since = since
        self.example = example
        self.options = options
        self.symptoms = symptoms
        self.detect = detect
    }

    /// The kinds of fix, the safest first.
    package var orderedFixes: [FixSafety] { FixSafety.allCases.filter(fixes.contains) }

    /// Two whole files that a test runs the rule on: the first must be reported, the second must not.
    package struct Example: Sendable {
        package let bad: String
        package let good: String
        package let language: Language
        /// The Package.swift around them; `nil` where it does not matter how they are built.
        package let manifest: String?

        package init(bad: String, good: String, language: Language = .swift, manifest: String? = nil) {
            self.bad = bad
            self.good = good
            self.language = language
            self.manifest = manifest
        }
    }

    /// A number or word that the configuration may set.
    package struct Option: Sendable {
        package let name: String
        package let summary: String
        package let defaultValue: Value

        package init(name: String, summary: String, defaultValue: Value) {
            self.name = name
            self.summary = summary
            self.defaultValue = defaultValue
        }

        package enum Value: Sendable, Hashable {
            case number(Double)
            case text(String)
            case flag(Bool)
        }
    }
}
