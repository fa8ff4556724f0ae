import TimerlintDiagnostics

extension Rule {
    static let releasedWhileSuspended = Rule(
        id: "released_while_suspended",
        summary: "a timer source released while suspended or before its first activation",
        why: """
            libdispatch ends the process when the last reference to a source is released while the source is \
            suspended, or was never activated: at `= nil`, an assignment over it, the end of its scope, its removal \
            from a collection, or after its owner's `deinit`.
            """,
        notice: """
            A crash when a screen closes, or a timer is replaced, while it is paused: `Release of a suspended \
            object` or `Release of an inactive object`.
            """,
        confirm: """
            The crashed thread has `_dispatch_queue_xref_dispose` on top; the first frame of your own below it \
            released the source, or its owner.
            """,
        remedy: """
            Resume a suspended source, or activate a new one, before its last reference goes; cancel it first, so \
            that it does not fire once more.
            """,
        folklore: """
            "cancel() before release makes it safe": it only sets a flag (measured).
            """,
        symptoms: [.crashesInDispatch],
        crashes: [.releaseSuspended, .releaseInactive],
        severity: .error, fixes: [.safe], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                    timer.suspend()
                }
                """,
            good: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                    timer.suspend()
                    timer.resume()
                }
                """),
        detect: detectReleasedWhileSuspended)
}

private func detectReleasedWhileSuspended(_ context: RuleContext) -> [Finding] {
    context.findings(.releasedWhileSuspended, fix: SourceFix.resumeBeforeRelease) { fault, name in
        let isInactive = fault.trap == .releaseInactive
        let state = isInactive ? "without ever being activated" : "while suspended"
        let consequence = "releasing \(isInactive ? "an inactive" : "a suspended") source crashes"
        return switch fault.release {
        case .overwritten: "\(name) may be overwritten \(state); \(consequence)"
        case .setToNil where fault.place.kind == .callExpression: "\(name) may be released \(state), which crashes"
        case .setToNil: "\(name) may be set to nil \(state); \(consequence)"
        case .removed: "\(name) may be removed \(state); \(consequence)"
        case .owner: "\(name) may be deallocated with its owner \(state), which crashes"
        default: "\(name) may be released \(state), which crashes"
        }
    }
}
