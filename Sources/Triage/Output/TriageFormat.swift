import TimerlintReporting

/// The output formats.
package enum TriageFormat: String, CaseIterable, Sendable {
    case text, json, markdown
}

extension TriageReport {
    /// The whole result in a format, ending with a newline.
    package func text(_ format: TriageFormat, tool: Report.Tool) -> String {
        switch format {
        case .text: TriageText(markup: .plain).text(of: self).linesWithoutCommands
        case .json: TriageJSON(tool: tool).document(of: self)
        case .markdown: TriageText(markup: .markdown).text(of: self)
        }
    }
}
