import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// A timer with the locations that tie findings to it.
struct TimerSubject: Sendable {
    var entry: TimerEntry
    /// The creating call and, if a function of the tree creates the timer, the call of that function.
    let origins: [Node]
    /// The calls on it.
    let calls: [Node]
    /// The handler's code, and the calls that pass it.
    let code: [Node]
    /// The declarations of the variables that store it.
    let handles: [Node]

    init(_ entry: TimerEntry, origins: [Node], calls: [Node], code: [Node], handles: [Node]) {
        self.entry = entry
        self.origins = origins
        self.calls = calls
        self.code = code
        self.handles = handles
    }

    /// All locations that can tie a finding to it.
    var places: [Node] { origins + calls + code + handles }
}

/// How a finding is tied to a timer, most reliable first.
enum SubjectTie: Int, Comparable {
    /// The finding names the creation, or its trace begins there.
    case named
    /// The finding is located in the creating call.
    case creation
    /// The finding is located at a call on the timer.
    case call
    /// The finding is located in the timer's handler.
    case code
    /// The finding's range contains a call on the timer.
    case around
    /// The finding is located at a variable that stores the timer.
    case handle
    /// The finding's trace passes a call on the timer.
    case trace

    static func < (a: SubjectTie, b: SubjectTie) -> Bool { a.rawValue < b.rawValue }
}

extension TimerSubject {
    /// `nil` if nothing ties the finding to this timer.
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
