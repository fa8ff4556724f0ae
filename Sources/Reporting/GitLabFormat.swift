import TimerlintDiagnostics
import TimerlintSource

/// GitLab's Code Quality report, with paths relative to the root and one fingerprint per finding.
struct GitLabFormat {
    func text(of report: Report) -> String {
        let fingerprints = Fingerprints.unique(report.findings, report.folders)
        let findings = zip(report.findings, fingerprints).map { finding, fingerprint in
            let start = finding.location.start
            let end = finding.location.end
            return entry(
                finding.message, finding.rule, fingerprint, finding.severity, report.folders.name(finding),
                ("positions", .members(["begin": position(start), "end": position(end)])))
        }
        let notices = report.notices.compactMap { notice in
            notice.path.map { path in
                let path = report.folders.name(path)
                return entry(
                    notice.message, notice.kind.rawValue, "\(notice.kind.rawValue):\(path)", notice.severity, path,
                    ("lines", .members(["begin": 1])))
            }
        }
        return JSON.array(notices + findings).text(pretty: true) + "\n"
    }

    private func entry(
        _ message: String, _ rule: String, _ fingerprint: String, _ severity: Severity, _ path: String,
        _ place: (String, JSON)
    ) -> JSON {
        .members([
            "description": .string(message),
            "check_name": .string(rule),
            "fingerprint": .string(fingerprint),
            "severity": .string(level(severity)),
            "location": .object([("path", .string(path)), place]),
        ])
    }

    private func position(_ position: LinePosition) -> JSON {
        .members(["line": .number(position.line), "column": .number(position.column)])
    }

    private func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "major"
        case .note: "info"
        }
    }
}
