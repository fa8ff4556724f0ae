import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

/// Names timers in messages.
extension RuleContext {
    /// The name of the timer: its handle's in quotes, otherwise its kind.
    func name(of timer: Timer) -> String {
        if let handle = timer.handles.first { return "'\(facts.project[handle].name)'" }
        return kindName(of: timer)
    }

    func kindName(of timer: Timer) -> String {
        switch timer.kind {
        case .runLoopTimer: timer.repeats == .yes ? "repeating timer" : "timer"
        case .displayLink: "display link"
        case .dispatchSource: "timer source"
        case .publisher: "timer publisher"
        case .delayedPerform: "delayed perform"
        case .wrapper: "'\(timer.wrapper?.type ?? "timer")'"
        }
    }

    /// The type that owns the timer, in quotes.
    func ownerName(of timer: Timer) -> String {
        facts.owner(of: timer).map { "'\(facts.project.types[$0].name)'" } ?? "its owner"
    }
}

/// Words the steps of traces.
extension RuleContext {
    /// A step named for the code at that place: `calls 'update()'`, `sets 'count'`.
    func callStep(_ node: Node) -> TraceStep {
        switch node.kind {
        case .callExpression: step(node, "calls '\(node.calleeName?.name ?? node.shortText)()'")
        case .assignmentExpression: step(node, "sets '\((node.firstChild ?? node).shortText)'")
        default: step(node, "uses '\(node.shortText)'")
        }
    }
}

extension Node {
    /// Its text on one line, truncated if it is too long for a message.
    var shortText: String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 48 ? line.prefix(45) + "…" : line
    }
}
