import TimerlintDiagnostics
import TimerlintReporting

/// An inventory as one self-contained HTML file: it needs no network, is readable without its script, and
/// contains no date, so the same tree gives the same bytes.
struct InventoryPage {
    /// Above this number, only timers with findings are drawn.
    static let timerLimit = 5_000
    /// Above this number, groups without errors start collapsed.
    private static let openLimit = 40

    private let inventory: Inventory
    private let style: InventoryStyle
    private let grouping: TimerGrouping
    /// The number of all timers.
    private let total: Int
    private let symbols: PictureSymbols

    init(_ inventory: Inventory, _ style: InventoryStyle) {
        total = inventory.timers.count
        self.style = style
        grouping = style.grouping ?? .file
        var drawn = inventory
        if total > Self.timerLimit { drawn.timers.removeAll { $0.findings.isEmpty } }
        self.inventory = drawn
        symbols = PictureSymbols(drawn.timers)
    }

    var document: String {
        let language = HTML.element("html", ["lang": "en"], [head, body])
        return "<!DOCTYPE html>\n" + language.markup + "\n"
    }

    private var head: HTML {
        .element(
            "head", [:],
            [
                .element("meta", ["charset": "utf-8"]),
                .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
                .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                .element("meta", ["name": "color-scheme", "content": "light dark"]),
                .element("title", [:], [.text("Timers of \(inventory.name)")]),
                .resource("style", PageStyle.sheet),
            ])
    }

    private var policy: String {
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(SHA256.base64(of: PageScript.text))'"
    }

    private var body: HTML {
        .element(
            "body", [:],
            [
                .element("a", ["class": "skip", "href": "#t-list"], ["Skip to the timers"]),
                PageOverview(inventory: inventory, total: total, tool: style.tool).header,
                .element(
                    "main", ["id": "t-list", "tabindex": "-1"], (inventory.timers.isEmpty ? [empty] : groups) + others),
                PageOverview.help,
                symbols.definitions,
                .data(id: "t-data", searchData),
                .resource("script", PageScript.text),
            ])
    }

    private var empty: HTML {
        .element(
            "p", ["class": "empty"], [total == 0 ? "There are no timers here." : "None of these timers has findings."])
    }

    // MARK: Groups

    private var groups: [HTML] { inventory.groups(by: grouping).map(group) }

    private func group(_ group: Inventory.Group) -> HTML {
        let worst = group.timers.compactMap(\.worstSeverity).max()
        let isOpen = inventory.timers.count < Self.openLimit || worst == .error
        let summary = HTML.element(
            "summary", [:],
            [
                .element("h2", [:], [.text(Self.short(group.name))]),
                .element("span", ["class": "count"], [.text(counted(group.timers.count, "timer"))]),
                worst.map(PageOverview.badge) ?? .group([]),
            ])
        return .element(
            "details", ["class": "group", "open": isOpen ? "" : nil], [summary] + group.timers.map(article))
    }

    private func article(_ timer: TimerEntry) -> HTML {
        TimerArticle(timer: timer, symbols: symbols, linkBase: style.linkBase).article
    }

    /// Findings outside of all timers' articles.
    private var others: [HTML] {
        guard let worst = inventory.others.map(\.severity).max() else { return [] }
        let sections = inventory.others.map {
            FindingSection(finding: $0, places: PlaceLabel(linkBase: style.linkBase), isAlone: true).section
        }
        let summary = HTML.element(
            "summary", [:],
            [
                .element("h2", [:], [.text(Inventory.othersTitle)]),
                .element("span", ["class": "count"], [.text(counted(sections.count, "finding"))]),
                PageOverview.badge(worst),
            ])
        let isOpen = sections.count < Self.openLimit || worst == .error
        return [
            .element(
                "details", ["class": "group others", "id": "t-others", "open": isOpen ? "" : nil], [summary] + sections)
        ]
    }

    /// Truncates names, which have no maximum length, for display.
    static func short(_ text: String, _ limit: Int = 200) -> String {
        text.count > limit ? text.prefix(limit) + "…" : text
    }

    /// The text for the search field, in the order of the articles.
    private var searchData: JSON {
        .array(
            inventory.groups(by: grouping).flatMap(\.timers).map { timer in
                let words =
                    [timer.title, timer.made.path, timer.queue?.label ?? "", timer.api] + timer.findings.map(\.rule)
                return .members([
                    "id": .string(timer.id), "text": .string(Self.short(words.joined(separator: " "), 1_000)),
                    "wakeups": timer.wakeupsPerHour.map(JSON.decimal) ?? .number(-1),
                ])
            })
    }
}
