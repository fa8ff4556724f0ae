import TimerlintDiagnostics

/// Whether a crash is a timer's fault.
package enum Verdict: String, Sendable, CaseIterable {
    case timer, possible
    case notTimer = "not_timer"
    case unknown
}

/// What a report is taken for.
package struct Judgment: Sendable {
    /// Most likely first.
    package var causes: [Cause] = []
    /// What else it is, where no timer is to blame.
    package var other: OtherFault?
    package var notes: [ReportNote] = []

    package var verdict: Verdict {
        if other != nil { return .notTimer }
        guard let best = causes.first(where: { !$0.kind.needsTree || $0.isMatched }) else { return .unknown }
        return best.confidence == .low ? .possible : .timer
    }
}

/// A misuse that explains a report.
package struct Cause: Sendable {
    package enum Object: String, Sendable { case timer, source, queue, unknown }

    package let kind: CauseKind
    package var confidence: Confidence
    package var object: Object
    /// How often the object was suspended, where the report tells.
    package var suspendCount: Int?
    /// The evidence: one line each, lower case, no full stop.
    package var because: [String]
    /// A place of the tree was found for it.
    package var isMatched = false
}

/// Something to know about a report beside its cause.
package struct ReportNote: Sendable {
    package enum Kind: String, Sendable {
        case truncated
        case noAppFrame = "no_app_frame"
        case linesMoved = "lines_moved"
        case handlerBlockedMain = "handler_blocked_main"
        case notSymbolicated = "not_symbolicated"
    }

    package let kind: Kind
    package let message: String
}

extension Confidence {
    /// One step less.
    var lowered: Confidence { self == .high ? .medium : .low }
}
