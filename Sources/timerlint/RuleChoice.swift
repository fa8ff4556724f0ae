import Diagnostics
import Linting
import Rules

/// The rules of a run: those that are on by default, as the options change them.
struct RuleChoice {
    let options: RuleOptions

    /// Throws `Failure` for a rule or level that does not exist.
    func rules() throws -> [ActiveRule] {
        let only = Set(try named(options.only, by: "--only"))
        let enabled = Set(try named(options.enable, by: "--enable"))
        let disabled = Set(try named(options.disable, by: "--disable"))
        let levels = try levels()
        return Catalogue.rules.compactMap { rule in
            let isWanted = only.isEmpty ? !rule.isOptIn || enabled.contains(rule.id) : only.contains(rule.id)
            guard isWanted || levels[rule.id] ?? nil != nil, !disabled.contains(rule.id) else { return nil }
            guard let level = levels[rule.id] else { return ActiveRule(rule: rule) }
            return level.map { ActiveRule(rule: rule, severity: $0) }
        }
    }

    /// The ids in comma-separated lists.
    private func named(_ lists: [String], by option: String) throws -> [String] {
        let ids = lists.flatMap { $0.split(separator: ",").map { String($0.trimmingSpaces) } }
        for id in ids { try check(id, of: option) }
        return ids
    }

    private func check(_ id: String, of option: String) throws {
        let known = Catalogue.rules.map(\.id)
        if known.contains(id) { return }
        let hint = nearestName(to: id, among: known).map { "did you mean '\($0)'?" } ?? "'timerlint rules' lists them"
        throw Failure("unknown rule '\(id)' in \(option); \(hint)")
    }

    /// What `--severity` says; `nil` in it is `off`.
    private func levels() throws -> [String: Severity?] {
        var levels: [String: Severity?] = [:]
        for setting in options.severity.flatMap({ $0.split(separator: ",") }) {
            let parts = setting.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
            guard parts.count == 2 else { throw Failure("--severity needs RULE=LEVEL, not '\(setting)'") }
            try check(parts[0], of: "--severity")
            guard parts[1] == "off" || Severity(rawValue: parts[1]) != nil else {
                throw Failure("unknown level '\(parts[1])' in --severity; it is off, note, warning or error")
            }
            levels[parts[0]] = .some(Severity(rawValue: parts[1]))
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
