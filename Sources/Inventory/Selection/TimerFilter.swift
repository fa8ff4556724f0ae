/// The timers to show.
package struct TimerFilter: Sendable {
    /// Empty for all.
    package var kinds: Set<TimerEntry.Kind> = []
    /// Matches the owner's name.
    package var owner: NamePattern?
    /// Timers with a finding of one of these rules; empty for all.
    package var rules: Set<String> = []
    package var onlyFindings = false

    package init() {}

    package func matches(_ timer: TimerEntry) -> Bool {
        if !kinds.isEmpty, !kinds.contains(timer.kind) { return false }
        if let owner, !owner.matches(timer.owner) { return false }
        if !rules.isEmpty, !timer.findings.contains(where: { rules.contains($0.rule) }) { return false }
        return !onlyFindings || timer.worstSeverity != nil
    }

    /// Whether to show a finding that concerns no listed timer, and thus has neither kind nor owner.
    package func matches(_ finding: TimerFinding) -> Bool {
        kinds.isEmpty && owner == nil && (rules.isEmpty || rules.contains(finding.rule))
            && !(onlyFindings && finding.isSuppressed)
    }
}

/// A name pattern: `*` matches any text, `?` one character. Cost of a match: at most the product of the two
/// lengths.
package struct NamePattern: Sendable {
    private let pattern: [Character]

    package init(_ text: String) { pattern = Array(text) }

    package func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (at, next) = (0, 0)
        /// The last `*`, and the current end of the text it matches.
        var star: (pattern: Int, name: Int)?
        while at < name.count {
            if next < pattern.count, pattern[next] == "*" {
                star = (next, at)
                next += 1
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[at] {
                at += 1
                next += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                at = last.name + 1
                next = last.pattern + 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
