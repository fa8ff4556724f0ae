import TimerlintAppleAPIs
import TimerlintDiagnostics

/// Finds the cause of a crash. Input: a report. Output: the causes with their confidence. Cost: linear in its
/// frames.
package func judge(_ report: CrashReport) -> Judgment { CauseJudge(ExaminedReport(report)).judgment }

struct CauseJudge {
    let report: ExaminedReport
    private let object: TimerObject
    private let number: AbortCause?

    init(_ report: ExaminedReport) {
        self.report = report
        object = TimerObject(report)
        number = AbortCause(in: report.said)
    }

    var judgment: Judgment {
        var judgment = Judgment(notes: ReportNotes(report).notes)
        if let other = OtherFaultJudge(report).beforeCauses {
            judgment.other = other
            return judgment
        }
        judgment.causes = [
            dispatchCause, unownedOwner, missingSelector, isolatedHandler, spin, nullSource, danglingTimer, handlerRace,
            dyingOwner, nilTimer,
        ].compactMap { $0 }
        if let dispatch = judgment.causes.first, dispatch.kind.isOfSource, dispatch.object == .queue {
            judgment.causes = []
            judgment.other = OtherFault(dispatch.kind == .overResume ? .overResumedQueue : .suspendedQueue)
        }
        if judgment.causes.allSatisfy(\.kind.needsTree), judgment.other == nil {
            judgment.other = OtherFaultJudge(report).afterCauses
        }
        return judgment
    }

    // MARK: libdispatch

    private var dispatchCause: Cause? {
        if let kind = releaseKind {
            var because = object.evidence
            if let frame = report.top(CrashSymbols.disposals) {
                because.insert("\(frame.reference): libdispatch checks what is released", at: 0)
            }
            because += saidEvidence
            return cause(kind, because)
        }
        guard isOverResume else { return nil }
        let frame =
            report.top(CrashSymbols.resumeChecks).map { ["\($0.reference): libdispatch checks what is resumed"] } ?? []
        return cause(.overResume, frame + object.evidence + saidEvidence)
    }

    private var saidEvidence: [String] {
        let messages = [CrashMessages.releaseSuspended, CrashMessages.releaseInactive, CrashMessages.overResume]
        return messages.filter(report.says).map {
            "libdispatch says '\($0)\($0 == CrashMessages.overResume ? " object" : "")'"
        } + numberEvidence
    }

    private var numberEvidence: [String] {
        switch number {
        case .inactive: ["the abort cause is the state of an object that was never activated"]
        case .suspended(let count?):
            ["the abort cause is the state of an object that was suspended \(count == 1 ? "once" : "\(count) times")"]
        case .suspended(nil): ["the abort cause is the state of an object that was suspended more than 63 times"]
        case .object: ["the abort cause is an object's address, which libdispatch gives for an over-resume"]
        case nil: []
        }
    }

    /// The kind of release that crashed; `nil` if none did.
    private var releaseKind: CauseKind? {
        if report.says(CrashMessages.releaseSuspended) { return .releaseSuspended }
        if report.says(CrashMessages.releaseInactive) { return .releaseInactive }
        guard !report.says(CrashMessages.overResume), number != .object else { return nil }
        guard report.top(CrashSymbols.releaseChecks) != nil, !report.isBadAccess || report.isTrap else { return nil }
        switch number {
        case .inactive: return .releaseInactive
        case .suspended: return .releaseSuspended
        default: return .releaseUnbalanced
        }
    }

    private var isOverResume: Bool {
        if report.says(CrashMessages.overResume) { return true }
        if number == .object, report.top(CrashSymbols.disposals.union(CrashSymbols.resumeChecks), within: 4) != nil {
            return true
        }
        return report.top(CrashSymbols.resumeChecks) != nil && !report.isBadAccess
    }

