/// The formats that a report can be written in, by the name that people give.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, concise, xcode
}

/// How much the formats for people show, and how.
package struct ReportStyle: Sendable {
    /// ANSI colours; only `text` has any.
    package var colour = false
    /// `concise` and `xcode` give each step of a trace as a note line.
    package var trace = false
    /// `text`, `concise` and `xcode` give the notices: false where they stand on standard error already.
    package var notices = true

    package init(colour: Bool = false, trace: Bool = false, notices: Bool = true) {
        self.colour = colour
        self.trace = trace
        self.notices = notices
    }
}

extension Report {
    /// The whole report in a format, ending with a newline unless it is empty.
    package func text(_ format: ReportFormat, style: ReportStyle = ReportStyle()) -> String {
        switch format {
        case .text: TextFormat(style: style).text(of: self)
        case .concise: ConciseFormat(style: style, absolutePaths: false).text(of: self)
        case .xcode: ConciseFormat(style: style, absolutePaths: true).text(of: self)
        }
    }
}
