import TimerlintDiagnostics
import TimerlintReporting

/// One timer on the page: its facts, life cycle, states and findings.
struct TimerArticle {
    let timer: TimerEntry
    let symbols: PictureSymbols
    let linkBase: String?

    private static let listLength = 8
    private var places: PlaceLabel { PlaceLabel(linkBase: linkBase, known: timer.made.path) }

    var article: HTML {
        let worst = timer.worstSeverity
        return .element(
            "article",
            [
                "class": "timer", "id": "t-\(timer.id)", "tabindex": "-1", "aria-labelledby": "t-\(timer.id)-name",
                "data-kind": timer.kind.rawValue,
                "data-owner": InventoryPage.short(timer.owner), "data-severity": worst?.rawValue ?? "none",
            ],
            [
                .element("h3", ["id": "t-\(timer.id)-name"], [.text(InventoryPage.short(timer.title))]),
                .element(
                    "p", ["class": "sub"],
                    [
                        .text(timer.kind.words.one), " at ", PlaceLabel(linkBase: linkBase).label(of: timer.made),
                        worst.map(PageOverview.badge) ?? .group([]),
                    ]),
                facts, scrolling("Life of \(InventoryPage.short(timer.title, 60))", symbols.life(of: timer)), calls,
            ] + states + findings)
    }

    /// Wide pictures scroll in their own box, which is reachable by keyboard.
    private func scrolling(_ label: String, _ picture: HTML) -> HTML {
        .element("div", ["class": "scroll", "role": "group", "tabindex": "0", "aria-label": label], [picture])
    }

    private var states: [HTML] {
        guard let picture = symbols.machine(of: timer) else { return [] }
        return [
            .element(
                "details", ["class": "states", "open": timer.machine?.traps.isEmpty == false ? "" : nil],
                [
                    .element("summary", [:], ["States of the source"]),
                    scrolling("States of \(InventoryPage.short(timer.title, 60))", picture),
                ])
        ]
    }

    // MARK: Facts

    private var facts: HTML {
        var rows: [(String, HTML)] = [
            ("made by", code(timer.api)), ("fires", .text(firing)), ("on", .text(InventoryPage.short(timer.on))),
        ]
        if let handler = timer.handler { rows.append(("runs", self.handler(handler))) }
        if let writes = timer.handler?.writes, !writes.isEmpty { rows.append(("changes", code(Self.list(writes)))) }
        rows.append(("ends", .text(timer.ending.text)))
        if let wakeups = timer.wakeupsPerHour { rows.append(("wake-ups", .text(hourly(wakeups)))) }
        if !timer.usedBy.isEmpty { rows.append(("used by", code(Self.list(timer.usedBy)))) }
        return .element(
            "dl", [:],
            rows.map { name, value in
                .element("div", [:], [.element("dt", [:], [.text(name)]), .element("dd", [:], [value])])
            })
    }

    private var firing: String {
        let tolerance =
            timer.tolerance.map { ", may be late by " + ($0.seconds.map(TimerEntry.length) ?? $0.text) } ?? ""
        return InventoryPage.short(timer.firing + tolerance)
    }

    /// The first of many names, and the number of the rest.
    private static func list(_ names: [String]) -> String {
        let left = names.count - listLength
        return InventoryPage.short(names.prefix(listLength).joined(separator: ", "), 500)
            + (left > 0 ? " and \(left) more" : "")
    }

    private func handler(_ handler: HandlerFacts) -> HTML {
        let captures = handler.captures.map { "\($0.name) (\($0.how.rawValue))" }.joined(separator: ", ")
        let captured = captures.isEmpty ? [] : [HTML.text(", captures \(InventoryPage.short(captures))")]
        return .group([.text("a \(handler.form.rawValue) at "), places.label(of: handler.place)] + captured)
    }

    // MARK: Calls and findings

    private var calls: HTML {
        .element(
            "ol", ["class": "calls", "aria-label": "Calls"],
            timer.calls.map { call in
                let member =
                    call.place.enclosing.split(separator: ".").last.map {
                        [" in ", code(InventoryPage.short(String($0))), ", "]
                    } ?? [" "]
                return .element(
                    "li", [:],
                    [.element("b", [:], [.text(call.action)]), call.isConditional ? " on a condition" : .group([])]
                        + member + [
                            places.label(of: call.place), " ", code(InventoryPage.short(call.place.code)),
                        ])
            })
    }

    private var findings: [HTML] {
        let drawn = timer.drawnFault?.identity
        return timer.findings.map { FindingSection(finding: $0, places: places, isDrawn: $0.identity == drawn).section }
    }

    // MARK: Parts

    private func code(_ text: String) -> HTML { .element("code", [:], [.text(text)]) }
}
