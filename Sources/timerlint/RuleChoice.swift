import TimerlintConfig
import TimerlintDiagnostics
import TimerlintRules

/// The command-line options about rules, which override every configuration.
struct RuleChoice {
    private var only: Set<String> = []
    private var enabled: Set<String> = []
    private var disabled: Set<String> = []
    private var levels: [String: RuleLevel] = [:]

    /// No options.
    init() {}

    /// Throws `Failure` for an unknown rule or level.
    init(_ options: RuleOptions) throws {
        only = try Self.ids(in: options.only, of: "--only")
        enabled = try Self.ids(in: options.enable, of: "--enable")
        disabled = try Self.ids(in: options.disable, of: "--disable")
        levels = try Self.levels(in: options.severity)
        for (ids, option) in [(only, "--only"), (enabled, "--enable")] {
            if let id = ids.intersection(disabled).min() { throw Failure("\(option) and --disable both name '\(id)'") }
        }
    }

    /// Whether a rule runs with these settings, with the origin of the decision and a level other than the
    /// rule's own.
    func decision(on rule: Rule, _ settings: RuleSettings) -> Decision {
        if disabled.contains(rule.id) { return Decision(level: .off, origin: "--disable") }
        if let level = levels[rule.id] { return Decision(level: level, origin: "--severity", isSet: true) }
        if !only.isEmpty, !only.contains(rule.id) { return Decision(level: .off, origin: "--only") }
        let configured = settings.levels[rule.id]
        let ordered = only.contains(rule.id) ? "--only" : enabled.contains(rule.id) ? "--enable" : nil
        if let ordered, configured?.value ?? .off == .off {
            return Decision(level: .at(rule.severity), origin: ordered)
        }
        if let configured { return Decision(level: configured.value, origin: configured.origin, isSet: true) }
        return Decision(level: rule.defaultLevel, origin: "default")
    }

    struct Decision: Hashable {
        let level: RuleLevel
        let origin: String
        /// Whether the level was set explicitly, even if it equals the default.
        var isSet = false
    }

    // MARK: Reading

    /// The ids in comma-separated lists.
    private static func ids(in lists: [String], of option: String) throws -> Set<String> {
        let ids = lists.flatMap { $0.split(separator: ",").map { String($0.trimmingSpaces) } }
        if ids.isEmpty, !lists.isEmpty { throw Failure("\(option) needs the id of a rule") }
        for id in ids { try check(id, of: option) }
        return Set(ids)
    }

    private static func check(_ id: String, of option: String) throws {
        let known = Catalogue.rules.map(\.id)
        if known.contains(id) { return }
        let hint = nearestName(to: id, among: known).map { "did you mean '\($0)'?" } ?? "'timerlint rules' lists them"
        throw Failure("unknown rule '\(id)' in \(option); \(hint)")
    }

    private static func levels(in settings: [String]) throws -> [String: RuleLevel] {
        var levels: [String: RuleLevel] = [:]
        for setting in settings.flatMap({ $0.split(separator: ",") }) {
            let parts = setting.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
            guard parts.count == 2 else { throw Failure("--severity needs RULE=LEVEL, not '\(setting)'") }
            try check(parts[0], of: "--severity")
            guard let level = RuleLevel(parts[1]) else {
                throw Failure(
                    "unknown level '\(parts[1])' in --severity; it is \(RuleLevel.names.joined(separator: ", "))")
            }
            levels[parts[0]] = level
        }
        return levels
    }
}

extension StringProtocol {
    var trimmingSpaces: SubSequence {
        let start = drop { $0 == " " }
        return start[..<(start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}
