import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintSource
import TimerlintSuppressions

/// Adds a suppression comment above each finding that counts. Input: findings. Output: the same findings with
/// the comment as their fix, one comment per line of code, so that it is applied, tested and reverted like any
/// fix.
struct SuppressionStage {
    /// The reason in every comment; `nil` for the default.
    let reason: String?
    let counts: (Finding) -> Bool

    func withComments(_ findings: [Finding]) -> [Finding] {
        // An unused suppression should be removed rather than suppressed.
        let wanted = findings.filter { $0.rule != Suppressions.rule && counts($0) }
        return Dictionary(grouping: wanted, by: Line.init).map { line, findings in
            var first = findings[0]
            first.fix = comment(above: line.number, in: first.location.file, of: findings)
            return first
        }.sorted { ($0.location.file.id, $0.location.range) < ($1.location.file.id, $1.location.range) }
    }

    private struct Line: Hashable {
        let file: FileID
        let number: Int

        init(_ finding: Finding) {
            file = finding.location.file.id
            number = finding.location.start.line
        }
    }

    private func comment(above line: Int, in file: SourceFile, of findings: [Finding]) -> FixIt {
        let comment = SuppressionComment(rules: findings.map(\.rule), reason: reason)
        return FixIt(
            title: "suppress it here", safety: .safe, edits: [FileEdit(file, comment.edit(above: line, in: file))])
    }
}
