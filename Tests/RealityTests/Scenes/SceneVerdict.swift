import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource

/// The linter's findings in a scene, from all rules.
struct SceneVerdict {
    private let findings: [Finding]

    init(_ scene: Scene) {
        let files = scene.files.sorted { $0.key < $1.key }.map {
            SourceFile(path: $0, language: .swift, bytes: Array($1.utf8))
        }
        findings = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1).lint(files).findings
    }

    /// The highest level of each rule with findings.
    var levels: [String: Severity] {
        Dictionary(findings.map { ($0.rule, $0.severity) }) { max($0, $1) }
    }

    var summary: String {
        findings.map { "\($0.location.start.line): \($0.severity) \($0.rule): \($0.message)" }.joined(separator: "\n")
    }
}
