import TimerlintDiagnostics

/// The output formats, by their command-line names.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, concise, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown, agent
}

/// Options of the formats.
package struct ReportStyle: Sendable {
    /// ANSI colors; only `text` uses them.
    package var color = false
    /// `concise` and `xcode` add each trace step as a note line.
    package var trace = false
    /// `text`, `concise` and `xcode` include notices. False if they are on standard error already.
    package var notices = true
    /// `sarif` includes suppressed findings, marked as such. GitHub's code scanning ignores the mark and shows
    /// them.
    package var suppressed = true
    /// `text` ends with totals and a pointer to further information.
    package var summary = true
    /// Maximum width of source in `text`, in columns; `nil` for no limit.
    package var columns: Int?
    /// The lowest severity that `junit` reports as a failure; `nil` for none.
    package var failure: Severity? = .warning

    package init(color: Bool = false, trace: Bool = false, notices: Bool = true, suppressed: Bool = true) {
        self.color = color
        self.trace = trace
        self.notices = notices
        self.suppressed = suppressed
    }
}

extension Report {
    /// The whole report in a format; ends with a newline unless it is empty.
    package func text(_ format: ReportFormat, style: ReportStyle = ReportStyle()) -> String {
        switch format {
        case .text: TextFormat(style: style).text(of: self).linesWithoutCommands
        case .concise: ConciseFormat(style: style, absolutePaths: false).text(of: self).linesWithoutCommands
        case .xcode: ConciseFormat(style: style, absolutePaths: true).text(of: self).linesWithoutCommands
        case .json: JSONFormat().document(of: self)
        case .jsonl: JSONFormat().lines(of: self)
        case .sarif: SARIFFormat(style: style).text(of: self)
        case .github: GitHubFormat().text(of: self)
        case .gitlab: GitLabFormat().text(of: self)
        case .checkstyle: CheckstyleFormat().text(of: self)
        case .junit: JUnitFormat(style: style).text(of: self)
        case .rdjson: RDJSONFormat().text(of: self)
        case .markdown: MarkdownFormat().text(of: self)
        case .agent: AgentFormat().text(of: self).linesWithoutCommands
        }
    }
}
