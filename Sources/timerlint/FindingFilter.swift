import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

/// Keeps the findings that count: those in the requested files that neither a baseline nor the state before a
/// change contains.
struct FindingFilter {
    let selected: Set<FileID>
    var before: KnownFindings?
    var baseline: (place: BaselineInForce, known: KnownFindings)?
    let names: ReportedNames

    struct Outcome {
        var findings: [Finding]
        /// Number of findings in the baseline.
        var baselined = 0
        /// Baseline entries without a matching finding.
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

    /// Whether a fix changes only files that the run reports on.
    func mayChange(_ fix: FixIt) -> Bool { fix.changes.allSatisfy { selected.contains($0.file.id) } }

    /// Whether a finding counts on its own. If several findings share a known key, none of them counts.
    func counts(_ finding: Finding) -> Bool {
        guard selected.contains(finding.location.file.id) else { return false }
        if let before, before.counts[FindingKey(finding)] != nil { return false }
        if let baseline, baseline.known.counts[baseline.place.key(of: finding, names)] != nil { return false }
        return true
    }
}
