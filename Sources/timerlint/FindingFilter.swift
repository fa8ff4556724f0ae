import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

/// Leaves of all findings those that count: in the files that were asked for, and known neither to a baseline nor
/// from before a change.
struct FindingFilter {
    let selected: Set<FileID>
    var before: KnownFindings?
    var baseline: (place: BaselineInForce, known: KnownFindings)?
    let names: ReportedNames

    struct Outcome {
        var findings: [Finding]
        /// How many the baseline knows.
        var baselined = 0
        /// Entries of the baseline that matched nothing.
        var unmatched: [FindingKey: Int] = [:]
    }

    func apply(to findings: [Finding]) -> Outcome {
        var outcome = Outcome(findings: findings.filter { selected.contains($0.location.file.id) })
        if let baseline {
            let split = baseline.known.split(outcome.findings) { baseline.place.key(of: $0, names) }
            outcome = Outcome(findings: split.fresh, baselined: split.known.count, unmatched: split.unmatched)
        }
        if let before { outcome.findings = before.split(outcome.findings) { FindingKey($0) }.fresh }
        return outcome
    }

    /// Whether a fix changes nothing but files that the run reports on.
    func mayChange(_ fix: FixIt) -> Bool { fix.changes.allSatisfy { selected.contains($0.file.id) } }

    /// Whether a finding by itself would count; of several with one key none does if one is known.
    func counts(_ finding: Finding) -> Bool {
        guard selected.contains(finding.location.file.id) else { return false }
        if let before, before.counts[FindingKey(finding)] != nil { return false }
        if let baseline, baseline.known.counts[baseline.place.key(of: finding, names)] != nil { return false }
        return true
    }
}
