import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting

/// Decides between success and failure at the end of a run.
struct Verdict {
    let failOn: FailLevel
    let maxWarnings: Int?

    func status(of report: Report) -> ExitStatus {
        if report.files.failed > 0 { return .failure }
        return fails(report.findings.map(\.severity)) ? .findings : .clean
    }

    private func fails(_ severities: [Severity]) -> Bool {
        if let maxWarnings, severities.count(where: { $0 == .warning }) > maxWarnings { return true }
        guard let lowest = Severity(rawValue: failOn.rawValue) else { return false }
        return severities.contains { $0 >= lowest && !($0 == .warning && maxWarnings != nil) }
    }
}
