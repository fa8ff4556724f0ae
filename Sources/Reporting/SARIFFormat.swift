import TimerlintDiagnostics
import TimerlintSource

/// SARIF 2.1.0 for GitHub's code scanning: rules, results with fingerprints, traces as code flows, fixes,
/// suppressions, and unreadable files as notifications. Columns are UTF-16 code units from 1.
struct SARIFFormat {
    let style: ReportStyle
    private let columns = ColumnTables()

    init(style: ReportStyle) { self.style = style }

    func text(of report: Report) -> String {
        let suppressed = style.suppressed ? report.suppressed : []
        let fingerprints = Fingerprints(of: report.findings + suppressed.map(\.finding))
        let indices = Dictionary(report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let open = report.findings.map { result($0, report, indices, fingerprints, suppression: nil) }
        let closed = suppressed.map { result($0.finding, report, indices, fingerprints, suppression: $0.reason) }
        let run = JSON.members([
            "tool": tool(report),
            "invocations": [invocation(report)],
            "originalUriBaseIds": .members([
                "%SRCROOT%": .members(["uri": .string("file://" + PercentEncoding.path(report.folders.root) + "/")])
            ]),
            "columnKind": "utf16CodeUnits",
            "results": .array(open + closed),
        ])
        return JSON.members([
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]).text(pretty: true) + "\n"
    }

    private func tool(_ report: Report) -> JSON {
        .members([
            "driver": .members([
                "name": .string(report.tool.name),
                "version": .string(report.tool.version),
                "semanticVersion": .string(report.tool.version),
                "informationUri": .string(report.tool.url),
                "rules": .array(report.rules.map(SARIFRule.descriptor)),
                "properties": report.tool.objectiveCEngine.map { .members(["objectiveCEngine": .string($0)]) },
            ])
        ])
    }

    private func invocation(_ report: Report) -> JSON {
        .members([
            "executionSuccessful": .bool(!report.notices.contains { $0.severity == .error }),
            "toolExecutionNotifications": .array(
                report.notices.map { notice in
                    .members([
                        "descriptor": .members(["id": .string(notice.kind.rawValue)]),
                        "level": .string(notice.severity.rawValue),
                        "message": message(notice.message),
                        "locations": notice.path.map { path in
                            [.members(["physicalLocation": .members(["artifactLocation": artifact(path, report)])])]
                        },
                    ])
                }),
        ])
    }

    private func result(
        _ finding: Finding, _ report: Report, _ indices: [String: Int], _ fingerprints: Fingerprints,
        suppression: String?
    ) -> JSON {
        .members([
            "ruleId": .string(finding.rule),
            "ruleIndex": indices[finding.rule].map(JSON.number),
            "level": .string(finding.severity.rawValue),
            "message": message(finding.message),
            "locations": [location(finding.location, report)],
            "partialFingerprints": .members([
                "primaryLocationLineHash": fingerprints.line(of: finding).map(JSON.string),
                "timerlint/v1": .string(FindingKey(finding, file: FileID(report.folders.name(finding))).fingerprint()),
            ]),
            "codeFlows": finding.trace.isEmpty ? nil : [codeFlow(finding, report)],
            "fixes": finding.fix.flatMap { $0.safety == .suggestion ? nil : [fix($0, report)] },
            "suppressions": .array(
                suppression.map { reason in
                    [.members(["kind": "inSource", "justification": reason.isEmpty ? nil : .string(reason)])]
                } ?? []),
            "properties": .members([
                "confidence": .string(finding.confidence.rawValue),
                "precision": .string(finding.confidence.rawValue),
                "outcome": finding.outcome.map { .string($0.label) },
            ]),
        ])
    }

    /// The trace as a code flow, with the timer's state after each step.
    private func codeFlow(_ finding: Finding, _ report: Report) -> JSON {
        let steps = finding.trace.enumerated().map { index, step in
            JSON.members([
                "location": location(step.location, report, message: step.message),
                "state": step.state.map { .members(["timer": message($0)]) },
                "executionOrder": .number(index + 1),
                "importance": .string(index == finding.trace.count - 1 ? "essential" : "important"),
            ])
        }
        return .members(["threadFlows": [.members(["locations": .array(steps)])]])
    }

    private func fix(_ fix: FixIt, _ report: Report) -> JSON {
        .members([
            "description": message(fix.title),
            "artifactChanges": .array(fix.changes.map { artifactChange($0, report) }),
            "properties": .members(["safety": .string(fix.safety.rawValue)]),
        ])
    }

    private func artifactChange(_ change: FileChange, _ report: Report) -> JSON {
        let replacements = change.edits.map { edit in
            JSON.members([
                "deletedRegion": region(edit.range, in: change.file),
                "insertedContent": edit.replacement.isEmpty ? nil : .members(["text": .string(edit.replacement)]),
            ])
        }
        return .members(["artifactLocation": artifact(change.file.path, report), "replacements": .array(replacements)])
    }

    private func location(_ location: Location, _ report: Report, message text: String? = nil) -> JSON {
        .members([
            "physicalLocation": .members([
                "artifactLocation": artifact(location.file.path, report),
                "region": region(location.range, in: location.file),
            ]),
            "message": text.map(message),
        ])
    }

    private func region(_ range: SourceRange, in file: SourceFile) -> JSON {
        .members([
            "startLine": .number(file.lines.line(at: range.start)),
            "startColumn": .number(columns.column(at: range.start, in: file)),
            "endLine": .number(file.lines.line(at: range.end)),
            "endColumn": .number(columns.column(at: range.end, in: file)),
        ])
    }

    /// Relative to the root, or an absolute `file` URI for a file outside it.
    private func artifact(_ path: String, _ report: Report) -> JSON {
        if let path = report.folders.fromRoot(path) {
            return .members(["uri": .string(PercentEncoding.path(path)), "uriBaseId": "%SRCROOT%"])
        }
        return .members(["uri": .string("file://" + PercentEncoding.path(report.folders.absolute(path)))])
    }

    private func message(_ text: String) -> JSON { .members(["text": .string(text)]) }
}
