import TimerlintTimers

/// How messages speak of a timer.
extension RuleContext {
    /// The name that people know the timer by: its handle's in quotes, else its kind.
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
