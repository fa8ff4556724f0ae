import TimerlintDiagnostics
import TimerlintSource

/// reviewdog's diagnostic format. Columns are UTF-8 bytes from 1; ends are exclusive. A fix is one suggestion,
/// however many edits it has, because reviewdog offers each suggestion separately.
struct RDJSONFormat {
    func text(of report: Report) -> String {
        JSON.members([
            "source": .members(["name": .string(report.tool.name), "url": .string(report.tool.url)]),
            "diagnostics": .array(report.notices.map(diagnostic) + report.findings.map { diagnostic($0, report) }),
        ]).text(pretty: true) + "\n"
    }

    private func diagnostic(_ notice: Notice) -> JSON {
        .members([
            "message": .string(notice.message),
            "location": notice.path.map { .members(["path": .string($0)]) },
            "severity": .string(level(notice.severity)),
            "code": .members(["value": .string(notice.kind.rawValue)]),
        ])
    }

    private func diagnostic(_ finding: Finding, _ report: Report) -> JSON {
        .members([
            "message": .string(finding.message),
            "location": location(finding.location),
            "severity": .string(level(finding.severity)),
            "code": .members([
                "value": .string(finding.rule), "url": report.rule(finding.rule).map { .string($0.helpURL) },
            ]),
            "suggestions": finding.fix.flatMap { suggestion($0, in: finding.location.file) }.map { [$0] },
            "related_locations": finding.trace.isEmpty
                ? nil
                : .array(
                    finding.trace.map { step in
                        .members(["message": .string(step.sentence), "location": location(step.location)])
                    }),
        ])
    }

    /// `nil` for a fix with manual steps, because a suggestion is applied with one click, and for a fix in
    /// another file, which a suggestion cannot refer to.
    private func suggestion(_ fix: FixIt, in file: SourceFile) -> JSON? {
        guard fix.safety != .suggestion, fix.changes.count == 1, let change = fix.changes.first, change.file === file
        else { return nil }
        var text = ""
        var end = change.extent.start
        for edit in change.edits {
            text += file.text(SourceRange(end, edit.range.start)) + edit.replacement
            end = edit.range.end
        }
        let whole = Location(file: file, range: change.extent)
        return .members(["range": range(whole), "text": .string(text)])
    }

    private func location(_ location: Location) -> JSON {
        .members(["path": .string(location.file.path), "range": range(location)])
    }

    private func range(_ location: Location) -> JSON {
        .members(["start": position(location.start), "end": position(location.end)])
    }

    private func position(_ position: LinePosition) -> JSON {
        .members(["line": .number(position.line), "column": .number(position.column)])
    }

    private func level(_ severity: Severity) -> String { severity == .note ? "INFO" : severity.rawValue.uppercased() }
}
