import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Names timers in messages.
extension RuleContext {
    /// The name of the timer: its handle's in quotes, otherwise its kind.
    func name(of timer: Timer) -> String {
        if let name = name(of: timer.handles, at: timer.creation) { return name }
        if let handle = timer.handles.first { return "'\(facts.project[handle].name)'" }
        return kindName(of: timer)
    }

    /// A handle in quotes, as it is written at a place: the receiver of a call, or the target of an assignment or
    /// of the value assigned there. `nil` if no handle is written there.
    func name(of handles: [VariableID], at place: Node) -> String? {
        let written = [place.calleeName?.base, place.firstChild, place.parent?.firstChild].compactMap { $0 }
        let handle = written.first { node in
            node.isExpression && handles.contains { facts.project.referent(of: node) == .variable($0) }
        }
        return handle.map { "'\($0.nameWithoutSelf)'" }
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
        case .callExpression: step(node, "calls '\(node.spelledCallee ?? node.shortText)'")
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

    /// A variable or property as written, without a leading `self`: `level` for `self?.level`.
    var nameWithoutSelf: String {
        let text = stripped.shortText
        let prefix = ["self.", "self?.", "self!.", "self->"].first { text.hasPrefix($0) }
        return String(text.dropFirst(prefix?.count ?? 0))
    }
}
