import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let restartWithoutInvalidate = Rule(
        id: "restart_without_invalidate",
        summary: "a handle that is overwritten while its repeating timer still runs",
        why: """
            Overwriting the handle of a running timer does not end it: the run loop keeps it. From then on both \
            timers fire, and nothing refers to the first one any more, so nothing can stop it.
            """,
        notice: """
            After the screen appears a second time, or a button is tapped twice, the counter counts double, then \
            triple. Stopping it stops only the newest timer.
            """,
        confirm: """
            Set a breakpoint with a counter on the line that creates the timer, and one on \
            `CFRunLoopTimerInvalidate`: the first counts more.
            """,
        remedy: """
            Invalidate the old timer before the new one is created, so that there is never more than one. Or return \
            early while one runs: `guard timer == nil else { return }`.
            """,
        folklore: """
            "The new timer replaces the old one": true for a dispatch source that runs (it stops when it is \
            released), not for a Timer or a Task.
            """,
        levels: """
            warning where the code itself shows a second start; note where only a caller outside of what was read \
            could start it twice, where the start disables a control that only the end restores, where the old \
            timer is stopped one turn of the main queue earlier, or where it fires once. Silent where the action that \
            starts it takes its own screen away.
            """,
        symptoms: [.firesTwice, .outlivesItsScreen],
        severity: .warning, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                public final class Heartbeat {
                    private var timer: Timer?

                    public func start() {
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
                            self?.beat()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    public func stop() { timer?.invalidate() }
                    private func beat() {}
                }
                """,
            good: """
                import Foundation

                public final class Heartbeat {
                    private var timer: Timer?

                    public func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
                            self?.beat()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    public func stop() { timer?.invalidate() }
                    private func beat() {}
                }
                """),
        detect: detectRestart)
}

private func detectRestart(_ context: RuleContext) -> [Finding] {
    restartedTimers(context) + context.facts.wrapperRestarts().map { finding(about: $0, context) }
        + repeatedSubscriptions(context)
}

/// A further subscription to a running publisher, next to those in the same collection.
private func repeatedSubscriptions(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard timer.kind == .publisher, timer.repeats == .yes, !context.facts.isOfTests(timer),
            let (collection, reentry) = context.facts.resubscription(to: timer),
            reentry.evidence != nil
        else { return nil }
        return context.finding(
            at: timer, severity: reentry.isShown ? .warning : .note,
            "one more subscription is added to '\(context.facts.project[collection].name)' while the old ones keep ticking",
            trace: context.trace(of: reentry))
    }
}

/// A wrapper that its own timer retains keeps ticking after another one replaces it.
private func finding(about restart: WrapperRestart, _ context: RuleContext) -> Finding {
    let handle = context.facts.project[restart.handle].name
    let wrapper = context.facts.project.types[restart.wrapper].name
    return context.finding(
        at: restart.call, range: restart.call.headRange,
        severity: restart.reentry.isShown && !restart.endsByItself ? .warning : .note,
        confidence: restart.reentry.evidence == nil ? .medium : .high,
        "'\(handle)' is reassigned while the old '\(wrapper)' is running; both keep firing",
        trace: [context.step(restart.timer.creation, "this timer keeps the old '\(wrapper)' alive")]
            + context.trace(of: restart.reentry))
}

private func restartedTimers(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    let presence = RunLoopPresence(context.facts, contexts: context.facts.executionContexts())
    return context.facts.timers.compactMap { timer in
        guard timer.kind.isRunLoopBased, timer.repeats != .unknown, !context.facts.isOfTests(timer),
            !context.facts.isKeepAlive(timer), let (handle, place, reentry) = context.facts.restart(of: timer)
        else { return nil }
        // What never fires cannot keep firing.
        if presence.isAlwaysDead(timer) { return nil }
        // A one-shot timer is pending until it fires: reported only if the code itself shows the second start.
        if timer.repeats == .no, reentry.evidence == nil { return nil }
        let isLasting =
            timer.repeats == .yes && !context.facts.mayEndItself(timer) && !context.facts.endsAtFirstFire(timer)
        return context.finding(
            at: timer, severity: isLasting && reentry.isShown ? .warning : .note,
            confidence: reentry.evidence == nil ? .medium : .high,
            "'\(project[handle].name)' is overwritten while its timer may still be running; both \(timer.repeats == .yes ? "keep firing" : "fire")",
            trace: context.trace(of: reentry),
            fix: invalidateFix(timer, handle: handle, keptAt: place, context))
    }
}

/// `[_timer invalidate];` for a place in Objective-C.
private func messageInvalidate(_ place: Node) -> String? {
    guard place.tree.file.language == .objectiveC else { return nil }
    let target = place.kind == .assignmentExpression ? place.firstChild ?? place : place
    return "[\(target.text) invalidate];"
}

/// `handle?.invalidate()` before the statement that creates the timer, with the handle spelled as in the
/// assignment.
private func invalidateFix(_ timer: Timer, handle: VariableID, keptAt place: Node, _ context: RuleContext) -> FixIt? {
    guard let statement = timer.creation.enclosingStatement, statement.parent?.range.contains(place.range) == true,
        timer.creation.enclosingBody == place.enclosingBody, !timer.isPayload(of: handle),
        timer.handles.contains(handle),
        place.kind == .assignmentExpression, place.enclosingStatement == place, !mayKeepOld(place),
        let target = place.firstChild
    else { return nil }
    let access = optionality(target, handle, context)
    let call = messageInvalidate(place) ?? target.text + (access == .plain ? "" : "?") + ".invalidate()"
    return FixIt(
        title: "invalidate the old timer first", safety: access == .unknown ? .suggestion : .safe,
        edits: [SourceLayout(timer.creation.tree.file).insertion(of: call, before: statement.range.start)])
}

/// `timer = isFast ? timer : Timer…`: the old timer is needed afterwards.
private func mayKeepOld(_ assignment: Node) -> Bool {
    assignment.firstChild?.assignedValue.map { $0.kind == .ternaryExpression || $0.isNamed("??") } ?? false
}

/// An element of a collection is optional unless the collection is an array; a variable is, unless its type
/// says otherwise.
private func optionality(_ target: Node, _ handle: VariableID, _ context: RuleContext) -> Optionality {
    guard target.stripped.kind == .subscriptExpression else { return context.facts.project.optionality(of: handle) }
    let type = context.facts.project.typeNode(of: handle)
    let isArray =
        type.map { $0.kind == .arrayType } ?? (context.facts.project.value(of: handle)?.kind == .arrayExpression)
    return !isArray || type?.firstChild?.kind == .optionalType ? .optional : .plain
}
