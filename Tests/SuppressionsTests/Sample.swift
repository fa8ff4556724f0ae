import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSuppressions
import TimerlintSource

/// A linted source text in which every `BAD` is a finding of `bad_timer` and every `UGLY` one of `ugly_timer`.
struct Sample {
    let file: SourceFile
    let result: LintResult

    init(
        _ text: String, ranRules: Set<String> = ["bad_timer", "ugly_timer", Suppressions.rule],
        requiresReason: Bool = false
    ) {
        file = SourceFile(path: "Clock.swift", language: .swift, bytes: Array(text.utf8))
        let file = file
        let findings = [("BAD", "bad_timer"), ("UGLY", "ugly_timer")].flatMap { word, rule in
            places(of: word, in: file).map { range in
                Finding(
                    rule: rule, severity: .warning, location: Location(file: file, range: range), message: "it stops")
            }
        }
        let known = ["bad_timer", "ugly_timer", "default_run_loop_mode", Suppressions.rule]
        result = Suppressions(
            knownRules: known, ran: { rule, _ in ranRules.contains(rule) }, requiresReason: { _ in requiresReason }
        )
        .apply(to: findings.filter { ranRules.contains($0.rule) }, in: [file])
    }

    /// The lines with remaining findings of the sample's rules.
    var left: [Int] { result.findings.filter { $0.rule != Suppressions.rule }.map(\.location.start.line) }

    /// `line: severity: message` of the findings about directives.
    var faults: [String] {
        result.findings.filter { $0.rule == Suppressions.rule }
            .map { "\($0.location.start.line): \($0.severity.rawValue): \($0.message)" }
    }

    /// The text after applying every safe fix in sequence.
    var fixed: String {
        let fixes = result.findings.compactMap(\.fix).filter { $0.safety == .safe }
        let edits = fixes.flatMap(\.changes).flatMap(\.edits).sorted { $0.range < $1.range }
        return String(decoding: edits.applied(to: file.bytes), as: UTF8.self)
    }
}

private func places(of word: String, in file: SourceFile) -> [SourceRange] {
    let pattern = Array(word.utf8)
    return file.bytes.indices.filter { file.bytes[$0...].starts(with: pattern) }
        .map { SourceRange(UInt32($0), UInt32($0 + pattern.count)) }
}