    private func cause(_ kind: CauseKind, _ because: [String]) -> Cause {
        var confidence = object.confidence
        var because = because
        if !report.exception.isEmpty, !report.isTrap {
            confidence = confidence.lowered
            because.append("'\(report.exception)' is not how libdispatch usually ends a process")
        }
        var cause = Cause(kind: kind, confidence: confidence, object: object.object, because: because)
        if case .suspended(let count) = number { cause.suspendCount = count }
        return cause
    }

    // MARK: Handlers

    private var callout: ExaminedFrame? { report.timerCallout ?? report.sourceCallout }

    /// Higher for a run loop's callout, which fires only timers.
    private var calloutConfidence: Confidence {
        report.timerCallout != nil ? .high : object.object == .timer ? .medium : .low
    }

    private var calloutObject: Cause.Object { report.timerCallout != nil || object.object == .timer ? .timer : .source }

    private var unownedOwner: Cause? {
        let frame = report.first { CrashSymbols.unownedFailures.contains($0.function) }
        guard report.says(CrashMessages.unownedRead) || frame != nil, let callout,
            report.frames.contains(where: { $0.isApp && ($0.name?.isClosure ?? false || $0.name != nil) })
        else { return nil }
        let read =
            frame.map { "\($0.reference): an unowned reference is read after its object was deallocated" }
            ?? "the Swift runtime says '\(CrashMessages.unownedRead)'"
        return Cause(
            kind: .unownedOwner, confidence: calloutConfidence, object: calloutObject, because: [read, firing(callout)])
    }

    private func firing(_ callout: ExaminedFrame) -> String { "\(callout.reference): a timer fires" }

    private var missingSelector: Cause? {
        guard report.says(CrashMessages.unrecognizedSelector) else { return nil }
        guard let callout = report.timerCallout,
            let above = report.frames.first(where: { frame in
                CrashSymbols.forwarding.contains(where: frame.symbol.contains)
            }),
            above.frame.index < callout.frame.index
        else { return nil }
        // If app code lies in between, that code sends the message itself.
        let between = report.frames.filter {
            $0.frame.index > above.frame.index && $0.frame.index < callout.frame.index && $0.isApp
        }
        guard between.isEmpty else { return nil }
        return Cause(
            kind: .missingSelector, confidence: .high, object: .timer,
            because: ["\(above.reference): the target does not understand the selector", firing(callout)])
    }

    private var isolatedHandler: Cause? {
        guard
            let check = report.first(where: { frame in
                CrashSymbols.isolationChecks.contains { frame.function.hasPrefix($0) }
            })
        else { return nil }
        // A quoted stack often omits the frames below the check.
        if report.frames.allSatisfy({ !$0.isApp }),
            report.frames.last.map({ $0.frame.index <= check.frame.index + 1 }) ?? false
        {
            return Cause(
                kind: .isolatedHandler, confidence: .low, object: .unknown,
                because: [
                    "\(check.reference): the Swift runtime checks where a closure runs",
                    "the stack breaks off before whoever called the closure",
                ])
        }
        guard let callout = report.sourceCallout,
            let closure = report.frames.first(where: { $0.isApp && $0.frame.index > check.frame.index })
        else { return nil }
        let because = [
            "\(check.reference): the Swift runtime checks where the closure runs", "\(closure.reference): the closure",
            "\(callout.reference): a dispatch source calls it",
        ]
        return Cause(
            kind: .isolatedHandler, confidence: .medium, object: object.object == .timer ? .timer : .source,
            because: because)
    }

    private var handlerRace: Cause? {
        guard report.isBadAccess || report.says(CrashMessages.simultaneousAccess), let callout = report.sourceCallout,
            let queue = report.report.crashedThread?.queue,
            queue.contains("com.apple.root") || queue.lowercased().contains("concurrent"),
            report.frames.contains(where: { $0.isApp && $0.frame.index < callout.frame.index })
        else { return nil }
        let because = [
            "\(callout.reference): a dispatch source calls its handler",
            "it runs on '\(queue)', where other code runs at the same time",
        ]
        return Cause(
            kind: .handlerRace, confidence: .low, object: object.object == .timer ? .timer : .source, because: because)
    }

    // MARK: Owners and references

