import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// A timer with the places by which findings are told to be about it.
struct TimerSubject: Sendable {
    var entry: TimerEntry
    /// The creating call, and where a function of the tree makes the timer, that function's call.
    let origins: [Node]
    /// The calls on it.
    let calls: [Node]
    /// What runs when it fires, and the calls that hand it over.
    let code: [Node]
    /// The declarations of what keeps it.
    let handles: [Node]

    init(_ entry: TimerEntry, origins: [Node], calls: [Node], code: [Node], handles: [Node]) {
        self.entry = entry
        self.origins = origins
        self.calls = calls
        self.code = code
        self.handles = handles
    }

    /// All that a finding can be tied to.
    var places: [Node] { origins + calls + code + handles }
}

/// How a finding is tied to a timer, the surest first.
enum SubjectTie: Int, Comparable {
    /// The finding names the creation, or its trace begins there.
    case named
    /// It stands in the creating call.
    case creation
    /// It stands at a call on the timer.
    case call
    /// It stands in the code that the timer runs.
    case code
    /// A call on the timer stands in what it is about.
    case around
    /// It stands at what keeps the timer.
    case handle
    /// Its trace passes a call on the timer.
    case trace

    static func < (a: SubjectTie, b: SubjectTie) -> Bool { a.rawValue < b.rawValue }
}

extension TimerSubject {
    /// `nil` where nothing ties the finding to this timer.
    func tie(to finding: Finding) -> SubjectTie? {
        if let timer = finding.timer { return begins(at: timer) ? .named : nil }
        if finding.trace.contains(where: { begins(at: $0.location) }) { return .named }
        if contains(finding.location, in: origins) { return .creation }
        if contains(finding.location, in: calls) { return .call }
        if contains(finding.location, in: code) { return .code }
        if calls.contains(where: { $0.tree.file === finding.location.file && finding.location.range.contains($0.range) }
        ) {
            return .around
        }
        if contains(finding.location, in: handles) { return .handle }
        return finding.trace.contains { contains($0.location, in: calls) } ? .trace : nil
    }

    private func begins(at location: Location) -> Bool {
        origins.contains { $0.tree.file === location.file && $0.range.start == location.range.start }
    }

    private func contains(_ location: Location, in nodes: [Node]) -> Bool {
        nodes.contains { node in
            node.tree.file === location.file && node.range.start <= location.range.start
                && location.range.start < max(node.range.end, node.range.start + 1)
        }
    }
}
