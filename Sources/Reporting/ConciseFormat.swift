import TimerlintDiagnostics

/// One line per finding, `path:line:col: severity: message [rule_id]`, the format of compilers. Columns are
/// UTF-8 bytes from 1. Xcode requires absolute paths.
struct ConciseFormat {
    let style: ReportStyle
    let absolutePaths: Bool

    func text(of report: Report) -> String {
        var text = ""
        if style.notices {
            for notice in report.notices { text += line(notice, report.folders) + "\n" }
        }
        for finding in report.findings { text += lines(finding, report.folders) + "\n" }
        return text
    }

    /// The finding, followed by its trace if the style includes it.
    func lines(_ finding: Finding, _ folders: Folders) -> String {
        let trace = style.trace ? finding.trace.map { line($0, folders) } : []
        return ([line(finding, folders)] + trace).joined(separator: "\n")
    }

    private func line(_ finding: Finding, _ folders: Folders) -> String {
        "\(place(finding.location, folders)): \(finding.severity.rawValue): \(finding.message.visible) [\(finding.rule)]"
    }

    private func line(_ step: TraceStep, _ folders: Folders) -> String {
        "\(place(step.location, folders)): note: \(step.sentence.visible)"
    }

    /// Xcode shows only messages with a position, so a notice about a file is placed on its first line.
    private func line(_ notice: Notice, _ folders: Folders) -> String {
        let message = "\(notice.severity.rawValue): \(notice.message.visible)"
        guard let path = notice.path else { return message }
        return "\(name(path, folders))\(absolutePaths ? ":1:1" : ""): \(message)"
    }

    private func place(_ location: Location, _ folders: Folders) -> String {
        let start = location.start
        return "\(name(location.file.path, folders)):\(start.line):\(start.column)"
    }

    private func name(_ path: String, _ folders: Folders) -> String {
        (absolutePaths ? folders.absolute(path) : path).visible
    }
}

extension TraceStep {
    /// The step with the resulting state: "suspended (suspend count 1)".
    var sentence: String { state.map { "\(message) (\($0))" } ?? message }
}
