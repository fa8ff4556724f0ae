/// How to group timers.
package enum TimerGrouping: String, Sendable, CaseIterable {
    case file, owner, kind

    func name(of timer: TimerEntry) -> String {
        switch self {
        case .file: timer.made.path
        case .owner: timer.owner
        case .kind: timer.kind.words.many
        }
    }
}

extension Inventory {
    /// Timers with the same group key.
    struct Group: Sendable {
        let name: String
        var timers: [TimerEntry]
    }

    /// In the order of their first timers.
    func groups(by grouping: TimerGrouping) -> [Group] {
        var groups: [Group] = []
        var indices: [String: Int] = [:]
        for timer in timers {
            let name = grouping.name(of: timer)
            if let index = indices[name] {
                groups[index].timers.append(timer)
            } else {
                indices[name] = groups.count
                groups.append(Group(name: name, timers: [timer]))
            }
        }
        return groups
    }
}
