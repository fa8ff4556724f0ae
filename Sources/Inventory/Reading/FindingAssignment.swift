import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource

/// Assigns each finding to the timer it concerns; to several if one handle stores several and the finding does
/// not tell which. Cost: findings × timers of the files that the finding names.
struct FindingAssignment {
    private let subjects: [TimerSubject]
    /// By file, the subjects with a location in it.
    private let ofFile: [FileID: [Int]]

    init(_ subjects: [TimerSubject]) {
        self.subjects = subjects
        var ofFile: [FileID: [Int]] = [:]
        for (index, subject) in subjects.enumerated() {
            for file in Set(subject.places.map(\.tree.file.id)) { ofFile[file, default: []].append(index) }
        }
        self.ofFile = ofFile
    }

    /// The entries with their findings, and the findings that concern no entry, all in the given order.
    func assigned(_ findings: [Finding], suppressed: [SuppressedFinding]) -> (
        entries: [TimerEntry], others: [TimerFinding]
    ) {
        var entries = subjects.map(\.entry)
        var others: [TimerFinding] = []
        for (finding, isSuppressed) in findings.map({ ($0, false) }) + suppressed.map({ ($0.finding, true) }) {
            let told = told(finding, isSuppressed)
            let owners = owners(of: finding)
            if owners.isEmpty { others.append(told) }
            for index in owners {
                entries[index].findings.append(told)
                if !isSuppressed, case .traps(let message)? = finding.outcome {
                    entries[index].machine?.add(trap: message)
                }
            }
        }
        return (entries, others)
    }

    private func owners(of finding: Finding) -> [Int] {
        let files = Set(
            [finding.location.file.id] + finding.trace.map(\.location.file.id)
                + [finding.timer?.file.id].compactMap { $0 })
        let candidates = Set(files.flatMap { ofFile[$0] ?? [] }).sorted()
        let ties = candidates.compactMap { index in subjects[index].tie(to: finding).map { (index: index, tie: $0) } }
        guard let best = ties.map(\.tie).min() else { return [] }
        return ties.filter { $0.tie == best }.map(\.index)
    }

    private func told(_ finding: Finding, _ isSuppressed: Bool) -> TimerFinding {
        TimerFinding(
            rule: finding.rule, severity: finding.severity,
            place: Place(finding.location, enclosing: finding.enclosing),
            message: finding.message, isSuppressed: isSuppressed, outcome: finding.outcome,
            trace: finding.trace.map {
                TimerFinding.Step(place: Place($0.location), message: $0.message, state: $0.state)
            })
    }
}

extension SourceMachine {
    fileprivate mutating func add(trap: String) {
        guard !traps.contains(trap) else { return }
        traps = (traps + [trap]).sorted()
    }
}
