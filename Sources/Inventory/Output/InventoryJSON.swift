import TimerlintReporting

/// An inventory as one JSON document.
struct InventoryJSON {
    /// Incremented when a member changes its meaning or is removed; new members do not count.
    static let schemaVersion = 1

    let tool: Report.Tool

    func document(of inventory: Inventory) -> String {
        JSON.members([
            "schema_version": .number(Self.schemaVersion),
            "tool": .members(["name": .string(tool.name), "version": .string(tool.version), "url": .string(tool.url)]),
            "summary": summary(inventory),
            "timers": .array(inventory.timers.map(timer)),
            "findings": .array(inventory.others.map(finding)),
            "notices": .array(inventory.notices.map(notice)),
        ]).text(pretty: true) + "\n"
    }

    private func summary(_ inventory: Inventory) -> JSON {
        .members([
            "timers": .number(inventory.timers.count),
            "kinds": .object(inventory.kinds.map { ($0.kind.rawValue, .number($0.count)) }),
            "findings": .number(inventory.findingCount),
            "wakeups_per_hour": number(inventory.wakeupsPerHour),
            "unknown_intervals": .number(inventory.unknownIntervals),
        ])
    }

    private func timer(_ timer: TimerEntry) -> JSON {
        .members([
            "id": .string(timer.id), "kind": .string(timer.kind.rawValue), "api": .string(timer.api),
            "owner": .string(timer.owner),
            "handle": text(timer.handle?.name), "storage": text(timer.handle?.storage.rawValue),
            "made": .members([
                "path": .string(timer.made.path), "line": .number(timer.made.line),
                "column": .number(timer.made.column),
                "enclosing": .string(timer.made.enclosing),
            ]),
            "interval": timer.interval.map(span) ?? .null, "tolerance": timer.tolerance.map(span) ?? .null,
            "repeats": timer.repeats.map(JSON.bool) ?? .null, "mode": text(timer.mode?.rawValue),
            "queue": timer.queue.map { .members(["kind": .string($0.kind.rawValue), "label": text($0.label)]) }
                ?? .null,
            "handler": timer.handler.map(handler) ?? .null,
            "calls": .array(timer.calls.map(call)),
            "states": .array(timer.states.map { .string($0.rawValue) }),
            "ends": .string(timer.ending.text),
            "findings": .array(timer.findings.map(finding)),
            "wakeups_per_hour": timer.wakeupsPerHour.map(number) ?? .null,
            "used_by": .array(timer.usedBy.map(JSON.string)),
        ])
    }

    private func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    private func number(_ value: Double) -> JSON { Int(exactly: value).map(JSON.number) ?? .decimal(value) }

    private func span(_ span: TimerEntry.Span) -> JSON {
        .members(["seconds": span.seconds.map(number) ?? .null, "text": .string(span.text)])
    }

    private func handler(_ handler: HandlerFacts) -> JSON {
        .members([
            "path": .string(handler.place.path), "line": .number(handler.place.line),
            "form": .string(handler.form.rawValue),
            "captures": .array(
                handler.captures.map { .members(["name": .string($0.name), "how": .string($0.how.rawValue)]) }),
            "writes": .array(handler.writes.map(JSON.string)),
        ])
    }

    private func call(_ call: LifeCall) -> JSON {
        .members([
            "do": .string(call.action), "path": .string(call.place.path), "line": .number(call.place.line),
            "enclosing": .string(call.place.enclosing),
            "from": text(call.from?.rawValue), "to": text(call.to?.rawValue), "conditional": .bool(call.isConditional),
        ])
    }

    private func finding(_ finding: TimerFinding) -> JSON {
        .members([
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "path": .string(finding.place.path),
            "line": .number(finding.place.line), "message": .string(finding.message),
            "suppressed": .bool(finding.isSuppressed),
            "trace": .array(
                finding.trace.map { step in
                    .members([
                        "path": .string(step.place.path), "line": .number(step.place.line),
                        "message": .string(step.message), "state": text(step.state),
                    ])
                }),
        ])
    }

    private func notice(_ notice: Notice) -> JSON {
        .members([
            "kind": .string(notice.kind.rawValue), "severity": .string(notice.severity.rawValue),
            "message": .string(notice.message),
            "path": text(notice.path),
        ])
    }
}
