import TimerlintDiagnostics

extension Rule {
    static let neverStarted = Rule(
        id: "never_started",
        summary: "a timer that is created but never started",
        why: """
            `Timer(…)`, unlike `Timer.scheduledTimer(…)`, creates a timer that no run loop knows; until it is added \
            to one, it does not fire. A timer source needs a schedule, a handler and one `activate()` (or \
            `resume()`); one that is never activated also traps in libdispatch when it is released.
            """,
        notice: """
            Nothing happens, without any message. For a source: a crash at its release, `Release of an inactive \
            object`.
            """,
        confirm: """
            In LLDB, `po CFRunLoopGetMain()` does not list the timer. A released source crashes in \
            `_dispatch_queue_xref_dispose`.
            """,
        remedy: """
            Add the timer to a run loop (`RunLoop.main.add(timer, forMode: .common)`) or use `scheduledTimer`. Give \
            a source its schedule and handler, then activate it.
            """,
        folklore: """
            "Only a suspended source crashes when it is released": one that was never activated does, too, scheduled \
            or not, cancelled or not (measured).
            """,
        levels: """
            warning where code fires a timer by hand that should have waited; note where no target builds the file, \
            nothing creates the type that the code belongs to, or a delayed call beside an unused timer waits just as \
            long.
            """,
        symptoms: [.neverFires, .crashesInDispatch],
        crashes: [.releaseInactive],
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
        detect: detectNeverStarted)
}

private func detectNeverStarted(_ context: RuleContext) -> [Finding] {
    unscheduledTimers(context) + unstartedSources(context) + unstartedWrappers(context)
}

/// Run-loop timers that nothing adds to a run loop and that only code in the tree holds.
private func unscheduledTimers(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard timer.kind == .runLoopTimer, !timer.isScheduled, timer.modes.isEmpty, !timer.escapes,
            !context.facts.isHandedOn(timer), !context.facts.isPublished(timer)
        else { return nil }
        if timer.repeats == .no, context.facts.isFiredByHand(timer) {
            return context.finding(
                at: timer, severity: .warning,
                "timer is never added to a run loop: 'fire()' runs it at once, without its delay")
        }
        if context.facts.isReplaced(timer) {
            return context.finding(
                at: timer, severity: .note,
                "timer is never added to a run loop: the delayed call beside it does its work")
        }
        return context.finding(at: timer, "timer is never added to a run loop, so it never fires", outcome: .neverFires)
    }
}

/// A project's own timers whose configured start function is never called.
private func unstartedWrappers(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard context.facts.isWrapperNeverStarted(timer) else { return nil }
        return context.finding(
            at: timer, "\(context.name(of: timer)) is never started, so it never fires", outcome: .neverFires)
    }
}

private func unstartedSources(_ context: RuleContext) -> [Finding] {
    context.findings(.neverStarted, .neverScheduled, .neverHandled, outcome: .neverFires) { fault, name in
        switch fault.kind {
        case .neverScheduled: "\(name) is activated but never scheduled, so it never fires"
        case .neverHandled: "\(name) is activated but has no event handler, so nothing happens when it fires"
        default:
            fault.trap == nil
                ? "\(name) is never activated, so it never fires"
                : "\(name) is never activated: it never fires, and releasing it crashes"
        }
    }
}
