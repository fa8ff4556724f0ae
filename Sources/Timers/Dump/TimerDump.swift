import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Formats a timer and what happens to it as text.
struct TimerDump {
    let facts: ProjectFacts

    func rows(_ timer: Timer) -> [String] {
        var lines = [
            "\(facts.project.place(timer.creation)) \(timer.kind)\(timer.isScheduled ? " scheduled" : "") repeats: \(timer.repeats)"
        ]
        if let owner = facts.owner(of: timer) { lines.append("owner: \(facts.project.types[owner].name)") }
        if let interval = timer.interval {
            lines.append("interval: \(facts.project.constantValue(of: interval).map { "\($0)" } ?? interval.text)")
        }
        // A timer that is passed to a run loop is retained by the run loop, not by the code.
        let kept = timer.isDiscarded ? timer.destinations : timer.destinations.filter { $0 != .discarded }
        lines += kept.map { "goes to: \(describe($0))" }
        lines += timer.modes.map { "mode: \($0.mode) on \($0.runLoop) at \(line($0.node))" }
        lines += timer.teardowns.map { "ended at \(line($0.node)): \(describe($0))" }
        lines += facts.eventHandlers(of: timer).map {
            "handler at \(line($0.node)): self \(facts.selfCapture(of: $0).strength)"
        }
        if timer.target != nil { lines.append("target: \(facts.retainsOwnTarget(timer) ? "self" : "another object")") }
        if timer.kind == .dispatchSource { lines.append("queue: \(facts.queue(ofSource: timer))") }
        return [lines[0]] + lines.dropFirst().map { "  " + $0 }
    }

    private func line(_ node: Node) -> String { "line \(node.line)" }

    private func describe(_ destination: Destination) -> String {
        switch destination {
        case .variable(let id, _): "\(facts.project[id].kind) \(facts.project[id].name)"
        case .payload(let id, _): "payload of \(facts.project[id].kind) \(facts.project[id].name)"
        case .element(let id, _): "element of \(facts.project[id].kind) \(facts.project[id].name)"
        case .discarded: "nothing"
        case .escaped(let node): "unknown code at \(line(node))"
        }
    }

    private func describe(_ teardown: Teardown) -> String {
        if teardown.isEffective { return "counts" }
        if teardown.isUnreachable { return "unreachable" }
        return teardown.isRestart ? "restart" : "only in deinit"
    }
}
