import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let invalidateOnlyInDeinit = Rule(
        id: "invalidate_only_in_deinit",
        summary: "a timer invalidated only in a deinit that it keeps from running",
        why: """
            The timer keeps its owner alive, as its target or because the handler captures `self` strongly, and only \
            the owner's `deinit` ends the timer. Each waits for the other: `deinit` never runs, and the timer fires \
            forever.
            """,
        notice: """
            A log line in `deinit` never appears, although the screen is gone. The handler goes on running for every \
            screen that was ever shown.
            """,
        confirm: """
            Set a breakpoint in `deinit` and leave the screen: it is not hit. The memory graph shows the timer \
            (`__NSCFTimer`) or its closure as what keeps the owner.
            """,
        remedy: """
            Capture `[weak self]` in the handler: then nothing but its real owners keeps the object, and `deinit` \
            runs. Or end the timer while the owner lives, in `viewWillDisappear` or `stop()`.
            """,
        folklore: """
            "Invalidate in deinit is the standard pattern": only for a timer that does not keep its owner.
            """,
        levels: """
            silent for owners that live as long as the app; note for those that usually do.
            """,
        symptoms: [.neverReleased, .outlivesItsScreen],
        severity: .warning, fixes: [.unsafe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Ticker {
                    private var timer: Timer?

                    init() {
                        let timer = Timer(timeInterval: 1, repeats: true) { _ in
                            self.tick()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    private func tick() {}

                    deinit {
                        timer?.invalidate()
                    }
                }
                """,
            good: """
                import Foundation

                final class Ticker {
                    private var timer: Timer?

                    init() {
                        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
                            self?.tick()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    private func tick() {}

                    deinit {
                        timer?.invalidate()
                    }
                }
                """),
        detect: detectDeinitOnly)
}

private func detectDeinitOnly(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard timer.repeats != .no, timer.kind != .publisher, !context.facts.isOfTests(timer), !timer.escapes,
            let teardown = timer.teardowns.first(where: \.isOnlyInDeinit),
            !timer.teardowns.contains(where: \.isEffective),
            let keeper = context.facts.keepsOwnerAlive(timer), !context.facts.hasAppLifetimeOwner(timer)
        else { return nil }
        let place = givenToFactory(keeper, of: timer, context) ?? timer.creation
        let leak = context.leak(of: timer)
        return context.finding(
            at: place, range: place.headRange, severity: leak.severity,
            "\(context.kindName(of: timer)) keeps \(context.ownerName(of: timer)) alive, so the \(place.deinitializerName) that ends it never runs"
                + leak.remark,
            trace: [
                context.step(keeper, "the timer keeps 'self' alive here"),
                context.step(teardown.node, "only this call ends it, and \(place.deinitializerName) never runs"),
            ], fix: weakHoldFix(timer, context)
        ).about(timer)
    }
}

/// Makes the timer hold its owner weakly, so that deinit runs and stops the timer.
private func weakHoldFix(_ timer: Timer, _ context: RuleContext) -> FixIt? {
    if context.facts.retainsOwnTarget(timer) { return BlockForSelector(timer: timer, facts: context.facts).fix() }
    let strong = context.facts.keptHandlers(of: timer).filter { context.facts.selfCapture(of: $0).strength == .strong }
    return strong.count == 1 ? context.weakCaptureFix(strong[0], of: timer) : nil
}

/// The call that passes the retaining closure to the function that creates the timer, if the two are in
/// different places.
private func givenToFactory(_ keeper: Node, of timer: Timer, _ context: RuleContext) -> Node? {
    let project = context.facts.project
    guard let factory = timer.function, project.function(around: keeper) != factory else { return nil }
    let factories = context.facts.factories(above: factory)
    return keeper.selfAndAncestors.first { node in
        guard node.kind == .callExpression, let callee = node.firstChild,
            case .functions(let found)? = project.referent(of: callee)
        else { return false }
        return found.contains(where: factories.contains)
    }
}
