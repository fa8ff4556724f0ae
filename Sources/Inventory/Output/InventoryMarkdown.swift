import TimerlintReporting

/// An inventory for a pull request or a wiki: the totals, then one table per group.
struct InventoryMarkdown {
    let grouping: TimerGrouping?
    /// GitHub limits a comment to 65,536 characters.
    private static let limit = 200

    func text(of inventory: Inventory) -> String {
        var parts = [
            "### timerlint: timers of \(inventory.name.escapedMarkdown)",
            inventory.totals.joined(separator: "; ").escapedMarkdown,
        ]
        var shown = inventory
        shown.timers = Array(inventory.timers.prefix(Self.limit))
        if let grouping {
            for group in shown.groups(by: grouping) {
                parts += ["#### \(group.name.escapedMarkdown)", table(group.timers)]
            }
        } else if !shown.timers.isEmpty {
            parts.append(table(shown.timers))
        }
        let left = inventory.timers.count - shown.timers.count
        if left > 0 { parts.append("… and \(left) more.") }
        if !inventory.others.isEmpty { parts += others(inventory.others) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func others(_ findings: [TimerFinding]) -> [String] {
        let items = findings.prefix(Self.limit).map { finding in
            "- \(finding.label): \(finding.message.escapedMarkdown), "
                + code("\(finding.place.path):\(finding.place.line)")
        }
        let left = findings.count - items.count
        return ["#### " + Inventory.othersTitle, items.joined(separator: "\n")]
            + (left > 0 ? ["… and \(left) more."] : [])
    }

    private func table(_ timers: [TimerEntry]) -> String {
        (["| Where | Timer | Kind | Every | On | Ends | Findings |", "|---|---|---|---|---|---|---|"] + timers.map(row))
            .joined(separator: "\n")
    }

    private func row(_ timer: TimerEntry) -> String {
        let cells = [
            code("\(timer.made.path):\(timer.made.line)"), code(timer.title), timer.kind.words.one,
            timer.every.escapedMarkdown, timer.on.escapedMarkdown,
            timer.ending.text.escapedMarkdown, findings(timer),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func findings(_ timer: TimerEntry) -> String {
        timer.findings.map { finding in
            "\(finding.label): \(finding.message.escapedMarkdown), line \(finding.place.line)"
        }.joined(separator: "<br>")
    }

    /// Uses a tag instead of backticks: a backtick in the text would end them, and a bar would end the table
    /// cell.
    private func code(_ text: String) -> String { "<code>" + text.escapedMarkdown + "</code>" }
}
