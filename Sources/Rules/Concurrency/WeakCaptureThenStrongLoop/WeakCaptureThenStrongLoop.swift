import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let weakCaptureThenStrongLoop = Rule(
        id: "weak_capture_then_strong_loop",
        summary: "a weak self that a loop holds strongly until it ends",
        why: """
            `guard let self` before the loop, or a loop inside a method called as `await self?.run()`, holds `self` \
            strongly until the loop ends. The `[weak self]` is undone: `deinit`, and the cancel in it, never run.
            """,
        notice: """
            The owner is never released although the closure says `[weak self]`.
            """,
        confirm: """
            Set a breakpoint in `deinit` and drop the owner: it is not hit, and the memory graph shows the task's \
            context as what keeps it.
            """,
        remedy: """
            Bind `self` inside each iteration, after the sleep, and return when it is gone: between two iterations nothing \
            holds the owner.
            """,
        folklore: """
            "`[weak self]` with `guard let self` at the top is the safe pattern": for a closure that ends, yes; \
            before an endless loop it is a strong capture.
            """,
        levels: """
            note where `self` is held only during the sleep of each iteration, which delays the release by that long, \
            or where a regular stop cancels the task and no `deinit` was written to do so; a `deinit` that cancels \
            does not count where the view that starts the task also stops it. Also a note where the owner usually lives \
            as long as the app.
            """,
        symptoms: [.neverReleased, .outlivesItsScreen],
        severity: .warning, fixes: [.unsafe], since: "0.1.0",
        example: Example(
            bad: """
                final class Poller {
                    private var task: Task<Void, Never>?
                    private var polls = 0

                    func start() {
                        task?.cancel()
                        task = Task { [weak self] in
                            guard let self else { return }
                            while !Task.isCancelled {
                                self.polls += 1
                                try? await Task.sleep(for: .seconds(5))
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
                                try? await Task.sleep(for: .seconds(5))
                                guard let self else { return }
                                self.polls += 1
                            }
                        }
                    }

                    deinit {
                        task?.cancel()
                    }
                }
                """),
        detect: detectStrongLoop)
}

/// In seconds; holding the owner during a shorter sleep is hardly noticed.
private let noticeableHold = 10.0

private func detectStrongLoop(_ context: RuleContext) -> [Finding] {
    context.facts.timedTasks.compactMap { task in
        guard task.kind == .unstructured, !context.facts.isOfTests(task.creation), !context.facts.livesForever(task),
            let loop = task.endlessLoop ?? task.loops.first(where: { !$0.endsInTime }),
            let hold = context.facts.strongHold(of: loop, in: task)
        else { return nil }
        switch hold.extent {
        case .loop:
            // A loop that may end by itself releases `self` then.
            guard loop.ending == .never else { return nil }
            let closing = context.facts.closing(of: task)
            let leak = context.leak(of: context.facts.owner(of: task))
            return context.finding(
                at: task.creation, range: task.creation.headRange, severity: closing == nil ? leak.severity : .note,
                "'\(hold.owner)' is captured weakly, but then held strongly for as long as the loop runs\(leak.remark)",
                trace: [
                    context.step(hold.node, "'\(hold.owner)' is strong from here on"),
                    context.step(loop.node, "loops until it is cancelled"),
                ] + (closing.map { [context.step($0, "cancels it before the owner is released")] } ?? []),
                fix: bindInsideFix(hold, loop, task, context))
        case .turn(let sleep):
            if let (handle, reentry) = context.facts.overwriting(of: task), let second = reentry.evidence,
                reentry.isShown
            {
                return context.finding(
                    at: task.creation, range: task.creation.headRange,
                    "'self' is held strongly during the sleep of each iteration, and '\(context.facts.project[handle].name)' is reassigned while its old loop runs: "
                        + "the two loops keep 'self' alive in turns",
                    trace: [
                        context.step(hold.node, "'self' is strong from here on"), context.step(second, reentry.reason),
                    ])
            }
            let seconds = context.facts.longestDuration(of: sleep)
            guard seconds.map({ $0 >= noticeableHold }) ?? true else { return nil }
            return context.finding(
                at: task.creation, range: task.creation.headRange, severity: .note,
                "'self' is held strongly during the sleep of each iteration",
                trace: [
                    context.step(hold.node, "'self' is strong from here on"),
                    context.step(sleep.node, "sleeps while holding 'self'"),
                ])
        }
    }
}

/// Moves `guard let self else { return }` from before the loop into its iterations: after the sleep if they
/// begin with one, otherwise to their start if the sleep is short. `nil` if `self` is also needed outside the
/// iterations.
private func bindInsideFix(_ hold: StrongHold, _ loop: TimedLoop, _ task: TimedTask, _ context: RuleContext) -> FixIt? {
    let project = context.facts.project
    guard let binding = hold.node.parent, binding.kind == .guardStatement, hold.node.isNamed("self"),
        binding.conditions.count == 1,
        binding.parent?.parent == task.closure, loop.node.parent == binding.parent, let body = loop.node.body,
        let first = body.firstChild,
        let sleep = loop.sleeps.first, let statement = sleep.node.enclosingStatement, statement.parent == body,
        !statement.usesInstance(in: project),
        !isSelfNeeded(outside: body, after: binding, project), !binding.text.contains(where: \.isNewline)
    else { return nil }
    let layout = SourceLayout(body.tree.file)
    let sleepsFirst = !body.children.contains { $0.range.start < statement.range.start && $0.usesInstance(in: project) }
    let isShort = context.facts.longestDuration(of: sleep).map { $0 < noticeableHold } ?? false
    guard sleepsFirst || isShort else { return nil }
    let insertion =
        sleepsFirst
        ? layout.insertion(of: binding.text, after: statement.range)
        : layout.insertion(of: binding.text, before: first.range.start)
    return FixIt(
        title: "bind 'self' inside the loop", safety: .unsafe, edits: [layout.removal(of: binding.range), insertion])
}

private func isSelfNeeded(outside body: Node, after binding: Node, _ project: Project) -> Bool {
    let rest = binding.parent?.children.filter { $0.range.start > binding.range.start } ?? []
    return rest.contains { statement in
        statement == body.parent
            ? statement.children.contains { $0 != body && $0.usesInstance(in: project) }
            : statement.usesInstance(in: project)
    }
}
