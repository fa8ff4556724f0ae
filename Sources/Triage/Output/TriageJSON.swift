import TimerlintDiagnostics
import TimerlintReporting

/// The result as one JSON document.
struct TriageJSON {
    /// Incremented when a member changes its meaning or is removed; new members do not count.
    private static let schemaVersion = 1
    private static let frameLimit = 20

    let tool: Report.Tool

    func document(of triage: TriageReport) -> String {
        JSON.members([
            "schema_version": .number(Self.schemaVersion),
            "tool": .members(["name": .string(tool.name), "version": .string(tool.version), "url": .string(tool.url)]),
            "summary": summary(triage),
            "reports": .array(triage.reports.map(report)),
            "groups": .array(triage.groups.map { group($0, triage) }),
            "notices": .array(triage.notices.map(notice)),
        ]).text(pretty: true) + "\n"
    }

    private func summary(_ triage: TriageReport) -> JSON {
        .members([
            "reports": .number(triage.reports.count), "timer": .number(triage.count(.timer)),
            "possible": .number(triage.count(.possible)),
            "not_timer": .number(triage.count(.notTimer)), "unknown": .number(triage.count(.unknown)),
            "unreadable": .number(triage.notices.count),
        ])
    }

    private func report(_ triaged: TriagedReport) -> JSON {
        let report = triaged.report
        let thread = report.crashedThread
        return .members([
            "input": .string(triaged.input),
            "index": .number(triaged.index),
            "format": .string(report.format.rawValue),
            "verdict": .string(triaged.judgment.verdict.rawValue),
            "process": text(report.process.map(lastPathComponent)),
            "platform": text(report.platform),
            "exception": text(report.exception.map(Privacy.cleaned)),
            "message": text(report.messages.first.map(Privacy.cleaned)),
            "thread": thread.map {
                .members(["index": .number($0.index), "queue": text($0.queue.map(Privacy.cleaned))])
            } ?? .null,
            "frames": .array(triaged.frames.prefix(Self.frameLimit).map(frame)),
            "causes": .array(triaged.judgment.other == nil ? triaged.judgment.causes.map(cause) : []),
            "not_timer": triaged.judgment.other.map {
                .members(["id": .string($0.kind.rawValue), "message": .string($0.message)])
            } ?? .null,
            "notes": .array(
                triaged.judgment.notes.map {
                    .members(["id": .string($0.kind.rawValue), "message": .string($0.message)])
                }),
            "matches": .array(triaged.matches.map(match)),
        ])
    }

    private func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }
    private func number(_ number: Int?) -> JSON { number.map(JSON.number) ?? .null }

    private func frame(_ frame: ExaminedFrame) -> JSON {
        .members([
            "index": .number(frame.frame.index), "image": text(frame.frame.image),
            "symbol": text(frame.frame.symbol.map(Privacy.cleaned)),
            "name": text(frame.name.map { Privacy.cleaned($0.text) }), "app": .bool(frame.isApp),
            "file": text(frame.frame.file.map(Privacy.cleanedPath)),
            "line": number(frame.frame.line),
        ])
    }

    private func cause(_ cause: Cause) -> JSON {
        .members([
            "id": .string(cause.kind.rawValue), "confidence": .string(cause.confidence.rawValue),
            "object": .string(cause.object.rawValue),
            "suspend_count": number(cause.suspendCount), "rules": .array(cause.kind.rules.map(JSON.string)),
            "because": .array(cause.because.map { .string(Privacy.cleaned($0)) }),
            "confirm": .array(cause.kind.confirm.map(JSON.string)),
            "fix": .string(cause.kind.fix),
        ])
    }

    private func match(_ match: SourceMatch) -> JSON {
        .members([
            "by": .string(match.by.rawValue), "confidence": .string(match.confidence.rawValue),
            "rule": text(match.rule), "path": .string(match.path),
            "line": .number(match.line), "enclosing": .string(match.enclosing), "frame": number(match.frame),
            "message": .string(match.message),
            "trace": .array(
                match.trace.map {
                    .members(["path": .string($0.path), "line": .number($0.line), "message": .string($0.message)])
                }),
            "suppressed": .bool(match.isSuppressed), "baselined": .bool(match.isBaselined), "fix": text(match.fix),
        ])
    }

    private func group(_ group: TriageReport.Group, _ triage: TriageReport) -> JSON {
        let best = triage.speaker(of: group).matches.first
        return .members([
            "cause": .string(group.cause), "verdict": .string(group.verdict.rawValue),
            "count": .number(group.reports.count),
            "reports": .array(group.reports.map(JSON.number)), "frame": text(group.frame.map(Privacy.cleaned)),
            "path": text(best?.path), "line": number(best?.line),
        ])
    }

    private func notice(_ notice: TriageNotice) -> JSON {
        .members([
            "kind": "unreadable", "severity": .string(Severity.error.rawValue), "message": .string(notice.message),
            "path": .string(notice.path),
        ])
    }
}
