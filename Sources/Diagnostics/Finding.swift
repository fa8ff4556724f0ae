import TimerlintSource

/// The severity of a finding. Ordered: `note < warning < error`.
package enum Severity: String, CaseIterable, Sendable, Comparable, Codable {
    case note, warning, error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// The confidence in a finding (SARIF's precision).
package enum Confidence: String, CaseIterable, Sendable, Codable {
    case high, medium, low
}

/// The consequence of the faulty path, if known.
package enum Outcome: Sendable, Hashable {
    /// The process crashes in libdispatch, with this message.
    case traps(String)
    case neverFires
    case spins

    /// The label in machine-readable formats: `traps`, `never fires`, `spins`.
    package var label: String {
        switch self {
        case .traps: "traps"
        case .neverFires: "never fires"
        case .spins: "spins"
        }
    }
}

/// A place in a file.
package struct Location: Sendable {
    package let file: SourceFile
    package let range: SourceRange

    package init(file: SourceFile, range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// Line and column from 1. Cost: binary search in the file's lines.
    package var start: LinePosition { file.lines.position(at: range.start) }
    package var end: LinePosition { file.lines.position(at: range.end) }
}

/// One step of the path to the fault.
package struct TraceStep: Sendable {
    package let location: Location
    /// One line, lower case, no full stop.
    package let message: String
    /// The tracked state after the step, in machine-readable form ("suspend count 1"), if any.
    package let state: String?

    package init(location: Location, message: String, state: String? = nil) {
        self.location = location
        self.message = message
        self.state = state
    }
}

/// One problem that a rule found.
package struct Finding: Sendable {
    /// The rule's id.
    package var rule: String
    package var severity: Severity
    package var confidence: Confidence
    package var location: Location
    /// One line, lower case, no full stop, code in single quotes.
    package var message: String
    /// The path to the fault, in order; empty if the location says it all.
    package var trace: [TraceStep]
    package var outcome: Outcome?
    /// `nil` if the tool knows none.
    package var fix: FixIt?
    /// The enclosing declaration, outermost first (`Clock.start()`). Identifies the finding in baselines.
    package var enclosing: String
    /// The creation site of the timer concerned, if known. Findings of one timer are grouped.
    package var timer: Location?

    package init(
        rule: String, severity: Severity, confidence: Confidence = .high, location: Location, message: String,
        trace: [TraceStep] = [], outcome: Outcome? = nil, fix: FixIt? = nil, enclosing: String = "",
        timer: Location? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.confidence = confidence
        self.location = location
        self.message = message
        self.trace = trace
        self.outcome = outcome
        assert(fix?.isSound != false, "\(rule) offers a fix whose edits overlap or lie outside their file")
        self.fix = fix.flatMap { $0.isSound ? $0 : nil }
        self.enclosing = enclosing
        self.timer = timer
    }
}

/// A finding suppressed by a comment in the source.
package struct SuppressedFinding: Sendable {
    package var finding: Finding
    /// The reason in the comment; empty if there is none.
    package var reason: String

    package init(finding: Finding, reason: String) {
        self.finding = finding
        self.reason = reason
    }
}