    private var dyingOwner: Cause? {
        guard report.says(oneOf: CrashMessages.dyingObject),
            let deinitializer = report.first(where: { $0.name?.isDeinit ?? false })
        else { return nil }
        return Cause(
            kind: .dyingOwner, confidence: .low, object: .unknown,
            because: [
                "the Swift runtime stops at an object that is being deallocated",
                "\(deinitializer.reference): the deinit that made or used the reference",
            ])
    }

    private var nilTimer: Cause? {
        guard report.says(CrashMessages.unexpectedNil) else { return nil }
        return Cause(
            kind: .nilTimer, confidence: .low, object: .timer,
            because: ["the Swift runtime says '\(CrashMessages.unexpectedNil)'"])
    }

    private var danglingTimer: Cause? {
        // CoreFoundation checks its arguments and traps on a damaged address. A stack without an exception
        // shows neither.
        guard report.isBadAccess || report.isTrap || report.exception.isEmpty else { return nil }
        let place = report.frames.prefix(8).firstIndex { frame in
            CrashSymbols.timerUses.contains(where: frame.symbol.contains)
        }
        let top = place == 0 ? report.frames.first : report.top(CrashSymbols.objectTouches)
        guard let touch = top,
            let use = place.map({ report.frames[$0] }) ?? report.appFrames.prefix(1).first(where: endsTimer)
        else { return nil }
        return Cause(
            kind: .danglingTimer, confidence: .low, object: .timer,
            because: ["\(touch.reference): an object is used that is gone", "\(use.reference): a timer is used"])
    }

    /// Judged by the function's name.
    private func endsTimer(_ frame: ExaminedFrame) -> Bool {
        let member = frame.name?.member?.lowercased() ?? ""
        let owner = (frame.name?.type ?? "").lowercased()
        let ends = ["stop", "invalidate", "cancel"].contains(where: member.contains)
        return ends && (member.contains("timer") || owner.contains("timer") || member.contains("displaylink"))
    }

    private var nullSource: Cause? {
        guard report.isBadAccess, let frame = report.top(CrashSymbols.objectCalls.union(CrashSymbols.resumeChecks)),
            let address = faultAddress, address < 0x1000
        else { return nil }
        return Cause(
            kind: .nullSource, confidence: .low, object: object.object == .timer ? .timer : .unknown,
            because: ["\(frame.reference): called with an object at an address near zero"])
    }

    /// `KERN_INVALID_ADDRESS at 0x0000000000000038`.
    private var faultAddress: UInt64? {
        guard
            let at = report.said.firstRange(of: "KERN_INVALID_ADDRESS at 0x") ?? report.said.firstRange(
                of: "address=0x") ?? report.said.firstRange(of: "KERN_INVALID_ADDRESS 0x")
        else { return nil }
        return UInt64(report.said[at.upperBound...].prefix { $0.isHexDigit }, radix: 16)
    }

    // MARK: Spinning

    private var spin: Cause? {
        guard report.says("EXC_RESOURCE") || report.says("RESOURCE"),
            report.says("CPU") || report.says("WAKEUPS") || report.says("wakeups")
        else { return nil }
        let threads = report.report.threads.lazy.flatMap(\.frames)
        let waiting = threads.first { frame in
            guard let symbol = frame.symbol else { return false }
            let name = symbol.drop { $0 == "_" }
            if symbol.contains("sleep"), SymbolName(symbol).text.contains(CrashSymbols.taskSleep) { return true }
            return CrashSymbols.sleeps.contains(String(name))
                || CrashSymbols.timerCallouts.contains(where: symbol.contains)
                || CrashSymbols.sourceCallouts.contains(String(name))
        }
        guard let waiting else { return nil }
        let name = SymbolName(waiting.symbol ?? "").text
        return Cause(
            kind: .spin, confidence: .medium, object: .timer,
            because: [
                "the system counts too much work or too many wakeups",
                "'\(name)' is in a thread's stack: a timer or a timed loop is running",
            ])
    }
}
