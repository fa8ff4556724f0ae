@testable import TimerlintInventory

extension InventoryFixture {
    /// This many timers, copied from the fixture under other names. Every eighth one keeps the findings of its
    /// original.
    static func generated(_ count: Int) -> Inventory {
        let originals = inventory.timers
        let timers = (0..<count).map { index -> TimerEntry in
            var timer = originals[index % originals.count].renamed(
                owner: "Owner\(index)", path: "Sources/File\(index / 5).swift")
            timer.id = String(repeating: "0", count: 16 - "\(index)".count) + "\(index)"
            timer.findings = index % 8 == 3 ? originals[index % originals.count].findings : []
            if timer.findings.isEmpty { timer.machine?.traps = [] }
            return timer
        }
        return Inventory(name: "Generated", timers: timers)
    }

    /// One timer of each kind in the fixture, with a name that is special to a browser, a terminal or a script
    /// in every position for a name.
    static func hostile(_ name: String) -> Inventory {
        let timers = inventory.timers.enumerated().map { index, original in
            var timer = original.renamed(owner: name, path: name, handle: name, text: name)
            timer.id = String(repeating: "0", count: 15) + "\(index)"
            return timer
        }
        return Inventory(name: name, timers: timers)
    }
}

extension TimerEntry {
    func renamed(owner: String, path: String, handle: String? = nil, text: String? = nil) -> TimerEntry {
        func moved(_ place: Place) -> Place {
            Place(
                path: path, line: place.line, column: place.column, enclosing: text ?? place.enclosing,
                code: text ?? place.code)
        }
        let calls = calls.map {
            LifeCall(
                action: $0.action, phase: $0.phase, place: moved($0.place), from: $0.from, to: $0.to,
                isConditional: $0.isConditional)
        }
        let findings = findings.map { finding in
            TimerFinding(
                rule: finding.rule, severity: finding.severity, place: moved(finding.place),
                message: text ?? finding.message,
                isSuppressed: finding.isSuppressed, outcome: finding.outcome,
                trace: finding.trace.map { .init(place: moved($0.place), message: text ?? $0.message, state: $0.state) }
            )
        }
        let handler = handler.map { handler in
            HandlerFacts(
                place: moved(handler.place), form: handler.form,
                captures: handler.captures.map { .init(name: text ?? $0.name, how: $0.how) },
                writes: text.map { [$0] } ?? handler.writes)
        }
        return TimerEntry(
            id: id, kind: kind, api: text ?? api, owner: owner,
            handle: self.handle.map { Handle(name: handle ?? $0.name, storage: $0.storage) }, made: moved(made),
            interval: interval.map { Span(seconds: $0.seconds, text: text ?? $0.text) }, tolerance: tolerance,
            repeats: repeats, mode: mode,
            queue: queue.map { Queue(kind: $0.kind, label: text ?? $0.label) }, handler: handler, calls: calls,
            states: states, ending: ending,
            machine: machine, findings: findings, usedBy: text.map { [$0] } ?? usedBy)
    }
}
