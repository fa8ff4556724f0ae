import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSyntax

extension Rule {
    static let dyingSelfCaptured = Rule(
        id: "dying_self_captured",
        summary: "a closure in deinit that captures self to stop a timer later",
        why: """
            In `deinit` the object is already being destroyed. A closure that captures it strongly and outlives \
            `deinit` ends the process (measured). Captured weakly it is nil when the closure runs, so that nothing \
            stops the timer; for an NSObject, forming the weak reference ends the process.
            """,
        notice: """
            A crash when the owner is released: `Object … of class … deallocated with non-zero retain count 2`, or \
            `Cannot form weak reference to instance`.
            """,
        confirm: """
            The crashed thread has `swift_deallocClassInstance` on top and `deinit` below it.
            """,
        remedy: """
            Copy the timer into a local constant and capture that alone: the closure then keeps the timer, which may \
            live on, and not the object, which may not.
            """,
        folklore: """
            "Hop to the main queue in deinit to invalidate there": right, if the closure captures the timer and not \
            `self`.
            """,
        levels: """
            A warning where a Swift class is captured weakly: nothing crashes then, but nothing stops the timer either. \
            A note if it would stop only a dispatch source that the object holds, which ends with its last reference, or \
            a timer that fires once for an owner that its handler holds weakly. A \
            warning where the thread that releases the object decides whether the closure is made; a note if that is a view \
            or a controller, whose last release UIKit brings to the main thread.
            """,
        symptoms: [.crashesInHandler],
        crashes: [.escapedFromDeinit],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Ticker {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 1, repeats: true) { _ in }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit {
                        DispatchQueue.main.async { self.timer?.invalidate() }
                    }
                }
                """,
            good: """
                import Foundation

                final class Ticker {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 1, repeats: true) { _ in }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit {
                        let timer = timer
                        DispatchQueue.main.async { timer?.invalidate() }
                    }
                }
                """),
        detect: detectDyingSelf)
}

private func detectDyingSelf(_ context: RuleContext) -> [Finding] {
    let deinits = DeinitClosures(facts: context.facts)
    let found = context.facts.project.types.indices.flatMap { type in
        deinits.closures(of: type).map { (type: type, captured: $0) }
    }
    // A stop method that several deinitializers call is reported once.
    var seen: Set<Node> = []
    return found.filter { seen.insert($0.captured.closure).inserted }.compactMap {
        finding(about: $0.captured, in: $0.type, context)
    }
}

/// Forming a weak reference to an Objective-C object during its deallocation crashes; a weak reference to a
/// Swift object is nil, which matters only if there is a timer left to stop.
private func finding(about captured: DeinitClosures.Captured, in type: TypeID, _ context: RuleContext) -> Finding? {
    let closure = captured.closure
    let call = closure.parent?.parent ?? closure
    let trace = captured.calls.map { context.callStep($0) }
    let isObjectiveC = context.facts.project.isObjectiveCClass(type)
    if context.facts.selfCapture(of: closure).strength == .weak, !isObjectiveC {
        if captured.hasNothingToStop { return nil }
        let harm = "'self' is nil by the time this \(closure.closureName) runs, so it does not stop the timer"
        let mildness =
            captured.stopsWhatEndsWithIt
            ? ", which ends with its owner"
            : captured.stopsWhatFiresInVain ? ", which fires once more and finds no owner" : nil
        return context.finding(
            at: call, range: call.headRange, severity: mildness == nil ? .warning : .note,
            harm + (mildness ?? "; capture the timer instead"), trace: trace)
    }
    let deinitializer = call.deinitializerName
    // Only for native Swift classes does the runtime check, at the end of deinit, whether references were added.
    let harm = "captures 'self', which crashes" + (isObjectiveC ? "" : " at the end of \(deinitializer)")
    guard let first = captured.calls.first else {
        return context.finding(
            at: call, range: call.headRange,
            "\(closure.closureName) created in \(deinitializer) \(harm); capture the timer instead")
    }
    let thread = captured.hangsOnThread ? "on another thread, " : ""
    // UIKit brings the last release of its objects to the main thread.
    let level: Severity = !captured.hangsOnThread ? .error : isOfInterface(type, context) ? .note : .warning
    return context.finding(
        at: call, range: call.headRange, severity: level,
        "\(thread)\(deinitializer) calls '\(first.spelledCallee ?? first.shortText)', whose \(closure.closureName) \(harm); "
            + "capture the timer instead",
        trace: trace)
}

private func isOfInterface(_ type: TypeID, _ context: RuleContext) -> Bool {
    let evidence = InterfaceEvidence(project: context.facts.project)
    return context.facts.project.inheritedNames(of: type).contains(where: evidence.isInterfaceClass)
}
