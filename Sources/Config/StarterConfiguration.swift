import TimerlintDiagnostics
import TimerlintRules
import TimerlintWorkspace

/// A configuration that changes nothing and lists the available settings as comments.
package func starterConfiguration(rules: [Rule]) -> String {
    """
    # yaml-language-server: $schema=\(Release.file(ConfigurationSchema.path))
    # What timerlint does here. Everything below is commented out: as it stands, this file changes nothing.
    # A file like this one in a folder below refines it for that folder. 'timerlint config FILE' shows what applies.

    # Left out besides what .gitignore names, in its syntax; '!' takes a default back.
    # exclude:
    \(DiscoverySettings.defaultExcludes.map { "#   - \"\($0)\"   # by default" }.joined(separator: "\n"))
    #   - "Vendor/"

    # If set, only these files are linted.
    # include:
    #   - "Sources/**"

    # The lowest level at which a run fails: error, warning, note or never.
    # fail_on: warning

    # The file of known findings, which are not reported ('timerlint baseline' writes it).
    # baseline: .timerlint-baseline.json

    # off, note, warning or error for each rule, some with options. 'timerlint explain RULE' says what it finds.
    # rules:
    \(rules.map(commentedLines).joined(separator: "\n"))

    # Other settings for some paths.
    # overrides:
    #   - paths: ["Tests/**"]
    #     rules:
    #       \(rules.first?.id ?? ""): off

    # Names of your own that the rules cannot find out, because they are declared elsewhere.
    # wrappers:
    #   timers:
    #     - type: RepeatingTimer
    #       start: [resume]
    #       stop: [cancel]
    #       handler: [eventHandler]
    #   weak_proxies: [WeakProxy]
    #   main_thread: [onMain]

    # Whether the code below this folder is an app's user interface.
    # ui: true
    """ + "\n"
}

private func commentedLines(for rule: Rule) -> String {
    let level = rule.isOptIn ? "off" : rule.severity.rawValue
    guard !rule.options.isEmpty else { return "#   \(rule.id): \(level)" }
    let options = rule.options.map { "#       \($0.name): \($0.defaultValue.text)   # \($0.summary)" }
    return (["#   \(rule.id):", "#     severity: \(level)", "#     options:"] + options).joined(separator: "\n")
}

extension Rule.Option.Value {
    /// The value in the syntax of a configuration.
    package var text: String {
        switch self {
        case .number(let number): number.short
        case .text(let text): text
        case .flag(let flag): "\(flag)"
        }
    }
}
