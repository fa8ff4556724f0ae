import TimerlintDiagnostics

/// What linting a set of sources gave.
package struct LintResult: Sendable {
    /// Sorted by path, position, rule.
    package var findings: [Finding]
    package var suppressed: [SuppressedFinding]
}
