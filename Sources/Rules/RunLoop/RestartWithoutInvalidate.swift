import Diagnostics
import Facts
import Model
import Source
import Syntax

extension Rule {
    static let restartWithoutInvalidate = Rule(
        id: "restart_without_invalidate",
        summary: "a handle that is overwritten while its repeating timer still runs",
        why: """
            Overwriting the handle of a running timer does not end it: the run loop keeps it. Both timers fire from then on, and nothing can reach the first one any \
            more. Invalidate the old timer before the new one is made, or make none while one runs.
            """,
        folklore: "A dispatch source that is replaced while it runs stops by itself; a Timer does not.",
        severity: .warning, fix: .safe, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                public final class Heartbeat {
                    private var timer: Timer?

                    public func start() {
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    public func stop() { timer?.invalidate() }
                    private func beat() {}
                }
                """,
            good: """
                import Foundation

                public final class Heartbeat {
                    private var timer: Timer?

                    public func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    public func stop() { timer?.invalidate() }
                    private func beat() {}
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectRestart)
}

private func detectRestart(_ context: RuleContext) -> [Finding] {
    restartedTimers(context) + context.facts.wrapperRestarts().map { finding(about: $0, context) }
}

/// A wrapper whose timer keeps it alive goes on ticking when another takes its place.
private func finding(about restart: WrapperRestart, _ context: RuleContext) -> Finding {
    let handle = context.facts.project[restart.handle].name
    let wrapper = context.facts.project.types[restart.wrapper].name
    return context.finding(
        at: restart.call, range: restart.call.headRange, severity: restart.reentry.evidence == nil ? .note : .warning,
        confidence: restart.reentry.evidence == nil ? .medium : .high,
        "'\(handle)' is overwritten while the '\(wrapper)' it kept may still run: its timer keeps it alive, and both go on",
        trace: [context.step(restart.timer.creation, "the timer that keeps '\(wrapper)' alive")]
            + (restart.reentry.evidence.map { [context.step($0, restart.reentry.reason)] } ?? []))
}

private func restartedTimers(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    return context.facts.timers.compactMap { timer in
        guard timer.kind.isRunLoopBased, timer.repeats != .unknown, !context.facts.isTestCode(timer), !context.facts.isKeepAlive(timer),
            let (handle, place) = timer.destinations.lazy.compactMap(\.overwriting).first(where: {
                project[$0.variable].kind == .property || project[$0.variable].kind == .global
            }), let reentry = context.facts.reentry(of: timer, handle: handle, at: place)
        else { return nil }
        // A one-shot is live until it fires: worth a word where the code itself shows the second start.
        if timer.repeats == .no, reentry.evidence == nil { return nil }
        let isShown = reentry.evidence != nil || timer.function.map { project[$0].access >= .public } ?? false
        let trace = reentry.evidence.map { [context.step($0, reentry.reason)] } ?? []
        return context.finding(
            at: timer, severity: timer.repeats == .yes && isShown ? .warning : .note, confidence: reentry.evidence == nil ? .medium : .high,
            "'\(project[handle].name)' is overwritten while its timer may still run: both keep firing", trace: trace,
            fix: invalidateFix(timer, handle: handle, keptAt: place, context))
    }
}

/// `[_timer invalidate];` for a place of Objective-C.
private func messageInvalidate(_ place: Node) -> String? {
    guard place.tree.file.language == .objectiveC else { return nil }
    let target = place.kind == .assignmentExpression ? place.firstChild ?? place : place
    return "[\(target.text) invalidate];"
}

/// `handle?.invalidate()` before the statement that makes the timer.
private func invalidateFix(_ timer: Timer, handle: VariableID, keptAt place: Node, _ context: RuleContext) -> FixIt? {
    let project = context.facts.project
    guard let statement = timer.creation.enclosingStatement, project.function(around: place) == project.function(around: timer.creation) else { return nil }
    let isOptional = project.typeNode(of: handle).map { $0.kind == .optionalType || $0.kind == .implicitlyUnwrappedType } ?? true
    let isShadowed = statement.kind == .variableDeclaration && statement.bindings.contains { $0.name == project[handle].name }
    let prefix = project[handle].kind == .property && (isShadowed || timer.creation.isInsideClosure) ? "self." : ""
    guard !timer.creation.isInsideClosure else { return nil }
    let slot = place.firstChild.flatMap { $0.kind == .subscriptExpression ? $0.text + "?" : nil }
    let call = messageInvalidate(place) ?? (slot ?? prefix + project[handle].name + (isOptional ? "?" : "")) + ".invalidate()"
    return FixIt(
        title: "invalidate the old timer first", safety: .safe, 
        edits: [SourceLayout(timer.creation.tree.file).insertion(of: call, before: statement.range.start)])
}
