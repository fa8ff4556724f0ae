import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// A timer with the places by which findings are told to be about it.
struct TimerSubject: Sendable {
    var entry: TimerEntry
    /// The creating call.
    let creation: Node
    /// The calls on it.
    let calls: [Node]
    /// What runs when it fires.
    let code: [Node]

    init(_ entry: TimerEntry, creation: Node, calls: [Node], code: [Node]) {
        self.entry = entry
        self.creation = creation
        self.calls = calls
        self.code = code
    }
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
    /// Its trace passes a call on the timer.
    case trace

    static func < (a: SubjectTie, b: SubjectTie) -> Bool { a.rawValue < b.rawValue }
}

extension TimerSubject {
    /// `nil` where nothing ties the finding to this timer.
    func tie(to finding: Finding) -> SubjectTie? {
        if let timer = finding.timer { return starts(timer) ? .named : nil }
        if finding.trace.contains(where: { starts($0.location) }) { return .named }
        if contains(finding.location, in: [creation]) { return .creation }
        if contains(finding.location, in: calls) { return .call }
        if contains(finding.location, in: code) { return .code }
        return finding.trace.contains { contains($0.location, in: calls) } ? .trace : nil
    }

    private func starts(_ location: Location) -> Bool {
        creation.tree.file === location.file && creation.range.start == location.range.start
    }

    private func contains(_ location: Location, in nodes: [Node]) -> Bool {
        nodes.contains { node in
            node.tree.file === location.file && node.range.start <= location.range.start && location.range.start < max(node.range.end, node.range.start + 1)
        }
    }
}
