import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let sleepLoopIgnoresCancellation = Rule(
        id: "sleep_loop_ignores_cancellation",
        summary: "a loop that spins at full speed once its task is cancelled",
        why: """
            In a cancelled task every sleep throws at once. A loop that discards that error (`try?`, an empty \
            `catch`) and does not check `Task.isCancelled` loops on without sleeping, millions of times a second.
            """,
        notice: """
            After a screen is left, one core stays at 100 % and the device gets warm; the work of the loop, such as \
            a request, is repeated without a pause.
            """,
        confirm: """
            Instruments' Time Profiler, or a pause in the debugger, finds the loop again and again.
            """,
        remedy: """
            Let the error leave the loop (`try await Task.sleep` in a throwing function), or loop `while \
            !Task.isCancelled`. Cancelling then ends the loop.
            """,
        folklore: """
            "A cancelled task stops": cancelling only sets a flag. Measured, `while true { try? await Task.sleep(…) \
            }` made 3.9 million iterations in the second after it.
            """,
        levels: """
            note where the loop ends by itself after a few iterations or within 2 seconds, or the caller that cancels \
            is not in the tree.
            """,
        symptoms: [.usesProcessor, .outlivesItsScreen],
        severity: .warning, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                final class Poller {
                    private var task: Task<Void, Never>?
                    private var polls = 0

                    func start() {
                        task?.cancel()
                        task = Task { [weak self] in
                            while true {
                                try? await Task.sleep(for: .seconds(1))
                                self?.polls += 1
                            }
                        }
                    }

                    deinit {
                        task?.cancel()
                    }
                }
                """,
            good: """
                final class Poller {
                    private var task: Task<Void, Never>?
                    private var polls = 0

                    func start() {
                        task?.cancel()
                        task = Task { [weak self] in
                            while !Task.isCancelled {
                                try? await Task.sleep(for: .seconds(1))
                                self?.polls += 1
                            }
                        }
                    }

                    deinit {
                        task?.cancel()
                    }
                }
                """),
        detect: detectSpinningLoop)
}

private func detectSpinningLoop(_ context: RuleContext) -> [Finding] {
    let cancellation = TaskCancellation(context.facts)
    let sleeping = context.facts.swallowedSleeps().compactMap { swallowed -> Finding? in
        guard let loop = swallowed.loop, !context.facts.isOfTests(loop.node), !loop.asksForCancellation,
            !context.facts.endsAnyway(loop)
        else { return nil }
        if let canceller = cancellation.canceller(of: loop.node) {
            return cancellation.endsByFlag(loop) ? nil : finding(swallowed.sleep, loop, canceller, context)
        }
        return cancellation.mayHaveUnseenCanceller(loop.node) && !context.facts.isInLoopThatAsks(loop)
            ? finding(swallowed.sleep, loop, context) : nil
    }
    let iterating = context.facts.sequencesInEndlessLoops().compactMap { sequence, loop -> Finding? in
        guard !context.facts.isOfTests(loop), let canceller = cancellation.canceller(of: loop) else { return nil }
        return context.finding(
            at: sequence, range: sequence.subject?.range,
            "after cancellation the loop around this one spins: the timer sequence ends at once in each iteration",
            trace: [context.step(canceller.node, "cancels the task"), context.step(loop, "starts the sequence again")],
            outcome: .spins)
    }
    return sleeping + iterating + loopsThatRunOn(cancellation, context) + recursions(cancellation, context)
}

/// Functions that call themselves after the sleep. The call retains their instance, so a cancel in its deinit never runs.
private func recursions(_ cancellation: TaskCancellation, _ context: RuleContext) -> [Finding] {
    context.facts.swallowedSleeps().compactMap { swallowed in
        guard swallowed.loop == nil, !context.facts.isOfTests(swallowed.sleep.node),
            let call = context.facts.recursion(pacedBy: swallowed.sleep)
        else { return nil }
        let canceller = cancellation.canceller(of: swallowed.sleep.node)
        guard canceller.map({ !$0.isOnlyInDeinit }) ?? cancellation.mayHaveUnseenCanceller(swallowed.sleep.node) else {
            return nil
        }
        return context.finding(
            at: swallowed.sleep.node, severity: canceller == nil ? .note : nil,
            "after cancellation this function calls itself without a pause: the CancellationError is discarded and Task.isCancelled never checked",
            trace: (canceller.map { [context.step($0.node, "cancels the task")] } ?? [])
                + [context.step(call, "runs it again without having slept")],
            outcome: .spins, fix: returnFix(swallowed.sleep))
    }
}

/// Loops with the deprecated `Task.sleep(_:)`, which keep sleeping after cancellation.
private func loopsThatRunOn(_ cancellation: TaskCancellation, _ context: RuleContext) -> [Finding] {
    context.facts.sleepsThatNothingEnds().compactMap { endless in
        guard let loop = endless.loop, loop.ending == .never, !loop.asksForCancellation,
            !context.facts.isOfTests(loop.node), !context.facts.endsAnyway(loop),
            let canceller = cancellation.canceller(of: loop.node),
            !(canceller.isOnlyInDeinit && context.facts.endsWithSelf(loop))
        else { return nil }
        return context.finding(
            at: endless.sleep.node,
            "after cancellation this loop keeps running: the deprecated Task.sleep(_:) ignores it and Task.isCancelled is never checked",
            trace: [context.step(canceller.node, "cancels the task"), context.step(loop.node, "loops again")],
            fix: askFix(loop))
    }
}

private func finding(_ sleep: Sleep, _ loop: TimedLoop, _ canceller: TaskCancellation.Canceller, _ context: RuleContext)
    -> Finding?
{
    // If only deinit cancels the task, the check for `self` ends the loop, or the loop keeps deinit from running.
    if canceller.isOnlyInDeinit, context.facts.endsWithSelf(loop) || context.facts.selfOutlasts(loop) { return nil }
    let trace = [
        context.step(canceller.node, "cancels the task"), context.step(loop.node, "loops again without having slept"),
    ]
    if isBriefSpin(loop, context) {
        return context.finding(
            at: sleep.node, severity: .note,
            "after cancellation this loop spins until its deadline: the CancellationError is discarded", trace: trace)
    }
    if endsSoon(loop, context) {
        return context.finding(
            at: sleep.node, severity: .note,
            "after cancellation the rest of the loop runs immediately: the CancellationError is discarded", trace: trace
        )
    }
    return context.finding(
        at: sleep.node,
        "after cancellation this loop spins: the CancellationError is discarded and Task.isCancelled never checked",
        trace: trace, outcome: .spins, fix: askFix(loop))
}

/// The canceller is not in the tree.
private func finding(_ sleep: Sleep, _ loop: TimedLoop, _ context: RuleContext) -> Finding {
    context.finding(
        at: sleep.node, severity: .note, confidence: .medium,
        "if the task is cancelled, this loop no longer waits between its iterations: the CancellationError is discarded",
        trace: [context.step(loop.node, "loops again without having slept")],
        outcome: loop.ending == .never ? .spins : nil,
        fix: endsSoon(loop, context) || isBriefSpin(loop, context) ? nil : askFix(loop))
}

/// In seconds; a loop that spins for at most this long is hardly noticed.
private let negligibleSpin = 2.0

private func endsSoon(_ loop: TimedLoop, _ context: RuleContext) -> Bool {
    loop.ending == .bounded || context.facts.usuallyThrows(loop)
}

private func isBriefSpin(_ loop: TimedLoop, _ context: RuleContext) -> Bool {
    context.facts.timeLimit(of: loop).map { $0 <= negligibleSpin } ?? false
}

/// `while true` becomes `while !Task.isCancelled`; other loops get an exit after the sleep.
private func askFix(_ loop: TimedLoop) -> FixIt? {
    let title = "leave the loop when the task is cancelled"
    let condition = loop.node.kind == .repeatStatement ? loop.node.subject : loop.node.conditions.first
    if loop.node.conditions.count <= 1, let condition, condition.kind == .booleanLiteral {
        // After a loop that can end, the compiler requires a result that was unnecessary after an endless one.
        let safety: FixSafety = loop.node.nextSibling == nil && loop.node.isInCodeWithResult ? .suggestion : .safe
        return FixIt(title: title, safety: safety, edits: [condition.replaced(by: "!Task.isCancelled")])
    }
    guard let sleep = loop.sleeps.first, let statement = sleep.node.enclosingStatement,
        statement.parent?.parent == loop.node
    else { return nil }
    let layout = SourceLayout(statement.tree.file)
    return FixIt(
        title: title, safety: .safe,
        edits: [layout.insertion(of: "if Task.isCancelled { break }", after: statement.range)])
}

private func returnFix(_ sleep: Sleep) -> FixIt? {
    guard let statement = sleep.node.enclosingStatement, statement.parent?.parent == sleep.node.enclosingBody,
        !statement.isInCodeWithResult
    else { return nil }
    let layout = SourceLayout(statement.tree.file)
    return FixIt(
        title: "return when the task is cancelled", safety: .safe,
        edits: [layout.insertion(of: "if Task.isCancelled { return }", after: statement.range)])
}

extension Node {
    /// Whether the enclosing function or closure returns a value, according to its text; a child task does
    /// unless its group is of `Void`.
    fileprivate var isInCodeWithResult: Bool {
        guard let body = enclosingBody else { return false }
        if let type = body.returnedType { return type.text != "Void" && type.text != "()" }
        guard body.kind == .closureExpression else { return body.kind == .accessor && body.isNamed("get") }
        if body.body?.containsOutsideClosures({ $0.kind == .returnStatement && $0.firstChild != nil }) == true {
            return true
        }
        guard let call = body.parent?.parent, call.kind == .callExpression,
            call.calleeName?.name.hasPrefix("addTask") == true
        else { return false }
        let groups = call.selfAndAncestors.filter {
            $0.kind == .callExpression && $0.calleeName?.name.hasSuffix("TaskGroup") == true
        }
        return groups.first?.argument(labeled: "of").map { $0.value?.text != "Void.self" } ?? false
    }
}
