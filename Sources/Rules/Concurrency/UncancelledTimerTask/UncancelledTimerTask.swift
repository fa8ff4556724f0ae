import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let uncancelledTimerTask = Rule(
        id: "uncancelled_timer_task",
        summary: "a task with an endless timed loop that nothing cancels",
        why: """
            Letting go of a Task's handle, or overwriting it, does not cancel the task: its loop goes on. A loop \
            that uses `self` strongly also keeps it alive, so that a `cancel()` in `deinit` never runs.
            """,
        notice: """
            Polling continues after the screen is gone, and a second loop runs beside the first after each visit.
            """,
        confirm: """
            A breakpoint in the loop is still hit after the screen is gone; `language swift task info` in LLDB shows \
            whether the task is cancelled.
            """,
        remedy: """
            Keep the handle, cancel it where the work ends and before it is replaced, and capture `[weak self]`. In \
            SwiftUI `.task { }` does all of it: it cancels when the view disappears.
            """,
        folklore: """
            "A task ends when its handle is released": measured, it keeps running.
            """,
        levels: """
            note where a public stop cancels the task, too, so that only the cancel in `deinit` has no effect, or where \
            the owner usually lives as long as the app.
            """,
        symptoms: [.outlivesItsScreen, .neverReleased, .firesTwice],
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                final class Poller {
                    private var polls = 0

                    init() {
                        Task { [weak self] in
                            while !Task.isCancelled {
                                self?.polls += 1
                                try? await Task.sleep(for: .seconds(5))
                            }
                        }
                    }
                }
                """,
            good: """
                final class Poller {
                    private var polls = 0
                    private var task: Task<Void, Never>?

                    init() {
                        task = Task { [weak self] in
                            while !Task.isCancelled {
                                self?.polls += 1
                                try? await Task.sleep(for: .seconds(5))
                            }
                        }
                    }

                    deinit { task?.cancel() }
                }
                """),
        detect: detectUncancelledTask)
}

private func detectUncancelledTask(_ context: RuleContext) -> [Finding] {
    context.facts.timedTasks.compactMap { task in
        guard task.kind == .unstructured, !context.facts.isOfTests(task.creation), !context.facts.livesForever(task)
        else { return nil }
        // A loop that sleeps only to retry after a failure is not a timer.
        return task.endlessLoop.flatMap { $0.sleepsOnFailureAlone ? nil : $0 }.map { finding(about: task, $0, context) }
            ?? overwrittenTimeout(task, context)
    }
}

private func finding(about task: TimedTask, _ loop: TimedLoop, _ context: RuleContext) -> Finding? {
    let capture = context.facts.ownerCapture(of: task)
    let isStrong = capture.strength == .strong && !context.facts.isInView(task)
    guard isStrong || capture.strength == .weak || capture.strength == .unowned || context.facts.isInView(task) else {
        return nil
    }
    let endsWithSelf = !isStrong && context.facts.endsWithSelf(loop)
    if let (handle, reentry) = context.facts.overwriting(of: task) {
        let name = context.facts.project[handle].name
        return context.finding(
            at: task.creation, range: task.creation.headRange,
            "'\(name)' is reassigned without cancelling the old task, which keeps looping",
            trace: trace(loop, context) + context.trace(of: reentry))
    }
    // weak_capture_then_strong_loop reports a strong hold behind `[weak self]`.
    guard !endsWithSelf, !task.escapes, context.facts.strongHold(of: loop, in: task) == nil else { return nil }
    return unended(task, loop, isStrong: isStrong, context)
}

private func unended(_ task: TimedTask, _ loop: TimedLoop, isStrong: Bool, _ context: RuleContext) -> Finding? {
    let ends = task.teardowns.contains(where: \.isEffective)
    let inDeinit = task.teardowns.first(where: \.isOnlyInDeinit)
    let leak = context.leak(of: context.facts.owner(of: task))
    let owner = context.facts.owner(of: task).map { "'\(context.facts.project.types[$0].name)'" } ?? "its owner"
    if let inDeinit {
        guard isStrong else { return nil }
        return context.finding(
            at: task.creation, range: task.creation.headRange, severity: ends ? .note : leak.severity,
            ends
                ? "task keeps \(owner) alive until it is cancelled, so the cancel in deinit never runs"
                : "task keeps \(owner) alive, so the deinit that would cancel it never runs\(leak.remark)",
            trace: trace(loop, context) + [context.step(inDeinit.node, "cancels it only in deinit")])
    }
    if ends { return nil }
    let what = task.isDiscarded ? "its handle is not kept" : "nothing ever cancels it"
    let harm = isStrong ? "keeps \(owner) alive" : "outlives \(owner)"
    return context.finding(
        at: task.creation, range: task.creation.headRange, severity: leak.severity,
        "task loops forever and \(harm): \(what)\(leak.remark)",
        trace: trace(loop, context))
}

/// A stored timeout that acts after its sleep, and whose handle a second one overwrites.
private func overwrittenTimeout(_ task: TimedTask, _ context: RuleContext) -> Finding? {
    guard task.loops.isEmpty, context.facts.actsAfterSleep(task),
        let (handle, reentry) = context.facts.overwriting(of: task)
    else { return nil }
    return context.finding(
        at: task.creation, range: task.creation.headRange,
        "'\(context.facts.project[handle].name)' is reassigned without cancelling the old task, which keeps running",
        trace: context.trace(of: reentry))
}

private func trace(_ loop: TimedLoop, _ context: RuleContext) -> [TraceStep] {
    loop.calls.map(context.callStep) + [context.step(loop.sleeps.first?.node ?? loop.node, "sleeps, then loops again")]
}
