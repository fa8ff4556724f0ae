/// The keys of a configuration file. The reader and the schema share them, so neither can have a key that the
/// other lacks.
enum ConfigurationKey: String, CaseIterable {
    case include, exclude, rules, overrides
    case failOn = "fail_on"
    case baseline, wrappers, ui

    /// Descriptive keys without effect, as in `rules.json`.
    static let descriptions = ["$schema", "schema_version", "version", "homepage"]
}

/// The keys of a rule's section.
enum RuleKey: String, CaseIterable {
    case severity, options

    /// Descriptive keys. `enabled_severity` is the level of an opt-in rule once it is enabled.
    static let descriptions = [
        "summary", "why", "notice", "confirm", "remedy", "folklore", "levels", "symptoms", "opt_in", "enabled_severity",
        "fix", "since", "help", "example", "option_help",
    ]
}

/// The keys of an override.
enum OverrideKey: String, CaseIterable {
    case paths, rules, ui
}

/// The keys of `wrappers`.
enum WrappersKey: String, CaseIterable {
    case timers
    case weakProxies = "weak_proxies"
    case mainThread = "main_thread"
}

/// The keys of a user-defined timer type.
enum OwnTimerKey: String, CaseIterable {
    case type, start, stop, handler
}
