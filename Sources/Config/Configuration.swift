import TimerlintAnalyses
import TimerlintRules
import TimerlintWorkspace

/// A value with the place of the file that gave it.
package struct Sourced<Value: Sendable>: Sendable {
    package let value: Value
    /// `path:line`, or words for what is no file ("--severity").
    package let origin: String

    package init(_ value: Value, origin: String) {
        self.value = value
        self.origin = origin
    }
}

/// What one configuration file says. What it leaves out is `nil` or empty: files are laid over each other, the
/// innermost last.
package struct Configuration: Sendable {
    /// As reported.
    package let file: String
    /// Patterns in the syntax of `.gitignore`, relative to the file's folder.
    package var include: Sourced<[String]>?
    package var exclude: Sourced<[String]>?
    package var rules = RuleSettings()
    /// In the order of the file; later ones win.
    package var overrides: [Override] = []
    package var failOn: Sourced<FailLevel>?
    /// Relative to the file's folder.
    package var baseline: Sourced<String>?
    package var wrappers = Wrappers()
    package var isUI: Sourced<Bool>?

    package init(file: String) { self.file = file }

    /// Whether it says anything of the code itself, rather than of rules and runs.
    package var describesCode: Bool { !wrappers.isEmpty || isUI != nil || overrides.contains { $0.isUI != nil } }

    /// Settings for some of the files below the configuration's folder.
    package struct Override: Sendable {
        package var paths: PathRules
        package var rules: RuleSettings
        package var isUI: Sourced<Bool>?
    }
}

/// What is said of rules, by id.
package struct RuleSettings: Sendable {
    package var levels: [String: Sourced<RuleLevel>] = [:]
    /// By rule, then by the option's name.
    package var options: [String: [String: Sourced<Rule.Option.Value>]] = [:]

    package init() {}

    package var isEmpty: Bool { levels.isEmpty && options.isEmpty }

    /// These settings with others laid over them.
    package func refined(by others: RuleSettings) -> RuleSettings {
        var result = self
        result.levels.merge(others.levels) { $1 }
        for (rule, values) in others.options { result.options[rule, default: [:]].merge(values) { $1 } }
        return result
    }
}
