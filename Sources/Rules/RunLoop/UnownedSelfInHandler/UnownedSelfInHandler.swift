import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let unownedSelfInHandler = Rule(
        id: "unowned_self_in_handler",
        summary: "a handler that reads an unowned self after its owner may be gone",
        why: """
            The handler captures `self` as unowned, and the timer can fire once more after the owner is released. \
            Reading an unowned reference to an object that is gone ends the process.
            """,
        notice: """
            A crash a moment after a screen is closed: `Attempted to read an unowned reference but object … was \
            already destroyed`.
            """,
        confirm: """
            The crashed thread has `swift_abortRetainUnowned` on top and the timer's handler below it.
            """,
        remedy: """
            Capture `[weak self]`: a late fire then finds nil and does nothing. It costs one optional chain.
            """,
        folklore: """
            "deinit cancels it, so unowned is safe": only if the handler runs on the very thread that releases the \
            owner. Elsewhere it makes the crash rarer, not impossible.
            """,
        levels: """
            note for a one-shot that fires within a tenth of a second, and where a callback that comes before the \
            release, such as `viewWillDisappear` or `willMove(toParent:)`, ends the timer.
            """,
        symptoms: [.crashesInHandler],
        crashes: [.unownedSelf],
        severity: .warning, fixes: [.unsafe], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Sampler {
                    private let source = DispatchSource.makeTimerSource(queue: .global())

                    init() {
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { [unowned self] in self.sample() }
                        source.activate()
                    }

                    private func sample() {}
                }
                """,
            good: """
                import Dispatch

                final class Sampler {
                    private let source = DispatchSource.makeTimerSource(queue: .global())

                    init() {
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { [weak self] in self?.sample() }
                        source.activate()
                    }

                    private func sample() {}
                }
                """),
        detect: detectUnownedSelf)
}

private func detectUnownedSelf(_ context: RuleContext) -> [Finding] {
    detectInTimers(context) + detectInWrappers(context)
}

/// A wrapper is deallocated with the object that holds it, and stops its timer then; a fire on another thread
/// may be in progress.
private func detectInWrappers(_ context: RuleContext) -> [Finding] {
    let types = context.facts.project.types
    return context.facts.wrapperHandlers.compactMap { given in
        let capture = context.facts.selfCapture(of: given.handler)
        guard capture.strength == .unowned, let evidence = capture.evidence,
            !context.facts.isOfTests(given.handler.node),
            !context.facts.isAppLifetime(given.owner), !endsWithOwner(given.timers[0], context)
        else { return nil }
        return context.finding(
            at: given.handler.node, range: given.handler.node.headRange,
            "handler captures 'self' unowned: it crashes if the timer of '\(types[given.wrapper].name)' fires after '\(types[given.owner].name)' is released",
            trace: evidence == given.handler.node ? [] : [context.step(evidence, "captured as unowned here")],
            fix: context.wrapperFix(given.handler))
    }
}

private func detectInTimers(_ context: RuleContext) -> [Finding] {
    context.facts.timers.flatMap { timer -> [Finding] in
        guard !context.facts.livesForever(timer), !context.facts.isOfTests(timer), !context.facts.isNeverStarted(timer)
        else { return [] }
        return context.facts.eventHandlers(of: timer).compactMap { handler in
            let capture = context.facts.selfCapture(of: handler)
            guard capture.strength == .unowned, let evidence = capture.evidence, !endsWithOwner(timer, context) else {
                return nil
            }
            return context.finding(
                at: handler.node, range: handler.node.headRange,
                severity: isOverAtOnce(timer, context) || isEndedBeforeRelease(timer, context) ? .note : .warning,
                "handler captures 'self' unowned: it crashes if the \(context.kindName(of: timer)) fires after \(context.ownerName(of: timer)) is released",
                trace: evidence == handler.node ? [] : [context.step(evidence, "captured as unowned here")],
                fix: context.weakCaptureFix(handler, of: timer))
        }
    }
}

/// In seconds: nobody closes a screen that soon after using it.
private let shortestLife = 0.1

/// Whether a one-shot fires so soon that only the code that created it could release its owner first.
private func isOverAtOnce(_ timer: Timer, _ context: RuleContext) -> Bool {
    timer.repeats == .no && context.facts.schedule(of: timer).interval?.seconds.map { $0 < shortestLife } == true
}

/// A run-loop timer that deinit invalidates fires on the thread that created it; views and controllers are
/// released on that thread too.
private func endsWithOwner(_ timer: Timer, _ context: RuleContext) -> Bool {
    if timer.kind == .publisher { return isSubscribedByOwner(timer, context) }
    guard timer.teardowns.contains(where: \.isOnlyInDeinit) || context.facts.surelyEndsInDeinit(timer) else {
        return false
    }
    return isReleasedOnItsThread(timer, context)
}

/// Whether a callback of the owner's framework always ends the timer while the owner is still retained. What starts it
/// in a closure may run after that callback.
private func isEndedBeforeRelease(_ timer: Timer, _ context: RuleContext) -> Bool {
    guard timer.creation.enclosingBody?.kind != .closureExpression, isReleasedOnItsThread(timer, context) else {
        return false
    }
    return context.facts.isEndedByFramework(timer) || context.facts.isEndedOnLeavingParent(timer)
}

/// Whether the owner is released on the thread on which the timer fires: no handler runs meanwhile.
private func isReleasedOnItsThread(_ timer: Timer, _ context: RuleContext) -> Bool {
    guard timer.kind == .dispatchSource else { return true }
    return context.facts.queue(ofSource: timer) == .main && context.facts.isInterfaceWork(timer)
}

/// Only the owner holds the subscription, which ends with it, and all values arrive on the main thread.
private func isSubscribedByOwner(_ timer: Timer, _ context: RuleContext) -> Bool {
    let project = context.facts.project
    let pipelines = context.facts.references.pipelines
    let steps = pipelines.steps(after: timer.creation)
    let flow = context.facts.references.flow
    let keepers = steps.flatMap { step in
        flow.destinations(of: step.call).compactMap(\.variable) + [store(of: step.call, project)].compactMap { $0 }
    }
    guard !keepers.isEmpty, keepers.allSatisfy({ project[$0].kind == .property && project.owner(of: $0) == timer.type })
    else { return false }
    let schedulers =
        [timer.creation.argumentValue("on")]
        + steps.map { $0.call.argumentValue("on") ?? $0.call.argumentValue("scheduler") }
    return schedulers.compactMap { $0 }.allSatisfy { $0.stripped.isNamed("main") }
}

/// `.store(in: &subscriptions)`, directly or after a subscription.
private func store(of step: Node, _ project: Project) -> VariableID? {
    let outer = step.outermostUnwrap.parent?.outermostUnwrap.parent
    guard
        let call = [step, outer].compactMap({ $0 }).first(where: {
            $0.kind == .callExpression && $0.calleeName?.isNamed("store") == true
        }),
        let set = call.argumentValue("in")?.stripped,
        case .variable(let id)? = project.referent(of: set.kind == .inoutExpression ? set.firstChild ?? set : set)
    else { return nil }
    return id
}
