import TimerlintAnalyses
import TimerlintRules
import TimerlintWorkspace

/// A value with its origin.
package struct Sourced<Value: Sendable>: Sendable {
    package let value: Value
    /// `path:line`, or the command-line option ("--severity").
    package let origin: String

    package init(_ value: Value, origin: String) {
        self.value = value
        self.origin = origin
    }
}

/// The settings of one configuration file. Settings it does not mention are `nil` or empty. Nested
/// configurations are applied innermost last.
package struct Configuration: Sendable {
    /// The file's reported name.
    package let file: String
    /// Patterns in the syntax of `.gitignore`, relative to the file's folder.
    package var include: Sourced<[String]>?
    /// As `include`; the files that match are not linted.
    package var exclude: Sourced<[String]>?
    package var rules = RuleSettings()
    /// In file order; later ones take precedence.
    package var overrides: [Override] = []
    /// The level from which findings fail the run.
    package var failOn: Sourced<FailLevel>?
    /// Relative to the file's folder.
    package var baseline: Sourced<String>?
    package var wrappers = Wrappers()
    /// Whether the code is an app's user interface; `nil` lets the tool find out.
    package var isUI: Sourced<Bool>?

    package init(file: String) { self.file = file }

    /// Whether it describes the code itself (wrappers, user interface) rather than only rules and runs.
    package var describesCode: Bool { !wrappers.isEmpty || isUI != nil || overrides.contains { $0.isUI != nil } }

    /// Settings for some of the files below the configuration's folder.
    package struct Override: Sendable {
        /// The files concerned, relative to the folder of the configuration.
        package var paths: PathRules
        package var rules: RuleSettings
        package var isUI: Sourced<Bool>?
    }
}

/// Settings of rules, by id.
package struct RuleSettings: Sendable {
    /// By rule id.
    package var levels: [String: Sourced<RuleLevel>] = [:]
    /// By rule id, then by option name.
    package var options: [String: [String: Sourced<Rule.Option.Value>]] = [:]

    package init() {}

    package var isEmpty: Bool { levels.isEmpty && options.isEmpty }

    /// These settings, overridden by others.
    package func refined(by others: RuleSettings) -> RuleSettings {
        var result = self
        result.levels.merge(others.levels) { $1 }
        for (rule, values) in others.options { result.options[rule, default: [:]].merge(values) { $1 } }
        return result
    }
}
