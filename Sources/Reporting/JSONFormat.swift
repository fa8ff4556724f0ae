import TimerlintDiagnostics
import TimerlintSource

/// The whole report as one JSON document, or as JSON Lines: a `run` record, then one record per notice, finding
/// and suppressed finding, then the `summary`. Each location gives its UTF-8 offset from 0, its line from 1,
/// and its column from 1 in UTF-8 bytes and in UTF-16 code units.
struct JSONFormat {
    /// Incremented when a member changes its meaning or is removed; new members do not count.
    static let schemaVersion = 1

    private let columns = ColumnTables()

    func document(of report: Report) -> String {
        JSON.members([
            "schema_version": .number(Self.schemaVersion),
            "tool": tool(report.tool),
            "summary": summary(report),
            "findings": .array(report.findings.map { .object(members(of: $0, report)) }),
            "suppressed": .array(report.suppressed.map { .object(members(of: $0, report)) }),
            "notices": .array(report.notices.map { .object(members(of: $0)) }),
        ]).text(pretty: true) + "\n"
    }

    func lines(of report: Report) -> String {
        var text = ""
        func record(_ type: String, _ members: [(String, JSON)]) {
            text += JSON.object([("type", .string(type))] + members).text(pretty: false) + "\n"
        }
        record("run", [("schema_version", .number(Self.schemaVersion)), ("tool", tool(report.tool))])
        for notice in report.notices { record("notice", members(of: notice)) }
        for finding in report.findings { record("finding", members(of: finding, report)) }
        for suppressed in report.suppressed { record("suppressed", members(of: suppressed, report)) }
        record("summary", [("summary", summary(report))])
        return text
    }

    private func tool(_ tool: Report.Tool) -> JSON {
        .members([
            "name": .string(tool.name), "version": .string(tool.version), "url": .string(tool.url),
            "objective_c_engine": tool.objectiveCEngine.map { .string($0) },
        ])
    }

    private func summary(_ report: Report) -> JSON {
        .members([
            "errors": .number(report.count(.error)),
            "warnings": .number(report.count(.warning)),
            "notes": .number(report.count(.note)),
            "suppressed": .number(report.suppressed.count),
            "baselined": .number(report.baselined),
            "files_read": .number(report.files.read),
            "files_skipped": .number(report.files.skipped),
            "files_failed": .number(report.files.failed),
        ])
    }

    private func members(of notice: Notice) -> [(String, JSON)] {
        var members: [(String, JSON)] = [
            ("kind", .string(notice.kind.rawValue)), ("severity", .string(notice.severity.rawValue)),
            ("message", .string(notice.message)),
        ]
        if let path = notice.path { members.append(("path", .string(path))) }
        return members
    }

    private func members(of suppressed: SuppressedFinding, _ report: Report) -> [(String, JSON)] {
        members(of: suppressed.finding, report) + [("reason", .string(suppressed.reason))]
    }

    private func members(of finding: Finding, _ report: Report) -> [(String, JSON)] {
        var members: [(String, JSON)] = [
            ("rule", .string(finding.rule)),
            ("severity", .string(finding.severity.rawValue)),
            ("confidence", .string(finding.confidence.rawValue)),
            ("message", .string(finding.message)),
            ("path", .string(finding.location.file.path)),
            ("range", range(finding.location.range, in: finding.location.file)),
        ]
        if !finding.enclosing.isEmpty { members.append(("enclosing", .string(finding.enclosing))) }
        if let outcome = finding.outcome {
            members.append(("outcome", .string(outcome.label)))
            if case .traps(let message) = outcome { members.append(("crash_message", .string(message))) }
        }
        members.append(("trace", .array(finding.trace.map(step))))
        if let fix = finding.fix { members.append(("fix", self.fix(fix))) }
        if let rule = report.rule(finding.rule) { members.append(("help_url", .string(rule.helpURL))) }
        return members
    }

    private func step(_ step: TraceStep) -> JSON {
        .members([
            "path": .string(step.location.file.path),
            "range": range(step.location.range, in: step.location.file),
            "message": .string(step.message),
            "state": step.state.map(JSON.string),
        ])
    }

    private func fix(_ fix: FixIt) -> JSON {
        .members([
            "title": .string(fix.title),
            "safety": .string(fix.safety.rawValue),
            "edits": .array(
                fix.changes.flatMap { change in
                    change.edits.map { edit in
                        .members([
                            "path": .string(change.file.path), "range": range(edit.range, in: change.file),
                            "replacement": .string(edit.replacement),
                        ])
                    }
                }),
        ])
    }

    private func range(_ range: SourceRange, in file: SourceFile) -> JSON {
        .members(["start": place(range.start, in: file), "end": place(range.end, in: file)])
    }

    private func place(_ offset: UInt32, in file: SourceFile) -> JSON {
        let position = file.lines.position(at: offset)
        return .members([
            "offset": .number(Int(offset)),
            "line": .number(position.line),
            "column": .number(position.column),
            "utf16_column": .number(columns.column(at: offset, in: file)),
        ])
    }
}
