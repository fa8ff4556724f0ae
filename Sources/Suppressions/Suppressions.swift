import TimerlintDiagnostics
import TimerlintSource

/// Lets comments in the source take findings back. In: findings, the files they may stand in, and which rules ran
/// where. Out: what is left, with a finding of its own for each directive that does nothing; and what was taken back.
///
/// A finding is credited to the narrowest directive that covers it (a line before a region before a file, then the
/// first), so that of two directives for one finding the wider one is told to go.
package struct Suppressions: Sendable {
    /// Whether a rule was looked for in a file: only then can it be said that nothing was found.
    package let ran: @Sendable (_ rule: String, SourceFile) -> Bool
    /// Every rule there is.
    package let knownRules: [String]
    /// Whether a directive of a file is reported where it gives no reason.
    package let requiresReason: @Sendable (SourceFile) -> Bool

    /// The rule that directives without effect are reported as, where it ran.
    package static let rule = "unused_suppression"
    /// Its option that makes reasons mandatory.
    package static let reasonOption = "require_reason"

    package init(
        knownRules: [String], ran: @escaping @Sendable (_ rule: String, SourceFile) -> Bool,
        requiresReason: @escaping @Sendable (SourceFile) -> Bool = { _ in false }
    ) {
        self.knownRules = knownRules
        self.ran = ran
        self.requiresReason = requiresReason
    }

    /// The order of the findings is kept; new ones follow.
    package func apply(to findings: [Finding], in files: [SourceFile]) -> LintResult {
        let directives = files.compactMap { file in CrashRecovery.analyzing(file.id) { FileDirectives(file) } }
        guard !directives.isEmpty else { return LintResult(findings: findings, suppressed: []) }
        var table = Dictionary(
            directives.map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { first, _ in first })
        var result = LintResult(findings: [], suppressed: [])
        take(findings, from: &table, into: &result)
        let order = directives.filter { ran(Self.rule, $0.file) }.map { ObjectIdentifier($0.file) }
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
