import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds the timers that always end within two and a half seconds of their start, so that at most a few fires are late.
/// Input: a timer. Output: the answer, based on delays and durations written in the tree.
package struct BriefTimers {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    /// The longest life that counts as brief, in seconds. Of animations of about two seconds, readers said that a pause in
    /// them is hardly noticed.
    package static let longestLife = 2.5

    func isBrief(_ timer: Timer) -> Bool {
        timer.teardowns.contains { isDelayedEnding($0.node, of: timer) || isEndOfAnimation($0, of: timer) }
            || isShort(HandlerLifetimes(facts: facts, timer: timer).longest)
    }

    // MARK: Near the creation

    /// `asyncAfter(deadline: .now() + 0.5) { timer.invalidate() }`, a one-shot timer that does it, or
    /// `UIView.animate(withDuration: 0.3) … completion: { timer.invalidate() }`, in the code that creates the timer.
    private func isDelayedEnding(_ ending: Node, of timer: Timer) -> Bool {
        guard let closure = ending.selfAndAncestors.first(where: { $0.kind == .closureExpression }),
            let call = closure.parent?.parent, closure.parent?.kind == .argument, let callee = call.calleeName,
            call.enclosingBody == timer.creation.enclosingBody
        else { return false }
        if callee.isNamed("asyncAfter") { return isShort(facts.delay(of: call)) }
        if let oneShot = facts.timers(inFileOf: call).first(where: { $0.creation == call && $0.repeats == .no }) {
            return isShort(oneShot.interval.flatMap { facts.references.bounds.greatest(of: $0) })
        }
        guard callee.isNamed("animate"), let duration = call.argumentValue("withDuration") else { return false }
        return isShort(facts.references.bounds.greatest(of: duration))
    }

    /// An animation that starts together with the timer calls its delegate at its end, which stops the timer.
    private func isEndOfAnimation(_ ending: Teardown, of timer: Timer) -> Bool {
        guard let function = timer.function, let body = project.body(of: function),
            body.contains(where: { $0.kind == .callExpression && isStartOfAnimation($0) }), let stop = ending.function
        else { return false }
        let callers = facts.references.callSites(of: stop)
        return ([stop] + callers.compactMap { project.function(around: $0) }).contains {
            VisibleChanges.animationEnds.contains(project[$0].name)
        }
    }

    private func isStartOfAnimation(_ call: Node) -> Bool {
        call.calleeName.map { $0.isNamed("addAnimation") || $0.isNamed("add") && call.argumentValue("forKey") != nil }
            ?? false
    }

    private func isShort(_ seconds: Double?) -> Bool { seconds.map { $0 <= Self.longestLife } ?? false }
}
