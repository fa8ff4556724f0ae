import TimerlintDiagnostics

/// GitHub Actions workflow commands, which become annotations on a pull request. GitHub shows ten of each level
/// per step, so the most severe come first and the rest follow as plain log lines.
struct GitHubFormat {
    private static let limit = 10

    func text(of report: Report) -> String {
        var lines: [String] = []
        var left: [Finding] = []
        let notices = report.notices.map { command($0, report.folders) }
        for severity in Severity.allCases.reversed() {
            let findings = report.findings.filter { $0.severity == severity }
            let taken = report.notices.filter { $0.severity == severity }.count
            let room = max(0, Self.limit - taken)
            lines += findings.prefix(room).map { command($0, report.folders) }
            left += findings.dropFirst(room)
        }
        if !left.isEmpty {
            lines.append("\(left.count) more, of which GitHub would show no annotation:")
            lines += left.map { plain($0, report.folders) }
        }
        return (notices + lines + ["timerlint: " + report.summary]).joined(separator: "\n") + "\n"
    }

    private func command(_ finding: Finding, _ folders: Folders) -> String {
        let start = finding.location.start
        let end = finding.location.end
        // GitHub accepts columns only if start and end are on the same line.
        let columns = start.line == end.line ? [("col", "\(start.column)"), ("endColumn", "\(end.column)")] : []
        let properties =
            [("file", folders.name(finding)), ("line", "\(start.line)"), ("endLine", "\(end.line)")] + columns
            + [("title", finding.rule)]
        return command(finding.severity, properties, finding.message)
    }

    private func command(_ notice: Notice, _ folders: Folders) -> String {
        command(notice.severity, (notice.path.map { [("file", folders.name($0))] } ?? []), notice.message)
    }

    private func command(_ severity: Severity, _ properties: [(String, String)], _ message: String) -> String {
        let name = severity == .note ? "notice" : severity.rawValue
        let properties = properties.map { "\($0)=\(escaped(property: $1))" }.joined(separator: ",")
        return "::\(name)\(properties.isEmpty ? "" : " " + properties)::\(escaped(message: message))"
    }

    /// A log line that cannot contain a command, whatever the file's name.
    private func plain(_ finding: Finding, _ folders: Folders) -> String {
        let start = finding.location.start
        let line =
            "- \(folders.name(finding)):\(start.line):\(start.column): \(finding.severity.rawValue): "
            + "\(finding.message) [\(finding.rule)]"
        return line.logLine
    }

    private func escaped(message: String) -> String {
        percentEncoded(message, ["%", "\r", "\n"]).logLine
    }

    private func escaped(property: String) -> String {
        percentEncoded(property, ["%", "\r", "\n", ":", ","]).logLine
    }

    private func percentEncoded(_ text: String, _ scalars: Set<Unicode.Scalar>) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalars.contains(scalar) {
                result += "%" + String(decoding: hexadecimal(UInt8(ascii: scalar)), as: UTF8.self)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
