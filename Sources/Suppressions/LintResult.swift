import TimerlintDiagnostics

/// The result of linting a set of sources.
package struct LintResult: Sendable {
    /// Sorted by path, position, rule.
    package var findings: [Finding]
    package var suppressed: [SuppressedFinding]
}
