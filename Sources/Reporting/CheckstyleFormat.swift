import TimerlintDiagnostics
import TimerlintSource

/// Checkstyle's XML, which most CI services accept.
struct CheckstyleFormat {
    func text(of report: Report) -> String {
        var errors: [(path: String, error: XML)] = report.notices.map { notice in
            (notice.path ?? "", error(nil, notice.severity, notice.message, notice.kind.rawValue))
        }
        errors += report.findings.map { finding in
            let start = finding.location.start
            let place = ("\(start.line)", "\(start.column)")
            return (finding.location.file.path, error(place, finding.severity, finding.message, finding.rule))
        }
        return XML(name: "checkstyle", attributes: ["version": "4.3"], children: files(errors)).document
    }

    /// One element per path, in order of first occurrence.
    private func files(_ errors: [(path: String, error: XML)]) -> [XML] {
        var order: [FileID] = []
        var errorsOfFile: [FileID: [XML]] = [:]
        for (path, error) in errors {
            let file = FileID(path)
            if errorsOfFile[file] == nil { order.append(file) }
            errorsOfFile[file, default: []].append(error)
        }
        return order.map { XML(name: "file", attributes: ["name": $0.text], children: errorsOfFile[$0] ?? []) }
    }

    private func error(
        _ place: (line: String, column: String)?, _ severity: Severity, _ message: String, _ source: String
    ) -> XML {
        XML(
            name: "error",
            attributes: [
                "line": place?.line ?? "1", "column": place?.column ?? "1",
                "severity": severity == .note ? "info" : severity.rawValue, "message": message,
                "source": "timerlint.\(source)",
            ])
    }
}
