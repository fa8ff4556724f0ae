import TimerlintDiagnostics
import TimerlintReporting

/// One finding on the page, with its numbered trace.
struct FindingSection {
    let finding: TimerFinding
    let places: PlaceLabel
    /// Whether the picture above shows its path.
    var isDrawn = false
    /// Whether it belongs to no timer's article, so that the filter uses the finding's own severity and
    /// location.
    var isAlone = false

    var section: HTML {
        let style =
            ["finding", finding.isSuppressed ? "suppressed" : finding.severity.rawValue] + (isDrawn ? ["drawn"] : [])
        let label = "\(finding.label): \(finding.rule)"
        return .element(
            "section",
            [
                "class": style.joined(separator: " "), "tabindex": "-1", "aria-label": label,
                "data-severity": isAlone ? finding.isSuppressed ? "none" : finding.severity.rawValue : nil,
            ],
            [sentence] + (finding.trace.isEmpty ? [] : [trace]))
    }

    private var sentence: HTML {
        .element(
            "p", [:],
            [
                PageOverview.badge(finding.severity),
                finding.isSuppressed ? .element("span", ["class": "count"], [" suppressed"]) : .group([]), " ",
                .text(InventoryPage.short(finding.message, 500)), " ",
                .element("code", ["class": "rule"], [.text(finding.rule)]), " at ",
                places.label(of: finding.place),
            ])
    }

    private var trace: HTML {
        .element(
            "ol", ["class": "trace"],
            finding.trace.enumerated().map { index, step in
                let state = step.state.map { " — " + $0 } ?? ""
                return .element(
                    "li", ["tabindex": "-1", "data-step": "\(index + 1)"],
                    [
                        .text(InventoryPage.short(step.message + state, 500)), " ", places.label(of: step.place), " ",
                        .element("code", [:], [.text(InventoryPage.short(step.place.code))]),
                    ])
            })
    }
}

/// The label of a location on the page: a link to the source line if a link base is given.
struct PlaceLabel {
    let linkBase: String?
    /// The file that the context already names; its locations show only the line.
    var known: String?

    func label(of place: Place) -> HTML {
        let text = HTML.text(
            place.path == known ? "line \(place.line)" : "\(InventoryPage.short(place.path)):\(place.line)")
        guard let linkBase else { return .element("span", ["class": "place"], [text]) }
        let target =
            linkBase + (linkBase.hasSuffix("/") ? "" : "/") + PercentEncoding.path(place.path) + "#L\(place.line)"
        return .element("a", ["class": "place", "href": target, "rel": "noreferrer"], [text])
    }
}
