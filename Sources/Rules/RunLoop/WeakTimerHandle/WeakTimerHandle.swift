import TimerlintDiagnostics
import TimerlintSemantics

extension Rule {
    static let weakTimerHandle = Rule(
        id: "weak_timer_handle",
        summary: "a weak reference to a timer, which breaks no cycle",
        why: """
            The run loop keeps a run-loop timer, and the timer keeps its target or block. Whether the owner's handle \
            is weak or strong changes neither. A handle that is `assign`, `unsafe_unretained` or `unowned(unsafe)` \
            refers to freed memory once the timer was invalidated; one that is `unowned` crashes when it is read \
            then.
            """,
        notice: """
            With a weak handle: the same leak as before. With a dangling one: a crash in `invalidate()` or \
            `isValid`, long after the timer ended.
            """,
        confirm: """
            For the crash, run with Zombie Objects: `message sent to deallocated instance` names the timer.
            """,
        remedy: """
            Break the cycle where it is, in the handler (`[weak self]`), and end the timer where its owner's work \
            ends. Keep the handle strong and set it to nil then.
            """,
        folklore: """
            "Make the timer weak to avoid the cycle": the handle is not a part of that cycle.
            """,
        symptoms: [.neverReleased, .crashesInHandler],
        severity: .note, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Ticker: NSObject {
                    private unowned(unsafe) var timer: Timer

                    override init() {
                        timer = .scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
                            print("tick")
                        }
                    }

                    func stop() { timer.invalidate() }
                }
                """,
            good: """
                import Foundation

                final class Ticker: NSObject {
                    private let timer: Timer

                    override init() {
                        timer = .scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
                            print("tick")
                        }
                    }

                    func stop() { timer.invalidate() }
                }
                """),
        detect: detectWeakHandle)
}

private func detectWeakHandle(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    return context.facts.timers.compactMap { timer in
        guard timer.kind.isRunLoopBased, !context.facts.isOfTests(timer),
            let handle = timer.handles.first(where: {
                project[$0].kind == .property && (project[$0].isWeak || project[$0].isUnowned)
            })
        else { return nil }
        if project[handle].isUnowned {
            if timer.repeats == .yes, context.facts.isForgottenAtEachEnd(handle) { return nil }
            return context.finding(
                at: project.node(of: handle),
                "'\(project[handle].name)' becomes a dangling reference once the timer is invalidated")
        }
        // With an effective teardown, the weak handle serves as the running flag.
        guard !timer.teardowns.contains(where: \.isEffective), context.facts.keepsOwnerAlive(timer) != nil,
            timer.repeats != .no
        else { return nil }
        return context.finding(
            at: project.node(of: handle),
            "a weak '\(project[handle].name)' does not break the cycle: the run loop keeps the timer, and the timer keeps its target"
        )
    }
}
