/// The keys of a configuration file. The reader asks for these and the schema describes these, so that neither can have
/// one the other lacks.
enum ConfigurationKey: String, CaseIterable {
    case include, exclude, rules, overrides
    case failOn = "fail_on"
    case baseline, wrappers, ui

    /// Keys that describe instead of setting anything: `rules.json` has them.
    static let descriptions = ["$schema", "schema_version", "version", "homepage"]
}

/// The keys of a rule's section.
enum RuleKey: String, CaseIterable {
    case severity, options

    /// Keys that describe. `enabled_severity` is the level of an opt-in rule once it is on.
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

/// The keys of a timer type of one's own.
enum OwnTimerKey: String, CaseIterable {
    case type, start, stop, handler
}
