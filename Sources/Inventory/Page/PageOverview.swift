import TimerlintDiagnostics
import TimerlintReporting

/// The part above the timers: totals, the most expensive timers, problems, the filter and the legend.
struct PageOverview {
    let inventory: Inventory
    /// The number of all timers, drawn or not.
    let total: Int
    let tool: Report.Tool

    private static let listLength = 10

    var header: HTML {
        let parts: [HTML] = [
            .element("h1", [:], [.text("Timers of \(InventoryPage.short(inventory.name))")]),
            .element("p", ["class": "sub"], [.text("\(tool.name) \(tool.version)")]),
        ]
        return .element(
            "header", [:], parts + notices + totals + (inventory.timers.isEmpty ? [] : [bar, lists, filter, legend]))
    }

    static func badge(_ severity: Severity) -> HTML {
        let sign = severity == .error ? "✕" : severity == .warning ? "!" : "i"
        return .element("span", ["class": "badge \(severity.rawValue)"], [.text("\(sign) \(severity.rawValue)")])
    }

    private var notices: [HTML] {
        var texts = inventory.notices.map {
            "\($0.severity.rawValue): " + ($0.path.map { "\($0): " } ?? "") + $0.message
        }
        if total > InventoryPage.timerLimit {
            texts.append("There are \(total) timers: only the \(inventory.timers.count) with findings are drawn.")
        }
        return texts.map { .element("p", ["class": "notice"], [.text(InventoryPage.short($0, 500))]) }
    }

    // MARK: Totals

    private var totals: [HTML] {
        guard !inventory.timers.isEmpty else { return [] }
        let numbers: [(String, String)] = [
            (counted(inventory.timers.count, "timer"), ""), ("\(inventory.timersWithFindings)", " with findings"),
            ("\(inventory.timersWithoutEnd)", " without a reachable end"),
            (grouped(inventory.wakeupsPerHour), " wake-ups an hour at most, all running"),
            ("\(inventory.unknownIntervals)", " unknown interval" + (inventory.unknownIntervals == 1 ? "" : "s")),
        ]
        let others =
            inventory.others.isEmpty
            ? []
            : [
                HTML.element(
                    "li", [:],
                    [
                        .element("b", [:], [.text("\(inventory.others.count)")]), " ",
                        .element(
                            "a", ["href": "#t-others"],
                            [.text((inventory.others.count == 1 ? "finding" : "findings") + " about no listed timer")]),
                    ])
            ]
        return [
            .element(
                "ul", ["class": "totals"],
                numbers.map { .element("li", [:], [.element("b", [:], [.text($0)]), .text($1)]) } + others)
        ]
    }

    private var bar: HTML {
        .element(
            "ul", ["class": "bar", "aria-label": "Kinds"],
            inventory.kinds.map { kind, count in
                .element(
                    "li", ["class": kind.rawValue, "style": "flex-grow:\(count)"],
                    [
                        .element("b", [:], [.text("\(count)")]),
                        .text(" " + (count == 1 ? kind.words.one : kind.words.many)),
                    ])
            })
    }

    private var lists: HTML {
        let worst = inventory.timers.filter { $0.worstSeverity != nil }.sorted(by: TimerOrder.findings.precedes)
        let busiest = inventory.timers.filter { $0.wakeupsPerHour != nil }.sorted(by: TimerOrder.wakeups.precedes)
        return .element(
            "div", ["class": "lists"],
            [
                list("Findings, errors first", worst) { $0.findingsText },
                list("Most wake-ups", busiest) { hourly($0.wakeupsPerHour ?? 0) },
            ])
    }

    private func list(_ title: String, _ timers: [TimerEntry], _ remark: (TimerEntry) -> String) -> HTML {
        guard !timers.isEmpty else { return .group([]) }
        let left = timers.count - Self.listLength
        let items = timers.prefix(Self.listLength).map { timer in
            let line = timers.count { $0.title == timer.title } > 1 ? ", line \(timer.made.line)" : ""
            return HTML.element(
                "li", [:],
                [
                    .element("a", ["href": "#t-\(timer.id)"], [.text(InventoryPage.short(timer.title, 80) + line)]),
                    " ",
                    .element("span", ["class": "remark"], [.text(remark(timer))]),
                ])
        }
        let more = left > 0 ? [HTML.element("p", ["class": "sub"], [.text("and \(left) more")])] : []
        return .element("section", [:], [.element("h2", [:], [.text(title)]), .element("ol", [:], items)] + more)
    }

    // MARK: Filter

    /// Shown by the script. Without the script all timers are visible, and the browser's search works.
    private var filter: HTML {
        .element(
            "form", ["class": "filter", "role": "search", "hidden": ""],
            [
                .element(
                    "label", [:],
                    ["Search ", .element("input", ["type": "search", "id": "t-search", "autocomplete": "off"])]),
                boxes("Kind", "kind", inventory.kinds.map { ($0.kind.rawValue, $0.kind.words.many) }),
                boxes(
                    "Findings", "severity",
                    Severity.allCases.reversed().map { ($0.rawValue, $0.rawValue + "s") } + [("none", "none")]),
                .element(
                    "label", [:], ["Sort by ", .element("select", ["id": "t-sort"], TimerOrder.allCases.map(option))]),
                .element(
                    "output", ["id": "t-shown", "aria-live": "polite"],
                    [.text("\(counted(inventory.timers.count, "timer")) shown")]),
            ])
    }

    private func option(_ order: TimerOrder) -> HTML {
        .element("option", ["value": order.rawValue], [.text(order == .wakeups ? "wake-ups" : order.rawValue)])
    }

    private func boxes(_ title: String, _ name: String, _ values: [(String, String)]) -> HTML {
        let inputs = values.map { value, words in
            HTML.element(
                "label", [:],
                [
                    .element("input", ["type": "checkbox", "name": name, "value": value, "checked": ""]),
                    .text(" " + words),
                ])
        }
        return .element("fieldset", [:], [.element("legend", [:], [.text(title)])] + inputs)
    }

    // MARK: Legend and help

    private var legend: HTML {
        let signs = [
            ("● ", "reached"), ("○ ", "not reached"), ("┄ ", "on a condition"), ("① ", "step of a fault, in red"),
            ("✕ ", "trap: the process dies"),
            ("❯ ", "nothing ends it"),
        ]
        return .element(
            "ul", ["class": "legend", "aria-label": "Legend"],
            signs.map { .element("li", [:], [.element("span", ["aria-hidden": "true"], [.text($0)]), .text($1)]) })
    }

    /// The keyboard shortcuts; shown by `?`.
    static var help: HTML {
        let keys = [
            ("/", "search"), ("j k", "next and previous timer"), ("n p", "next and previous finding"),
            ("1 … 9", "step of the finding"), ("o", "open or close the group"),
            ("?", "this list"), ("Escape", "back"),
        ]
        let rows = keys.map {
            HTML.element(
                "div", [:],
                [.element("dt", [:], [.element("kbd", [:], [.text($0)])]), .element("dd", [:], [.text($1)])])
        }
        return .element(
            "dialog", ["id": "t-help", "aria-labelledby": "t-help-name"],
            [
                .element("h2", ["id": "t-help-name"], ["Keys"]), .element("dl", [:], rows),
                .element("button", ["type": "button", "id": "t-close"], ["Close"]),
            ])
    }
}
