import TimerlintDiagnostics

/// The formats that a report can be written in, by the name that people give.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, concise, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown, agent
}

/// How much the formats for people show, and how.
package struct ReportStyle: Sendable {
    /// ANSI colors; only `text` has any.
    package var color = false
    /// `concise` and `xcode` give each step of a trace as a note line.
    package var trace = false
    /// `text`, `concise` and `xcode` give the notices: false where they stand on standard error already.
    package var notices = true
    /// `sarif` gives suppressed findings, marked as such. GitHub's code scanning does not read the mark and shows them.
    package var suppressed = true
    /// `text` ends with the sums and where to read more.
    package var summary = true
    /// How many columns `text` may fill with source; `nil` for as many as it takes.
    package var columns: Int?
    /// The lowest level that `junit` calls a failure; `nil` for none.
    package var failure: Severity? = .warning

    package init(color: Bool = false, trace: Bool = false, notices: Bool = true, suppressed: Bool = true) {
        self.color = color
        self.trace = trace
        self.notices = notices
        self.suppressed = suppressed
    }
}

extension Report {
    /// The whole report in a format, ending with a newline unless it is empty.
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
