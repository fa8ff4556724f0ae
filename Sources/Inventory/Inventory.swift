import TimerlintReporting

/// The timers of a source tree: the input of every writer, created by `InventoryReader`.
package struct Inventory: Sendable {
    /// The tree's name, which is its folder's.
    package var name: String
    package var timers: [TimerEntry]
    /// The findings that concern no listed timer, such as those about a scheduler or a single sleep, in the
    /// linter's order.
    package var others: [TimerFinding]
    package var notices: [Notice]

    package init(name: String, timers: [TimerEntry], others: [TimerFinding] = [], notices: [Notice] = []) {
        self.name = name
        self.timers = timers
        self.others = others
        self.notices = notices
    }

    /// The number of timers by kind, in the order of `Kind`, without kinds that do not occur.
    var kinds: [(kind: TimerEntry.Kind, count: Int)] {
        TimerEntry.Kind.allCases.map { kind in (kind, timers.count { $0.kind == kind }) }.filter { $0.1 > 0 }
    }

    /// An upper bound: as if all timers ran at once.
    var wakeupsPerHour: Double {
        (timers.compactMap(\.wakeupsPerHour).reduce(0, +) * 1_000).rounded() / 1_000
    }

    var unknownIntervals: Int { timers.count(where: \.hasUnknownInterval) }

    /// The number of distinct unsuppressed findings. A finding about several timers is listed with each but
    /// counted once.
    var findingCount: Int {
        Set((timers.flatMap(\.findings) + others).filter { !$0.isSuppressed }.map(\.identity)).count
    }

    var timersWithFindings: Int { timers.count { $0.worstSeverity != nil } }

    var timersWithoutEnd: Int { timers.count(where: \.hasNoReachableEnd) }
}

extension Inventory {
    /// The timers that pass a filter, sorted, with their findings.
    package func selecting(_ filter: TimerFilter, order: TimerOrder) -> Inventory {
        var selected = self
        selected.timers = timers.filter(filter.matches).sorted(by: order.precedes)
        selected.others = others.filter(filter.matches)
        return selected
    }
}
