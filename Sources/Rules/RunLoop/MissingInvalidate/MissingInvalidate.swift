import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let missingInvalidate = Rule(
        id: "missing_invalidate",
        summary: "a repeating timer that is never invalidated",
        why: """
            The run loop keeps a repeating timer until it is invalidated. Letting go of the handle, or setting it to \
            nil, does not end the timer: it fires for as long as the process lives.
            """,
        notice: """
            Requests, logs or sounds go on after the screen is closed, and each visit adds one more. The device \
            stays warm and the battery drains.
            """,
        confirm: """
            In LLDB, `po CFRunLoopGetMain()` lists the main run loop's timers; a breakpoint on \
            `CFRunLoopTimerInvalidate` shows whether anybody ends this one.
            """,
        remedy: """
            Call `timer?.invalidate()` before the handle is set to nil, and where the owner's work ends: \
            `viewWillDisappear`, `onDisappear`, `stop()`, and `deinit` if the timer does not keep `self`. A block \
            that finds `self` gone should invalidate the timer that it is given.
            """,
        folklore: """
            "[weak self] is enough": the block then does nothing, but the timer still wakes the process. "Setting it \
            to nil stops it": true for a running dispatch source, not for a Timer.
            """,
        levels: """
            note where the only teardown waits for a state change or a user action, so that the owner can be \
            released before it, or where the owner usually lives as long as the app: it is made once at launch, for \
            the first screen, or by a container of dependencies.
            """,
        symptoms: [.outlivesItsScreen, .usesProcessor],
        severity: .warning, fixes: [.suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Heartbeat {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
                            self?.beat()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    private func beat() {}
                }
                """,
            good: """
                import Foundation

                final class Heartbeat {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
                            self?.beat()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    private func beat() {}

                    deinit { timer?.invalidate() }
                }
                """),
        detect: detectMissingInvalidate)
}

private func detectMissingInvalidate(_ context: RuleContext) -> [Finding] {
    context.facts.timersAsKept.compactMap { timer -> Finding? in
        guard timer.kind.isRunLoopBased, timer.repeats == .yes, !timer.modes.isEmpty, !timer.escapes,
            !context.facts.isOfTests(timer), !context.facts.isKeepAlive(timer)
        else { return nil }
        let droppings = context.facts.droppings(of: timer).filter { mayRun($0, for: timer, context) }
        // An owner that lives forever may keep its timer, but must not lose it. What a second start loses,
        // restart_without_invalidate says.
        let isLost = !droppings.isEmpty || context.facts.isLostInAnEvent(timer)
        if !isLost, context.facts.livesForever(timer) { return nil }
        if let finding = endedByEvent(timer, context) { return finding }
        if context.facts.endsOnlyWhileOwnerLives(timer) { return endedOnlyWithOwner(timer, context) }
        if let dropping = context.facts.stopThatOnlyDrops(of: timer) { return dropped(timer, at: dropping, context) }
        guard
            context.facts.endsOnlyInSomeBuilds(timer)
                || !timer.teardowns.contains(where: { $0.isEffective || $0.isOnlyInDeinit })
        else { return nil }
        let telling = droppings.first { !context.facts.isAboutToEndOrRestart($0, of: timer) } ?? droppings.first
        return telling.map { dropped(timer, at: $0, context) } ?? neverInvalidated(timer, context)
    }
}

/// Not in the deinitializer of an owner that the timer keeps alive.
private func mayRun(_ dropping: Node, for timer: Timer, _ context: RuleContext) -> Bool {
    let project = context.facts.project
    let isInDeinit = project.function(around: dropping).map { project[$0].kind.isDeinitializer } ?? false
    return !isInDeinit || context.facts.keepsOwnerAlive(timer) == nil
}

/// A timer that only one event ends, such as a tap.
private func endedByEvent(_ timer: Timer, _ context: RuleContext) -> Finding? {
    guard let event = context.facts.onlyEndingEvent(of: timer), !context.facts.livesForever(timer),
        context.facts.keepsOwnerAlive(timer) == nil
    else { return nil }
    return context.finding(
        at: timer, severity: .note, confidence: .medium,
        "\(context.kindName(of: timer)) \(context.name(of: timer)) is invalidated only \(event.phrase); it keeps firing if \(context.ownerName(of: timer)) \(end(ofOwnerOf: timer, context)) first",
        trace: [context.step(event.ending, "invalidates the timer")])
}

/// A block that leaves, once its owner is gone, before it gets to the end of its timer.
private func endedOnlyWithOwner(_ timer: Timer, _ context: RuleContext) -> Finding {
    let leak = context.leak(of: timer)
    return context.finding(
        at: timer, severity: leak.severity,
        "once \(context.ownerName(of: timer)) \(end(ofOwnerOf: timer, context)), nothing invalidates this \(context.kindName(of: timer)): without 'self' its block never gets to that, and it keeps firing"
            + leak.remark,
        trace: timer.teardowns.prefix(1).map { context.step($0.node, "only runs that find 'self' get here") })
}

private func dropped(_ timer: Timer, at dropping: Node, _ context: RuleContext) -> Finding {
    context.finding(
        at: dropping,
        "the timer in \(name(ofHandleDroppedAt: dropping, timer, context)) is dropped without being invalidated, so it keeps firing",
        trace: [context.step(timer.creation, "the timer is created here")],
        fix: InvalidateBeforeDropping(dropping: dropping).fix())
}

/// In quotes. A timer in a collection has a local variable as another handle.
private func name(ofHandleDroppedAt dropping: Node, _ timer: Timer, _ context: RuleContext) -> String {
    let project = context.facts.project
    let named = dropping.firstNode { node in
        guard case .variable(let id)? = project.referent(of: node) else { return false }
        return timer.handles.contains(id)
    }
    return named.map { "'\($0.name)'" } ?? context.name(of: timer)
}

private func neverInvalidated(_ timer: Timer, _ context: RuleContext) -> Finding {
    let message =
        timer.handles.isEmpty
        ? "\(context.kindName(of: timer)) is not kept, so nothing can ever invalidate it"
        : "\(context.kindName(of: timer)) \(context.name(of: timer)) is never invalidated"
    let leak = context.leak(of: timer)
    return context.finding(
        at: timer, severity: leak.severity, message + leak.remark,
        trace: timer.teardowns.filter(\.isRestart).prefix(2).map {
            context.step($0.node, "invalidates the old timer only to start the next one")
        },
        fix: InvalidateInDeinit(timer: timer, facts: context.facts).fix())
}

/// A SwiftUI view is a struct.
private func end(ofOwnerOf timer: Timer, _ context: RuleContext) -> String {
    let isStruct = context.facts.owner(of: timer).map { !context.facts.project.types[$0].isReference } ?? false
    return isStruct ? "goes away" : "is deallocated"
}
