import TimerlintDiagnostics
import TimerlintReporting

/// One timer on the page: its facts, its life, its states and its findings.
struct TimerArticle {
    let timer: TimerEntry
    let symbols: PictureSymbols
    let linkBase: String?

    var article: HTML {
        let worst = timer.worstSeverity
        return .element(
            "article",
            [
                "class": "timer", "id": "t-\(timer.id)", "tabindex": "-1", "aria-labelledby": "t-\(timer.id)-name", "data-kind": timer.kind.rawValue,
                "data-owner": InventoryPage.short(timer.owner), "data-severity": worst?.rawValue ?? "none",
            ],
            [
                .element("h3", ["id": "t-\(timer.id)-name"], [.text(InventoryPage.short(timer.title))]),
                .element("p", ["class": "sub"], [.text(timer.kind.words.one), " at ", place(timer.made), worst.map(PageOverview.badge) ?? .group([])]),
                facts, scrolling("Life of \(InventoryPage.short(timer.title, 60))", symbols.life(of: timer)), calls,
            ] + states + timer.findings.map(finding))
    }

    /// Wide pictures scroll in a box of their own, which the keyboard reaches.
    private func scrolling(_ label: String, _ picture: HTML) -> HTML {
        .element("div", ["class": "scroll", "role": "group", "tabindex": "0", "aria-label": label], [picture])
    }

    private var states: [HTML] {
        guard let picture = symbols.machine(of: timer) else { return [] }
        return [
            .element("details", ["class": "states", "open": timer.machine?.traps.isEmpty == false ? "" : nil], [
                .element("summary", [:], ["States of the source"]), scrolling("States of \(InventoryPage.short(timer.title, 60))", picture),
            ])
        ]
    }

    // MARK: Facts

    private var facts: HTML {
        var rows: [(String, HTML)] = [("made by", code(timer.api)), ("every", .text(every)), ("on", .text(InventoryPage.short(timer.on)))]
        if let handler = timer.handler { rows.append(("runs", self.handler(handler))) }
        if let writes = timer.handler?.writes, !writes.isEmpty { rows.append(("changes", code(InventoryPage.short(writes.joined(separator: ", "))))) }
        rows.append(("ends", .text(timer.ending.text)))
        if let wakeups = timer.wakeupsPerHour { rows.append(("wake-ups", .text("\(grouped(wakeups)) an hour"))) }
        if !timer.usedBy.isEmpty { rows.append(("used by", code(InventoryPage.short(timer.usedBy.joined(separator: ", "))))) }
        return .element("dl", [:], rows.map { name, value in .element("div", [:], [.element("dt", [:], [.text(name)]), .element("dd", [:], [value])]) })
    }

    private var every: String {
        let tolerance = timer.tolerance.map { ", may be late by " + ($0.seconds.map(TimerEntry.length) ?? $0.text) } ?? ""
        let known = timer.hasUnknownInterval && timer.interval != nil ? " (not known)" : ""
        return InventoryPage.short(timer.every + known + tolerance)
    }

    private func handler(_ handler: HandlerFacts) -> HTML {
        let captures = handler.captures.map { "\($0.name) (\($0.how.rawValue))" }.joined(separator: ", ")
        let keeps = captures.isEmpty ? [] : [HTML.text(", keeps \(InventoryPage.short(captures))")]
        return .group([.text("a \(handler.form.rawValue) at "), place(handler.place)] + keeps)
    }

    // MARK: Calls and findings

    private var calls: HTML {
        .element("ol", ["class": "calls", "aria-label": "Calls"], timer.calls.map { call in
            let condition = call.isConditional ? " on a condition" : ""
            return .element("li", [:], [
                .element("b", [:], [.text(call.action)]), .text(condition + " "), place(call.place), " ", code(InventoryPage.short(call.place.code)),
            ])
        })
    }

    private func finding(_ finding: TimerFinding) -> HTML {
        var parts: [HTML] = [
            .element("p", [:], [
                PageOverview.badge(finding.severity), finding.isSuppressed ? .element("span", ["class": "count"], ["suppressed"]) : .group([]), " ",
                .text(InventoryPage.short(finding.message, 500)), " ", .element("code", ["class": "rule"], [.text(finding.rule)]), " at ", place(finding.place),
            ])
        ]
        if !finding.trace.isEmpty { parts.append(trace(finding.trace)) }
        let style = finding.isSuppressed ? "finding suppressed" : "finding \(finding.severity.rawValue)"
        return .element("section", ["class": style, "tabindex": "-1", "aria-label": "\(finding.severity.rawValue): \(finding.rule)"], parts)
    }

    private func trace(_ steps: [TimerFinding.Step]) -> HTML {
        .element("ol", ["class": "trace"], steps.enumerated().map { index, step in
            let state = step.state.map { " — " + $0 } ?? ""
            return .element("li", ["tabindex": "-1", "data-step": "\(index + 1)"], [
                .text(InventoryPage.short(step.message + state, 500)), " ", place(step.place), " ", code(InventoryPage.short(step.place.code)),
            ])
        })
    }

    // MARK: Parts

    private func code(_ text: String) -> HTML { .element("code", [:], [.text(text)]) }

    /// `path:line`, a link where somebody said to where.
    private func place(_ place: Place) -> HTML {
        let text = HTML.text("\(InventoryPage.short(place.path)):\(place.line)")
        guard let linkBase else { return .element("span", ["class": "place"], [text]) }
        let target = linkBase + (linkBase.hasSuffix("/") ? "" : "/") + PercentEncoding.path(place.path) + "#L\(place.line)"
        return .element("a", ["class": "place", "href": target, "rel": "noreferrer"], [text])
    }
}
