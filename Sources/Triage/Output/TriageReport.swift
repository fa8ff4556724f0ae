import TimerlintDiagnostics

/// One report with its judgment.
package struct TriagedReport: Sendable {
    /// The file's name.
    package let input: String
    /// The index among the reports of that file, from 0.
    package let index: Int
    package let report: CrashReport
    /// With what the source tree adds.
    package let judgment: Judgment
    /// Empty without a source tree.
    package let matches: [SourceMatch]
    let frames: [ExaminedFrame]

    /// Judges a report and, given a matcher, locates it in the source tree.
    package init(_ report: CrashReport, input: String, index: Int, matcher: SourceMatcher?) {
        let examined = ExaminedReport(report)
        var judgment = CauseJudge(examined).judgment
        var matches: [SourceMatch] = []
        if let matcher { (judgment, matches) = matcher.match(examined, judgment) }
        judgment.causes.removeAll { $0.kind.needsTree && !$0.isMatched }
        self.input = input
        self.index = index
        self.report = report
        self.judgment = judgment
        self.matches = matches
        frames = examined.frames
    }

    var cause: Cause? { judgment.other == nil ? judgment.causes.first : nil }

    /// The innermost named frame of the app's own code.
    var appFrame: ExaminedFrame? { frames.first { $0.isApp && $0.name != nil } ?? frames.first(where: \.isApp) }
}

/// An input file that could not be read as a report.
package struct TriageNotice: Sendable {
    /// The file's name.
    package let path: String
    /// One line, lower case, no full stop.
    package let message: String

    package init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}

/// All reports of a run, grouped by diagnosis.
package struct TriageReport: Sendable {
    package let reports: [TriagedReport]
    package let notices: [TriageNotice]

    package init(reports: [TriagedReport], notices: [TriageNotice] = []) {
        self.reports = reports
        self.notices = notices
    }

    /// Reports with the same cause and the same location in the app's code.
    struct Group: Sendable {
        /// The id of the cause or of the other fault, or `unknown`.
        let cause: String
        let verdict: Verdict
        /// Indices into `reports`.
        var reports: [Int]
        let frame: String?
    }

    package func count(_ verdict: Verdict) -> Int { reports.count { $0.judgment.verdict == verdict } }

    /// Timer causes first, then by size.
    var groups: [Group] {
        var groups: [String: Group] = [:]
        for (index, report) in reports.enumerated() {
            let cause = report.cause?.kind.rawValue ?? report.judgment.other?.kind.rawValue ?? "unknown"
            let frame = report.appFrame?.name?.text
            let verdict = report.judgment.verdict
            groups[
                "\(cause)\n\(verdict.rawValue)\n\(frame ?? "")",
                default: Group(cause: cause, verdict: verdict, reports: [], frame: frame)
            ].reports.append(index)
        }
        return groups.values.sorted { a, b in
            let (first, second) = (Self.rank(a.verdict), Self.rank(b.verdict))
            if first != second { return first < second }
            if a.reports.count != b.reports.count { return a.reports.count > b.reports.count }
            return a.reports[0] < b.reports[0]
        }
    }

    private static func rank(_ verdict: Verdict) -> Int { Verdict.allCases.firstIndex(of: verdict) ?? 0 }

    /// The most informative report of a group: one with a location in the source tree, if there is any.
    func speaker(of group: Group) -> TriagedReport {
        reports[group.reports.first { !reports[$0].matches.isEmpty } ?? group.reports[0]]
    }

    var summary: String {
        let counts = Verdict.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.words)" }
        let unreadable = notices.isEmpty ? [] : ["\(notices.count) unreadable"]
        return "\(reports.count) report\(reports.count == 1 ? "" : "s")"
            + ((counts + unreadable).isEmpty ? "" : ": " + (counts + unreadable).joined(separator: ", "))
    }
}

extension Verdict {
    /// For display.
    var words: String {
        switch self {
        case .timer: "of a timer"
        case .possible: "possibly of a timer"
        case .notTimer: "not of a timer"
        case .unknown: "unknown"
        }
    }
}
