import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let defaultRunLoopMode = Rule(
        id: "default_run_loop_mode",
        summary: "a timer that pauses while the user scrolls",
        why: """
            A run loop serves only the timers of the mode it is in. `scheduledTimer…` registers a timer for the \
            default mode. The main run loop leaves that mode while a UIKit scrolling view tracks a finger, and in \
            AppKit also while a menu, a drag, a resize or a modal panel is open: the timer does not fire.
            """,
        notice: """
            A clock, countdown or animation pauses while the user scrolls. Then it fires once, late; the fires in \
            between are lost.
            """,
        confirm: """
            Pause in LLDB while you hold a scrolling view: `po RunLoop.main.currentMode as Any` prints \
            `UITrackingRunLoopMode`.
            """,
        remedy: """
            Add the timer in `.common`, the set of modes that the framework registers; the tracking modes are in it. \
            For a link or publisher pass `.common` instead of `.default`.
            """,
        folklore: """
            "It is just a UI timer": two lines save a bug report. Adding it in both `.default` and `.common` does \
            not make it fire twice (measured).
            """,
        levels: """
            warning where a repeating timer visibly changes something that moves on, at least every 2 s, near \
            something that scrolls or tracks; otherwise a note, as where it shows what a poll finds.
            """,
        symptoms: [.freezesWhileScrolling],
        severity: .warning, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import UIKit

                final class ClockView: UIView {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {
                            [weak self] _ in
                            self?.setNeedsDisplay()
                        }
                    }

                    func stop() { timer?.invalidate() }
                }
                """,
            good: """
                import UIKit

                final class ClockView: UIView {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
                            self?.setNeedsDisplay()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func stop() { timer?.invalidate() }
                }
                """),
        detect: detectDefaultMode)
}

private func detectDefaultMode(_ context: RuleContext) -> [Finding] {
    lazy var presence = RunLoopPresence(context.facts, contexts: context.facts.executionContexts())
    return context.facts.timers.compactMap { timer -> Finding? in
        guard timer.kind != .dispatchSource, let registration = faultyRegistration(timer),
            !context.facts.isLinuxOnly(timer), !context.facts.isProvenWithoutInterface(timer),
            !context.facts.isOfTests(timer), !context.facts.isKeepAlive(timer), !context.facts.runsOwnLoop(timer),
            !timer.isHandedToFunction
        else { return nil }
        let isEndedByScrolling = context.facts.isEndedByScrolling(timer)
        if isEndedByScrolling, !context.facts.isOfEmbeddedView(timer) || timer.repeats != .yes { return nil }
        // A timer that never fires cannot freeze: no_run_loop reports it.
        if timer.kind.isRunLoopBased || timer.kind == .delayedPerform, let dead = presence.deadSchedule(of: timer),
            dead.laterRun == nil
        {
            return nil
        }
        return finding(timer, registration, mayBeWarning: !isEndedByScrolling, context)
    }
}

/// A freeze that the user sees is a warning; one that only delays other work, or that comes only where something else
/// scrolls than what ends the timer, is a note. A one-shot timer is reported only if it shows something.
private func finding(
    _ timer: Timer, _ registration: ModeRegistration, mayBeWarning: Bool, _ context: RuleContext
) -> Finding? {
    let place = timer.kind == .publisher ? registration.literal ?? registration.node : registration.node
    let fix = fix(registration, timer: timer, context)
    let wording = FreezeWording(context: context)
    let kind = context.kindName(of: timer)
    if timer.repeats == .no {
        guard context.facts.showsInterface(timer), context.facts.targets.mayBeBuilt(timer.creation.tree.file.path)
        else { return nil }
        let message =
            "this \(kind) does not fire \(wording.moment(at: timer.creation)): it is in the default run loop mode"
        return context.finding(at: place, range: place.headRange, severity: .note, message, fix: fix).about(timer)
    }
    switch context.facts.freeze(of: timer, registeredAt: registration.node) {
    case .visible(let change, let scrolls):
        let severity: Severity = timer.repeats == .yes && mayBeWarning ? .warning : .note
        let message =
            "\(wording.effect(change)) \(wording.moment(at: change.node)): its \(kind) fires only in the default run loop mode"
        return context.finding(
            at: place, range: place.headRange, severity: severity, message,
            trace: wording.trace(change, scrolls: scrolls), fix: fix
        ).about(timer)
    case .hidden(let doubt):
        if timer.repeats == .unknown, case .nothingVisible = doubt { return nil }
        let message =
            "this \(kind) pauses \(wording.moment(at: timer.creation)) (default run loop mode); \(wording.doubt(doubt))"
        return context.finding(
            at: place, range: place.headRange, severity: .note, message, fix: doubt.isWanted ? nil : fix
        ).about(timer)
    case .unbuilt: return nil
    }
}

/// The registration in the default mode that no other registration makes up for. Registrations in other
/// branches of an `#if` do not: they are never compiled together. An explicit `add` is a better place to report
/// than the creation.
private func faultyRegistration(_ timer: Timer) -> ModeRegistration? {
    let faulty = timer.modes.filter { registration in
        registration.mode == .default
            && timer.modes.allSatisfy {
                $0.mode == .default || $0.node.decision(between: registration.node)?.kind == .ifConfig
            }
    }
    return faulty.last { $0.literal != nil } ?? faulty.first
}

private func fix(_ registration: ModeRegistration, timer: Timer, _ context: RuleContext) -> FixIt? {
    if let literal = registration.literal { return modeFix(literal, timer, context) }
    return SwiftModeFix(timer: timer, facts: context.facts).fix() ?? ObjectiveCModeFix(timer: timer).fix()
}

/// Changes the mode of the addition, and of each removal with it: a link removed from another mode stays
/// registered.
private func modeFix(_ literal: Node, _ timer: Timer, _ context: RuleContext) -> FixIt? {
    guard let edit = commonMode(literal) else { return nil }
    let removals = timer.handles.flatMap {
        context.facts.references.uses(of: $0)
    }.compactMap { use -> Node? in
        guard let member = use.node.outermostUnwrap.parent, RunLoopAPI.removals.contains(member.name),
            let call = member.outermostUnwrap.parent,
            call.kind == .callExpression
        else { return nil }
        return call.argumentValue("forMode")
    }
    let edits = removals.filter { $0 != literal }.map(commonMode)
    let matching = edits.compactMap { $0 }
    return FixIt(
        title: "use the common modes", safety: matching.count == edits.count ? .safe : .suggestion,
        edits: [edit] + matching)
}

private func commonMode(_ literal: Node) -> FileEdit? {
    guard literal.kind == .memberExpression || literal.kind == .nameExpression else { return nil }
    return RunLoopAPI.commonModesOfDefault[literal.name].map(literal.renamed)
}
