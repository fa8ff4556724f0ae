import TimerlintDiagnostics

/// One line per finding with everything an AI agent needs to fix it: location, message, reason, trace and fix.
struct AgentFormat {
    func text(of report: Report) -> String {
        var lines = report.notices.map { notice in
            (notice.path.map { $0 + ": " } ?? "") + "\(notice.severity.rawValue): \(notice.message)"
        }
        lines += report.findings.map { line($0, report) }
        return lines.map { $0.visible + "\n" }.joined()
    }

    private func line(_ finding: Finding, _ report: Report) -> String {
        let start = finding.location.start
        var parts = [
            "\(finding.location.file.path):\(start.line):\(start.column): \(finding.severity.rawValue): "
                + "\(finding.message) [\(finding.rule)]"
        ]
        if !finding.trace.isEmpty { parts.append("how: " + trace(finding)) }
        if case .traps(let message)? = finding.outcome { parts.append("crash: \(message)") }
        if let rule = report.rule(finding.rule) { parts.append("why: " + PlainText.line(ofMarkdown: rule.why)) }
        if let fix = finding.fix { parts.append("fix (\(fix.safety.rawValue)): \(fix.title)") }
        return parts.joined(separator: " | ")
    }

    private func trace(_ finding: Finding) -> String {
        finding.trace.enumerated().map { index, step in
            let file = step.location.file
            let place = (file === finding.location.file ? "line " : file.path + ":") + "\(step.location.start.line)"
            return "\(index + 1). \(step.sentence) at \(place)"
        }.joined(separator: "; ")
    }
}
