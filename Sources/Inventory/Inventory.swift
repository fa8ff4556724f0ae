import TimerlintReporting

/// The timers of a tree. Input of every writer; made by `InventoryReader`.
package struct Inventory: Sendable {
    /// The tree's name: that of its folder.
    package var name: String
    package var timers: [TimerEntry]
    /// The findings about no listed timer, such as those about a scheduler or a single sleep, in the order in which
    /// lint tells them.
    package var others: [TimerFinding]
    package var notices: [Notice]

    package init(name: String, timers: [TimerEntry], others: [TimerFinding] = [], notices: [Notice] = []) {
        self.name = name
        self.timers = timers
        self.others = others
        self.notices = notices
    }

    /// How many of each kind, in the order of `Kind`; kinds without a timer are left out.
    var kinds: [(kind: TimerEntry.Kind, count: Int)] {
        TimerEntry.Kind.allCases.map { kind in (kind, timers.count { $0.kind == kind }) }.filter { $0.1 > 0 }
    }

    /// At most: as if all of them ran at once.
    var wakeupsPerHour: Double {
        (timers.compactMap(\.wakeupsPerHour).reduce(0, +) * 1_000).rounded() / 1_000
    }

    var unknownIntervals: Int { timers.count(where: \.hasUnknownInterval) }

    /// Every finding that no comment takes back, once: one about several timers stands at each of them.
    var findingCount: Int {
        Set((timers.flatMap(\.findings) + others).filter { !$0.isSuppressed }.map(\.identity)).count
    }

    var timersWithFindings: Int { timers.count { $0.worstSeverity != nil } }

    var timersWithoutEnd: Int { timers.count(where: \.hasNoReachableEnd) }
}

extension Inventory {
    /// The timers that a filter lets through, in an order, and the findings.
    package func selecting(_ filter: TimerFilter, order: TimerOrder) -> Inventory {
        var selected = self
        selected.timers = timers.filter(filter.matches).sorted(by: order.precedes)
        selected.others = others.filter(filter.matches)
        return selected
    }
}
