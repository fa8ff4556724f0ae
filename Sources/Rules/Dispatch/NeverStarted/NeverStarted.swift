import TimerlintDiagnostics

extension Rule {
    static let neverStarted = Rule(
        id: "never_started",
        summary: "a timer that is made but never set going",
        why: """
            `Timer(…)`, unlike `Timer.scheduledTimer(…)`, makes a timer that no run loop knows: until it is added to one, it does not fire.

            A timer source does nothing until it has a schedule and a handler and was activated (or resumed, once). One that never is does not only \
            stay silent: it traps in libdispatch when it is released.
            """,
        folklore: """
            "Only a suspended source crashes when it is released": one that was never activated does so too, scheduled or not, cancelled or not.
            """,
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)

                    init(poll: @escaping () -> Void) {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler(handler: poll)
                    }
                }
                """,
            good: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)

                    init(poll: @escaping () -> Void) {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler(handler: poll)
                        timer.activate()
                    }
                }
                """),
        symptoms: .of(.timerSource, crashes: .releaseInactive),
        detect: detectNeverStarted)
}

private func detectNeverStarted(_ context: RuleContext) -> [Finding] {
    unscheduledTimers(context) + unstartedSources(context) + unstartedWrappers(context)
}

/// Run-loop timers that nothing adds to a run loop, and that only code in the tree holds.
private func unscheduledTimers(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard timer.kind == .runLoopTimer, !timer.isScheduled, timer.modes.isEmpty, !timer.escapes, !context.facts.isHandedOn(timer) else { return nil }
        return context.finding(at: timer, "timer is never added to a run loop, so it never fires", outcome: .neverFires)
    }
}

/// A team's own timers whose start is known from the configuration and called nowhere.
private func unstartedWrappers(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard context.facts.isWrapperNeverStarted(timer) else { return nil }
        return context.finding(at: timer, "\(context.name(of: timer)) is never started, so it never fires", outcome: .neverFires)
    }
}

private func unstartedSources(_ context: RuleContext) -> [Finding] {
    context.findings(.neverStarted, .neverScheduled, .neverHandled, outcome: .neverFires) { fault, name in
        switch fault.kind {
        case .neverScheduled: "\(name) is activated but never scheduled, so it never fires"
        case .neverHandled: "\(name) is activated but has no event handler, so nothing happens when it fires"
        default: fault.trap == nil ? "\(name) is never activated, so it never fires" : "\(name) is never activated: it never fires, and releasing it crashes"
        }
    }
}
