import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let strongSelfInHandler = Rule(
        id: "strong_self_in_handler",
        summary: "a handler that keeps its own owner alive",
        why: """
            The handler captures `self` strongly, and `self` keeps the timer (or the run loop keeps a repeating \
            one), which keeps the handler: a retain cycle. A method given by its name (`block: tick`) captures \
            `self`, too, and so does an outer closure around an inner one that says `[weak self]`.
            """,
        notice: """
            The owner is never released: `deinit` is not called when its screen closes, and the handler goes on \
            working for it.
            """,
        confirm: """
            In Xcode's memory graph select the owner after its screen is gone: the closure's context, kept by the \
            timer, refers to it.
            """,
        remedy: """
            Write `[weak self]` in the handler itself, so that the timer does not keep its owner. Then end the timer \
            where the owner's work ends.
            """,
        folklore: """
            "Set the handler to nil to break the cycle": cancelling a running source frees its handler, and so does \
            releasing the source. A suspended one frees nothing until it is resumed.
            """,
        levels: """
            note where a reachable teardown ends the timer, so that the owner is only kept until then, or where the \
            owner usually lives as long as the app.
            """,
        symptoms: [.neverReleased, .outlivesItsScreen],
        severity: .warning, fixes: [.unsafe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Sampler {
                    private let source = DispatchSource.makeTimerSource(queue: .main)

                    init() {
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { self.sample() }
                        source.activate()
                    }

                    private func sample() {}
                }
                """,
            good: """
                import Dispatch

                final class Sampler {
                    private let source = DispatchSource.makeTimerSource(queue: .main)

                    init() {
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { [weak self] in self?.sample() }
                        source.activate()
                    }

                    private func sample() {}
                }
                """),
        detect: detectStrongSelf)
}

private func detectStrongSelf(_ context: RuleContext) -> [Finding] {
    detectInTimers(context) + detectInWrappers(context) + detectInTasks(context) + detectInDelays(context)
}

/// The object keeps a subscription whose values are debounced, throttled or delayed, and a closure of the
/// subscription keeps the object.
private func detectInDelays(_ context: RuleContext) -> [Finding] {
    context.facts.delayedPipelines().compactMap { pipeline in
        guard !context.facts.isOfTests(pipeline.step), !context.facts.isAppLifetime(pipeline.owner) else { return nil }
        let owner = context.facts.project.types[pipeline.owner].name
        let ending = pipeline.teardowns.first(where: \.isEffective)
        for handler in pipeline.kept {
            let capture = context.facts.selfCapture(of: handler)
            guard capture.strength == .strong, let evidence = capture.evidence else { continue }
            let leak = context.leak(of: pipeline.owner)
            return context.finding(
                at: handler.node, range: handler.node.headRange, severity: ending == nil ? leak.severity : .note,
                ending == nil
                    ? "handler captures 'self' strongly, so '\(owner)' and its delayed subscription keep each other alive"
                        + leak.remark
                    : "handler keeps '\(owner)' alive until its delayed subscription ends",
                trace: (evidence == handler.node ? [] : [context.step(evidence, "captures 'self' strongly")])
                    + (ending.map { [context.step($0.node, "the subscription ends here")] } ?? []),
                fix: weakCapture(handler, context))
        }
        return nil
    }
}

/// An operator's closure returns a value, which a weak capture would change.
private func weakCapture(_ handler: Handler, _ context: RuleContext) -> FixIt? {
    guard case .closure(let closure) = handler, let call = closure.outermostUnwrap.parent?.parent,
        call.calleeName?.isNamed("sink") == true
    else { return nil }
    return WeakCapture(closure: closure, project: context.facts.project).fix(parameterCount: 1)
}

/// A stored Task whose timed loop uses `self`: its owner is not released before the task is cancelled. (If
/// nothing cancels it in time, uncancelled_timer_task reports it.)
private func detectInTasks(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    return context.facts.timedTasks.compactMap { task in
        guard task.handles.contains(where: { project[$0].kind == .property }),
            task.teardowns.contains(where: \.isEffective),
            task.loops.contains(where: { !$0.endsInTime }),
            !context.facts.isOfTests(task.creation), !context.facts.livesForever(task)
        else { return nil }
        let capture = context.facts.selfCapture(of: task.closure)
        guard capture.strength == .strong, let evidence = capture.evidence else { return nil }
        let owner = context.facts.owner(of: task).map { "'\(project.types[$0].name)'" } ?? "its owner"
        return context.finding(
            at: task.closure, range: task.closure.headRange, severity: .note, confidence: .medium,
            "the task's loop keeps \(owner) alive until the task is cancelled",
            trace: [context.step(evidence, "captures 'self' strongly")])
    }
}

/// The object holds a wrapper, the wrapper holds the closure that its timer calls, and the closure holds the
/// object.
private func detectInWrappers(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    return context.facts.wrapperHandlers.compactMap { given in
        let capture = context.facts.selfCapture(of: given.handler)
        guard capture.strength == .strong, let evidence = capture.evidence,
            !context.facts.isOfTests(given.handler.node), !context.facts.isAppLifetime(given.owner)
        else { return nil }
        let owner = project.types[given.owner].name
        let wrapper = project.types[given.wrapper].name
        let keeping = "handler keeps '\(owner)' alive"
        let leak = context.leak(of: given.owner)
        let (message, end) =
            if given.dropping != nil {
                ("\(keeping) until its '\(wrapper)' is released", "the '\(wrapper)' is dropped here")
            } else if given.stopping != nil {
                ("\(keeping) until its '\(wrapper)' is stopped", "the '\(wrapper)' is stopped here")
            } else {
                ("retain cycle: '\(owner)' keeps its '\(wrapper)', whose handler captures '\(owner)'\(leak.remark)", "")
            }
        let ending = given.dropping ?? given.stopping
        let trace =
            (evidence == given.handler.node ? [] : [context.step(evidence, "captures 'self' strongly")])
            + (ending.map { [context.step($0, end)] } ?? [])
        return context.finding(
            at: given.handler.node, range: given.handler.node.headRange,
            severity: ending == nil ? leak.severity : .note, message, trace: trace,
            fix: context.wrapperFix(given.handler))
    }
}

private func detectInTimers(_ context: RuleContext) -> [Finding] {
    context.facts.timers.flatMap { timer -> [Finding] in
        guard !context.facts.livesForever(timer), !context.facts.isOfTests(timer) else { return [] }
        return context.facts.keptHandlers(of: timer).compactMap { finding(about: $0, of: timer, context) }
    }
}

private func finding(about handler: Handler, of timer: Timer, _ context: RuleContext) -> Finding? {
    let capture = context.facts.selfCapture(of: handler)
    guard capture.strength == .strong, let evidence = capture.evidence else { return nil }
    let ends = timer.teardowns.contains(where: \.isEffective)
    // A handler that always stops its own timer releases itself.
    if timer.teardowns.contains(where: { $0.isEffective && context.facts.mustEnd(handler, at: $0.node) })
        || context.facts.endsAtFirstFire(timer)
    {
        return nil
    }
    if context.facts.isFreed(handler, by: timer) || ends && context.facts.isEndedByFramework(timer) { return nil }
    // A deinit that never runs is the more specific fault. A timer that escapes to unknown code may be stopped
    // there.
    if !ends, timer.escapes || timer.teardowns.contains(where: \.isOnlyInDeinit) { return nil }
    // A closure that a caller of the creating code passes captures the caller.
    let giver =
        timer.creation.encloses(handler.node)
        ? nil : context.facts.project.type(around: handler.node)
    if let giver, timer.kind == .runLoopTimer, context.facts.isAppLifetime(giver) { return nil }
    let owner = giver.map { "'\(context.facts.project.types[$0].name)'" } ?? context.ownerName(of: timer)
    let leak = context.leak(of: timer)
    let kind = context.kindName(of: timer)
    let message =
        ends
        ? "handler keeps \(owner) alive until the \(kind) ends"
        : "handler captures 'self' strongly, so \(keeping(timer, owner, kind))" + leak.remark
    return context.finding(
        at: handler.node, range: handler.node.headRange, severity: ends ? .note : leak.severity, message,
        trace: evidence == handler.node ? [] : [context.step(evidence, "captures 'self' strongly")],
        fix: context.weakCaptureFix(handler, of: timer)
    ).about(timer)
}

/// A run loop keeps its timers, whoever else does; other timers live as long as somebody has them.
private func keeping(_ timer: Timer, _ owner: String, _ kind: String) -> String {
    switch timer.kind {
    case .runLoopTimer, .displayLink: "the \(kind) keeps \(owner) alive and nothing ever invalidates it"
    default: "\(owner) and the \(kind) keep each other alive"
    }
}

extension RuleContext {
    /// Makes a handler stored by a wrapper capture its owner weakly. Closures without a signature have no
    /// parameters, or use shorthand names.
    func wrapperFix(_ handler: Handler) -> FixIt? {
        guard case .closure(let closure) = handler else { return nil }
        return WeakCapture(closure: closure, project: facts.project).fix(parameterCount: 0)
    }

    /// Makes a timer's handler capture its owner weakly.
    func weakCaptureFix(_ handler: Handler, of timer: Timer) -> FixIt? {
        if facts.leaksWhileStopped(timer) {
            return FixIt(
                advice:
                    "capture 'self' weakly, and resume a suspended source before its owner is released; otherwise that release crashes"
            )
        }
        // A source's handler has no parameters and a timer's block has one, the timer. A caller's closure has
        // those of its signature or its shorthand names; an operation's block has none.
        let isOwn = timer.creation.encloses(handler.node) && !isBlockOfOperation(handler.node)
        let parameterCount = timer.kind == .dispatchSource || timer.kind == .runLoopTimer && !isOwn ? 0 : 1
        switch handler {
        case .closure(let closure):
            // A closure that captures an actor weakly is not isolated to it.
            if facts.owner(of: timer).map({ facts.project.types[$0].kind == .actor }) == true { return nil }
            return WeakCapture(closure: closure, project: facts.project).fix(parameterCount: parameterCount)
        case .named(let name, let functions): return boundMethodFix(name, functions, parameterCount, timer, self)
        case .keptObject: return nil
        }
    }
}

/// `target: BlockOperation { … }`: a block without parameters.
private func isBlockOfOperation(_ handler: Node) -> Bool {
    handler.outermostUnwrap.parent?.parent?.calleeName.map { RuntimeAPI.operationsOfABlock.contains($0.name) } == true
}

/// `block: tick` becomes `block: { [weak self] timer in self?.tick(timer) }`.
private func boundMethodFix(
    _ name: Node, _ functions: [FunctionID], _ parameterCount: Int, _ timer: Timer, _ context: RuleContext
) -> FixIt? {
    guard timer.kind != .publisher, name.tree.file.language == .swift, functions.count == 1,
        name.name == context.facts.project[functions[0]].name
    else { return nil }
    let call = WeakMethodCall(method: functions[0], project: context.facts.project)
    guard call.isCallable, call.argumentCount == parameterCount else { return nil }
    // A source's handler inherits the isolation of the code that sets it; a timer's block does not.
    let crosses = timer.kind == .runLoopTimer && context.facts.isTiedToMainActor(call.method)
    return FixIt(
        title: "capture 'self' weakly", safety: crosses ? .suggestion : .unsafe,
        edits: [name.replaced(by: call.text(parameterCount: parameterCount, onMainActor: crosses))])
}
