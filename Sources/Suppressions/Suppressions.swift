import TimerlintDiagnostics
import TimerlintSource

/// Applies suppression comments to findings.
///
/// Input: findings, their files, and which rules ran where. Output: the remaining findings, a new finding for
/// each directive without effect, and the suppressed findings.
///
/// A finding is credited to the narrowest directive that covers it (a line before a region before a file, then
/// the first one), so the wider of two directives is reported as unused.
package struct Suppressions: Sendable {
    /// Whether a rule ran on a file. Only then can a directive for it be unused.
    package let ran: @Sendable (_ rule: String, SourceFile) -> Bool
    /// The ids of all rules.
    package let knownRules: [String]
    /// Whether a directive without a reason is reported in a file.
    package let requiresReason: @Sendable (SourceFile) -> Bool

    /// The rule that reports directives without effect, if it ran.
    package static let rule = "unused_suppression"
    /// The option of `rule` that makes reasons mandatory.
    package static let reasonOption = "require_reason"

    package init(
        knownRules: [String], ran: @escaping @Sendable (_ rule: String, SourceFile) -> Bool,
        requiresReason: @escaping @Sendable (SourceFile) -> Bool = { _ in false }
    ) {
        self.knownRules = knownRules
        self.ran = ran
        self.requiresReason = requiresReason
    }

    /// Whether a file may contain a directive.
    package static func mayConcern(_ file: SourceFile) -> Bool { SuppressionComments.search.occurs(in: file) }

    /// Keeps the order of the findings and appends the new ones.
    package func apply(to findings: [Finding], in files: [SourceFile]) -> LintResult {
        let directives = files.compactMap { file in CrashRecovery.analyzing(file.id) { FileDirectives(file) } }
        guard !directives.isEmpty else { return LintResult(findings: findings, suppressed: []) }
        var table = Dictionary(
            directives.map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { first, _ in first })
        var result = LintResult(findings: [], suppressed: [])
        take(findings, from: &table, into: &result)
        let order = directives.filter { ran(Self.rule, $0.file) }.map { ObjectIdentifier($0.file) }
        // A directive can suppress reports about other directives. Directives that name this rule are judged
        // last, and reports about them cannot be suppressed; otherwise each could suppress the report about
        // itself.
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
