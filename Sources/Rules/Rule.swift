import TimerlintDiagnostics
import TimerlintSource

/// A rule is a value: its name, its explanation, and the function that filters facts into findings.
package struct Rule: Sendable {
    /// Names the bad pattern, in snake case. Never changed after a release.
    package let id: String
    /// One line, lower case, no full stop.
    package let summary: String
    /// What goes wrong, in plain sentences (Markdown, like the texts below).
    package let why: String
    /// How users or developers notice it.
    package let notice: String
    /// The steps in LLDB or Instruments that confirm it; `nil` if reading the code is enough.
    package let confirm: String?
    /// How to fix it, with the reason.
    package let remedy: String
    /// A common belief about it, and what is true instead.
    package let folklore: String?
    /// What lowers or raises the level of a finding; `nil` if all findings have the rule's level.
    package let levels: String?
    /// What developers observe before they know the rule.
    package let symptoms: [Symptom]
    /// The ways in which the process may crash; empty if it keeps running.
    package let crashes: [Crash]
    /// The default level of its findings; `levels` says what raises or lowers it.
    package let severity: Severity
    package let isOptIn: Bool
    /// The kinds of fix that it offers; a test compares them with the fixes offered on the fixtures.
    package let fixes: Set<FixSafety>
    /// The version of timerlint that introduced it.
    package let since: String
    package let example: Example
    package let options: [Option]
    package let detect: @Sendable (RuleContext) -> [Finding]

    package init(
        id: String, summary: String, why: String, notice: String, confirm: String? = nil, remedy: String,
        folklore: String? = nil, levels: String? = nil, symptoms: [Symptom] = [], crashes: [Crash] = [],
        severity: Severity, isOptIn: Bool = false, fixes: Set<FixSafety> = [], since: String, example: Example,
        options: [Option] = [], detect: @escaping @Sendable (RuleContext) -> [Finding]
    ) {
        self.id = id
        self.summary = summary
        self.why = why
        self.notice = notice
        self.confirm = confirm
        self.remedy = remedy
        self.folklore = folklore
        self.levels = levels
        self.symptoms = symptoms
        self.crashes = crashes
        self.severity = severity
        self.isOptIn = isOptIn
        self.fixes = fixes
        self.since = since
        self.example = example
        self.options = options
        self.detect = detect
    }

    /// The kinds of fix, safest first.
    package var orderedFixes: [FixSafety] { FixSafety.allCases.filter(fixes.contains) }

    /// Two complete files on which a test runs the rule: the first must be reported, the second must not.
    package struct Example: Sendable {
        package let bad: String
        package let good: String
        package let language: Language
        /// The Package.swift for both; `nil` if the build settings do not matter.
        package let manifest: String?

        package init(bad: String, good: String, language: Language = .swift, manifest: String? = nil) {
            self.bad = bad
            self.good = good
            self.language = language
            self.manifest = manifest
        }
    }

    /// A number or word that the configuration can set.
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
