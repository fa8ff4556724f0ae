import TimerlintDiagnostics

/// A summary for a pull request or `GITHUB_STEP_SUMMARY`. GitHub limits a comment to 65,536 characters, so only
/// the most severe findings are listed.
struct MarkdownFormat {
    private static let limit = 100

    func text(of report: Report) -> String {
        let title = report.findings.isEmpty ? "no findings" : "findings"
        var parts = ["### timerlint: \(title)", report.summary.escapedMarkdown]
        if !report.notices.isEmpty { parts.append(report.notices.map(item).joined(separator: "\n")) }
        if !report.findings.isEmpty { parts.append(table(report)) }
        let left = report.findings.count - Self.limit
        if left > 0 { parts.append("… and \(left) more.") }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func table(_ report: Report) -> String {
        let gravest = report.findings.enumerated()
            .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
            .prefix(Self.limit).map { row($0.element, report) }
        return (["| | Where | What | Rule |", "|---|---|---|---|"] + gravest).joined(separator: "\n")
    }

    private func row(_ finding: Finding, _ report: Report) -> String {
        let place = code("\(report.folders.name(finding)):\(finding.location.start.line)")
        let rule = report.rule(finding.rule).map { "[`\(finding.rule)`](\($0.helpURL))" } ?? "`\(finding.rule)`"
        return "| \(finding.severity.rawValue) | \(place) | \(cell(finding)) | \(rule) |"
    }

    private func cell(_ finding: Finding) -> String {
        guard !finding.trace.isEmpty else { return finding.message.escapedMarkdown }
        let steps = finding.trace.map { step in
            let file = step.location.file
            let line = "line \(step.location.start.line)"
            return
                "<li>\(step.sentence.escapedMarkdown), \(file === finding.location.file ? line : "\(code(file.path)), \(line)")</li>"
        }
        return finding.message.escapedMarkdown + "<details><summary>how</summary><ol>\(steps.joined())</ol></details>"
    }

    private func item(_ notice: Notice) -> String {
        "- \(notice.severity.rawValue): " + (notice.path.map { code($0) + ": " } ?? "") + notice.message.escapedMarkdown
    }

    /// Uses a tag instead of backticks: a backtick in the text would end them, and a bar would end the table
    /// cell.
    private func code(_ text: String) -> String { "<code>" + text.escapedMarkdown + "</code>" }
}

extension String {
    /// The text escaped so that it contains no Markdown and cannot end a table cell or line.
    package var escapedMarkdown: String {
        visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "|", "`", "*", "_", "[", "]", "\\", "~", "#", "!", "@": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
