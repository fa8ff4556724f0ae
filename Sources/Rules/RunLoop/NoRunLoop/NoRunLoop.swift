import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let noRunLoop = Rule(
        id: "no_run_loop",
        summary: "a run-loop timer scheduled where no run loop runs",
        why: """
            A run-loop timer is added to the run loop of the thread that schedules it. The threads of dispatch \
            queues, operation queues, actors and detached tasks do not run theirs: the timer stays valid and never \
            fires. It stays with that run loop: adding it to the main one afterwards does nothing.
            """,
        notice: """
            Nothing happens, and nothing is reported: `isValid` stays true.
            """,
        confirm: """
            Break where it is scheduled: `po Thread.isMainThread` prints false, and `po CFRunLoopGetMain()` does not \
            list the timer.
            """,
        remedy: """
            Schedule it on the main thread (`RunLoop.main.add(timer, forMode: .common)`), whose run loop runs. For \
            work in the background use a DispatchSourceTimer or a Task, which need no run loop.
            """,
        folklore: """
            "`RunLoop.current.run()` in the block is the remedy": it works, and occupies a worker thread for as long \
            as the timer lives.
            """,
        levels: """
            note where the same code runs the thread's run loop afterwards, in a stand-in that no test calls, and where \
            only the contents of an answer, or a certain error, decide that the timer is made there, while others make \
            it on main. A warning where more than five calls lead to it.
            """,
        symptoms: [.neverFires],
        severity: .error, fixes: [.suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Poller {
                    private var timer: Timer?

                    func start() {
                        DispatchQueue.global().async { [weak self] in
                            self?.timer?.invalidate()
                            self?.timer = Timer.scheduledTimer(
                                withTimeInterval: 5, repeats: true
                            ) { _ in
                                print("poll")
                            }
                        }
                    }

                    func stop() {
                        DispatchQueue.main.async { self.timer?.invalidate() }
                    }
                }
                """,
            good: """
                import Foundation

                final class Poller {
                    private var timer: Timer?

                    func start() {
                        DispatchQueue.main.async { [weak self] in
                            self?.timer?.invalidate()
                            self?.timer = Timer.scheduledTimer(
                                withTimeInterval: 5, repeats: true
                            ) { _ in
                                print("poll")
                            }
                        }
                    }

                    func stop() {
                        DispatchQueue.main.async { self.timer?.invalidate() }
                    }
                }
                """),
        detect: detectNoRunLoop)
}

private func detectNoRunLoop(_ context: RuleContext) -> [Finding] {
    let presence = RunLoopPresence(context.facts, contexts: context.facts.executionContexts())
    return context.facts.timers.compactMap { timer in
        guard timer.kind.isRunLoopBased || timer.kind == .delayedPerform || timer.kind == .publisher,
            !context.facts.isKeepAlive(timer), let dead = presence.deadSchedule(of: timer),
            !context.facts.entries.isShutOut(timer.creation)
        else { return nil }
        // In test code only a timer that never fires is reported.
        if dead.laterRun != nil, context.facts.isOfTests(timer) { return nil }
        return finding(about: timer, dead, context)
    }
}

private func finding(about timer: Timer, _ dead: DeadSchedule, _ context: RuleContext) -> Finding {
    let name = context.name(of: timer)
    switch dead.reason {
    case .process(let call):
        return context.finding(
            at: timer, "\(name) never fires: the process runs dispatchMain(), which runs no run loop",
            trace: [
                context.step(call, "hands the main thread to libdispatch"),
                context.step(dead.place, "this timer needs a run loop"),
            ], outcome: .neverFires)
    case .worker(let worker, let path):
        if let run = dead.laterRun {
            return context.finding(
                at: timer, severity: .note,
                "\(name) is scheduled \(worker.phrase): it fires only while this code keeps running the thread's run loop",
                trace: [context.step(run, "runs the run loop here, which occupies a worker thread")])
        }
        let isStandIn = context.facts.isOfTests(timer) && !context.facts.isRunByTest(timer)
        return context.finding(
            at: timer, severity: isStandIn || path.isGuess ? .note : path.isLong ? .warning : nil,
            path.isGuess
                ? "\(name) never fires if it is scheduled \(worker.phrase), where no run loop runs"
                : "\(name) never fires: it is scheduled \(worker.phrase), where no run loop runs",
            trace: trace(path, dead, timer, context),
            outcome: .neverFires, fix: mainRunLoopFix(timer, dead, context))
    }
}

/// Replaces this thread's run loop with the main one: by name where the timer is added, otherwise by creating
/// the timer on the main queue. Whether its work may run there is for a person to decide.
private func mainRunLoopFix(_ timer: Timer, _ dead: DeadSchedule, _ context: RuleContext) -> FixIt? {
    if let loop = dead.place.firstChild?.base?.stripped, loop.isNamed("current"), loop.base?.isNamed("RunLoop") == true
    {
        return FixIt(
            title: "add the timer to the main run loop", safety: .suggestion, edits: [loop.replaced(by: "RunLoop.main")]
        )
    }
    if timer.kind == .publisher {
        return timer.creation.argumentValue("on").map {
            FixIt(title: "publish on the main run loop", safety: .suggestion, edits: [$0.replaced(by: "RunLoop.main")])
        }
    }
    guard dead.place == timer.creation, let statement = KeepingStatement(of: timer.creation)?.statement else {
        return nil
    }
    // On the main queue it would freeze while the user scrolls.
    if context.facts.isInterfaceWork(timer), timer.isScheduled {
        return FixIt(advice: "schedule the timer on the main queue, in the common modes")
    }
    // Once it fires, the old one has to end before.
    if context.facts.restart(of: timer) != nil {
        return FixIt(advice: "end the old timer and schedule the new one on the main queue")
    }
    return MainQueueHop(statement: statement, project: context.facts.project).fix(
        "schedule the timer on the main queue")
}

/// From the closure that runs elsewhere, through the calls, to the place.
private func trace(_ path: ExecutionPath, _ dead: DeadSchedule, _ timer: Timer, _ context: RuleContext) -> [TraceStep] {
    var steps = path.evidence.map { [context.step($0, "runs \(path.worker?.phrase ?? "elsewhere")")] } ?? []
    steps += path.calls.reversed().map { context.callStep($0) }
    if dead.place != timer.creation {
        steps.append(context.step(dead.place, "adds the timer to this thread's run loop"))
    }
    if timer.isScheduled, let late = timer.modes.first(where: { $0.node != dead.place }) {
        steps.append(context.step(late.node, "comes too late: the timer belongs to the run loop of this thread by now"))
    }
    return steps
}
