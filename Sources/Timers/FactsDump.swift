import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The facts of each timer as text, one timer a paragraph, for `dump --facts` and the tests.
package func dumpFacts(_ facts: ProjectFacts) -> String {
    facts.timers.map { FactsDump(facts: facts).paragraph($0) }.joined(separator: "\n")
}

private struct FactsDump {
    let facts: ProjectFacts

    func paragraph(_ timer: Timer) -> String {
        var lines = ["\(place(timer.creation)) \(timer.kind)\(timer.isScheduled ? " scheduled" : "") repeats: \(timer.repeats)"]
        if let owner = facts.owner(of: timer) { lines.append("owner: \(facts.project.types[owner].name)") }
        if let interval = timer.interval { lines.append("interval: \(facts.project.constantValue(of: interval).map { "\($0)" } ?? interval.text)") }
        lines += timer.destinations.map { "goes to: \(describe($0))" }
        lines += timer.modes.map { "mode: \($0.mode) on \($0.runLoop) at \(line($0.node))" }
        lines += timer.teardowns.map { "ended at \(line($0.node)): \(describe($0))" }
        lines += facts.eventHandlers(of: timer).map { "handler at \(line($0.node)): self \(facts.selfCapture(of: $0).strength)" }
        if timer.target != nil { lines.append("target: \(facts.retainsOwnTarget(timer) ? "self" : "another object")") }
        if timer.kind == .dispatchSource { lines.append("queue: \(facts.queue(ofSource: timer))") }
        return lines.joined(separator: "\n  ") + "\n"
    }

    private func place(_ node: Node) -> String {
        let position = node.tree.file.lines.position(at: node.range.start)
        return "\(node.tree.file.path):\(position.line):\(position.column)"
    }

    private func line(_ node: Node) -> String { "line \(node.tree.file.lines.line(at: node.range.start))" }

    private func describe(_ destination: Destination) -> String {
        switch destination {
        case .variable(let id, _): "\(facts.project[id].kind) \(facts.project[id].name)"
        case .element(let id, _): "element of \(facts.project[id].kind) \(facts.project[id].name)"
        case .discarded: "nothing"
        case .escaped(let node): "unknown code at \(line(node))"
        }
    }

    private func describe(_ teardown: Teardown) -> String {
        if teardown.counts { return "counts" }
        if teardown.isUnreachable { return "unreachable" }
        return teardown.isRestart ? "restart" : "only in deinit"
    }
}
