import Diagnostics
import Source

/// Lets comments in the source take findings back. In: findings, the files they may stand in, and which rules ran.
/// Out: what is left, with a finding of its own for each directive that does nothing; and what was taken back.
///
/// A finding is credited to the narrowest directive that covers it (a line before a region before a file, then the
/// first), so that of two directives for one finding the wider one is told to go.
package struct Suppressions: Sendable {
    /// The rules that were looked for: only of these can be said that nothing was found.
    package let ranRules: Set<String>
    /// Every rule there is.
    package let knownRules: [String]
    /// Whether a directive without a reason is reported.
    package let requiresReason: Bool

    /// The rule that directives without effect are reported as, where it ran.
    package static let rule = "unused_suppression"

    package init(ranRules: Set<String>, knownRules: [String], requiresReason: Bool = false) {
        self.ranRules = ranRules
        self.knownRules = knownRules
        self.requiresReason = requiresReason
    }

    /// The order of the findings is kept; new ones follow.
    package func apply(to findings: [Finding], in files: [SourceFile]) -> LintResult {
        let directives = files.compactMap(FileDirectives.init)
        guard !directives.isEmpty else { return LintResult(findings: findings, suppressed: []) }
        var table = Dictionary(directives.map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { first, _ in first })
        var result = LintResult(findings: [], suppressed: [])
        take(findings, from: &table, into: &result)
        guard ranRules.contains(Self.rule) else { return result }
        let order = directives.map { ObjectIdentifier($0.file) }
        // An id may take back what is said of others: those that name this rule are judged last, and nothing takes
        // back what is said of them, or each would take back its own fault.
        take(order.flatMap { table[$0]?.faults(self, ofOwnRule: false) ?? [] }, from: &table, into: &result)
        result.findings += order.flatMap { table[$0]?.faults(self, ofOwnRule: true) ?? [] }
        return result
    }

    private func take(
        _ findings: [Finding], from table: inout [ObjectIdentifier: FileDirectives], into result: inout LintResult
    ) {
        for finding in findings {
            if let reason = table[ObjectIdentifier(finding.location.file)]?.credit(finding) {
                result.suppressed.append(SuppressedFinding(finding: finding, reason: reason))
            } else {
                result.findings.append(finding)
            }
        }
    }
}
