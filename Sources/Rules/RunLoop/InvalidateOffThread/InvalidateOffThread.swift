import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let invalidateOffThread = Rule(
        id: "invalidate_off_thread",
        summary: "a timer invalidated on another thread than its own",
        why: """
            Apple documents that `invalidate()` must be called on the thread the timer was scheduled on. Elsewhere \
            the timer may fire at the same time, and the handle is read and written by two threads.
            """,
        notice: """
            Rare: one more fire after the stop, or a crash while the handle is replaced.
            """,
        confirm: """
            Break on `CFRunLoopTimerInvalidate` and see which thread calls it.
            """,
        remedy: """
            Hop to the main queue for the teardown as well, as the creation does, or mark the type `@MainActor`, so \
            that the compiler checks its callers. Such a class ends the timer in `isolated deinit`.
            """,
        folklore: """
            "invalidate() is thread-safe": calling it from another thread did stop the timer in tests on Linux; \
            Apple's documentation still asks for the same thread.
            """,
        levels: """
            warning where it is seen to run on another thread, or code that was not read may call it there; a note \
            in a program that calls it nowhere but on main, as far as its code shows, and where the hop is one out \
            of a callback, which says nothing about other callers, where the same code asks a view or its controller, \
            where only the contents of an answer, or a certain error, decide that it runs on another thread, or more than \
            five calls lead to it, and where one start chooses between the timer and the other thread.
            """,
        symptoms: [.runsOnWrongThread],
        severity: .warning, fixes: [.suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Pinger {
                    private var timer: Timer?

                    func start() {
                        DispatchQueue.main.async {
                            self.timer = Timer.scheduledTimer(
                                withTimeInterval: 5, repeats: true
                            ) { [weak self] _ in
                                self?.ping()
                            }
                        }
                    }

                    func stop() {
                        timer?.invalidate()
                        timer = nil
                    }

                    private func ping() {}
                }
                """,
            good: """
                import Foundation

                final class Pinger {
                    private var timer: Timer?

                    func start() {
                        DispatchQueue.main.async {
                            self.timer = Timer.scheduledTimer(
                                withTimeInterval: 5, repeats: true
                            ) { [weak self] _ in
                                self?.ping()
                            }
                        }
                    }

                    func stop() {
                        DispatchQueue.main.async {
                            self.timer?.invalidate()
                            self.timer = nil
                        }
                    }

                    private func ping() {}
                }
                """),
        detect: detectOffThread)
}

private func detectOffThread(_ context: RuleContext) -> [Finding] {
    let endings = OffThreadEndings(context.facts, contexts: context.facts.executionContexts())
    var reported: Set<Node> = []
    return context.facts.timersAsKept.flatMap { timer -> [Finding] in
        guard timer.kind.isRunLoopBased, !context.facts.isOfTests(timer) else { return [] }
        return endings.offThreadEndings(of: timer).filter { reported.insert($0.node).inserted }.map {
            finding(about: $0, timer, context)
        }
    }
}

private func finding(about ending: OffThreadEnding, _ timer: Timer, _ context: RuleContext) -> Finding {
    let name = context.name(of: timer)
    let fix = ending.node.enclosingStatement.flatMap {
        MainQueueHop(statement: $0, project: context.facts.project).fix("invalidate the timer on the main queue")
    }
    let created = context.step(ending.creationEvidence, "\(name) is scheduled on the main thread")
    switch ending.reason {
    case .worker(let worker, let path):
        let way = path.evidence.map { [context.step($0, "runs \(worker.phrase)")] } ?? []
        let isDoubtful = path.isGuess || path.isLong || ending.isOfOtherStart
        return context.finding(
            at: ending.node, severity: isDoubtful ? .note : nil,
            """
            \(name) runs on the main run loop but is invalidated \(worker.phrase); \
            Apple documents that 'invalidate' must be called on the timer's thread
            """,
            trace: [created] + way + path.calls.reversed().map { context.callStep($0) }, fix: fix)
    case .noHop(let function, let isSure):
        return context.finding(
            at: ending.node, severity: isSure ? nil : .note, confidence: .medium,
            "\(name) is created on the main queue but invalidated on the caller's thread; Apple documents that 'invalidate' must be called on the timer's thread",
            trace: [created, context.step(function, "can be called from any thread")], fix: fix)
    }
}
