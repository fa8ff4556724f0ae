import TimerlintReporting

/// An inventory for a terminal or a pipe: the totals, a table, and the findings that concern no listed timer.
struct InventoryText {
    let grouping: TimerGrouping?

    private static let columns = ["PLACE", "TIMER", "KIND", "EVERY", "ON", "ENDS", "FINDINGS"]
    /// Longer cells are truncated, except locations, which editors open.
    private static let cellLimit = 40

    func text(of inventory: Inventory) -> String {
        var parts = [inventory.totals.joined(separator: "\n")]
        if let grouping {
            let widths = widths(of: inventory.timers)
            for group in inventory.groups(by: grouping) {
                parts.append(
                    "\(group.name.visible) (\(counted(group.timers.count, "timer")))\n" + table(group.timers, widths))
            }
        } else if !inventory.timers.isEmpty {
            parts.append(table(inventory.timers, widths(of: inventory.timers)))
        }
        if !inventory.others.isEmpty { parts.append(others(inventory.others)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func others(_ findings: [TimerFinding]) -> String {
        let lines = findings.map { finding in
            let place = "\(finding.place.path):\(finding.place.line):\(finding.place.column)"
            return "\(place): \(finding.label): \(finding.message) [\(finding.rule)]".visible
        }
        return (["\(Inventory.othersTitle) (\(findings.count))"] + lines).joined(separator: "\n")
    }

    private func table(_ timers: [TimerEntry], _ widths: [Int]) -> String {
        ([Self.columns] + timers.map(cells)).map { cells in
            // No padding after the last non-empty cell.
            let last = cells.lastIndex { !$0.isEmpty } ?? 0
            return cells[...last].enumerated().map { index, cell in
                index == last ? cell : cell + String(repeating: " ", count: widths[index] - cell.width)
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private func cells(_ timer: TimerEntry) -> [String] {
        let place = "\(timer.made.path):\(timer.made.line):\(timer.made.column)".visible
        let rest = [timer.title, timer.kind.words.one, timer.every, timer.on, timer.ending.text, timer.findingsText]
        return [place] + rest.map { cut($0.visible) }
    }

    private func cut(_ cell: String) -> String {
        cell.count > Self.cellLimit ? cell.prefix(Self.cellLimit - 1) + "…" : cell
    }

    private func widths(of timers: [TimerEntry]) -> [Int] {
        timers.map(cells).reduce(Self.columns.map(\.width)) { widths, cells in
            zip(widths, cells).map { max($0, $1.width) }
        }
    }
}

extension String {
    /// In terminal columns.
    fileprivate var width: Int { reduce(0) { $0 + $1.displayWidth } }
}
