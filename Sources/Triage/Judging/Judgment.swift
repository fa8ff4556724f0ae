import TimerlintDiagnostics

/// Whether a timer caused a crash.
package enum Verdict: String, Sendable, CaseIterable {
    case timer, possible
    case notTimer = "not_timer"
    case unknown
}

/// The diagnosis of a report.
package struct Judgment: Sendable {
    /// Most likely first.
    package var causes: [Cause] = []
    /// The fault, if no timer caused the crash.
    package var other: OtherFault?
    package var notes: [ReportNote] = []

    /// Whether a timer is to blame, by the best cause.
    package var verdict: Verdict {
        if other != nil { return .notTimer }
        guard let best = causes.first(where: { !$0.kind.needsTree || $0.isMatched }) else { return .unknown }
        return best.confidence == .low ? .possible : .timer
    }
}

/// A timer misuse that explains a report.
package struct Cause: Sendable {
    /// What the crash concerns.
    package enum Object: String, Sendable { case timer, source, queue, unknown }

    package let kind: CauseKind
    package var confidence: Confidence
    package var object: Object
    /// The object's suspend count, if the report contains it.
    package var suspendCount: Int?
    /// The evidence: one line each, lower case, no full stop.
    package var because: [String]
    /// Whether a location in the source tree was found for it.
    package var isMatched = false
}

/// Additional information about a report.
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
    /// One level lower.
    var lowered: Confidence { self == .high ? .medium : .low }
}
