/// How to sort timers.
package enum TimerOrder: String, Sendable, CaseIterable {
    case path, owner, kind, wakeups, findings

    /// Ties are ordered by path and line.
    func precedes(_ a: TimerEntry, _ b: TimerEntry) -> Bool {
        switch self {
        case .path: break
        case .owner: if a.title != b.title { return a.title < b.title }
        case .kind: if a.kind != b.kind { return a.kind.rank < b.kind.rank }
        case .wakeups:
            if a.wakeupsPerHour != b.wakeupsPerHour { return a.wakeupsPerHour ?? -1 > b.wakeupsPerHour ?? -1 }
        case .findings: if a.gravity != b.gravity { return a.gravity > b.gravity }
        }
        return (a.made.path, a.made.line, a.made.column) < (b.made.path, b.made.line, b.made.column)
    }
}

extension TimerEntry.Kind {
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TimerEntry {
    /// The worst severity, then the number of findings.
    fileprivate var gravity: (Int, Int) {
        let open = findings.filter { !$0.isSuppressed }
        let worst = open.map { $0.severity == .error ? 3 : $0.severity == .warning ? 2 : 1 }.max() ?? 0
        return (worst, open.count)
    }
}
