import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let malformedSource = Rule(
        id: "malformed_source",
        summary: "source that the scanner could not parse",
        why: """
            timerlint's scanner could not understand a part of a file that uses timers, skipped it, and went on. \
            Nothing in that part was checked, so no finding there proves nothing.
            """,
        notice: """
            You do not: the compiler would have complained. Usually the file is half edited or a template.
            """,
        remedy: """
            Finish or exclude the file. If it compiles, this is a bug in timerlint: please report it.
            """,
        severity: .note, since: "0.1.0",
        example: Example(
            bad: """
                func broken( {
                    let timer = Timer(
                }
                """,
            good: """
                func whole(_ timer: Timer) {
                    timer.invalidate()
                }
                """),
        detect: { context in
            context.facts.project.files.models.flatMap { UnparsedParts.findings(in: $0, context.facts.vocabulary) }
        })
}

/// What the parser skipped. Follows from each file alone, so finding it counts as reading none of the project.
package enum UnparsedParts {
    package static let rule = Rule.malformedSource.id

    /// Empty for a file without a mention of timers: nothing was missed there.
    package static func findings(in model: FileModel, _ vocabulary: TimerVocabulary) -> [Finding] {
        guard !model.tree.skipped.isEmpty, vocabulary.occurs(in: model.file) else { return [] }
        return model.tree.skipped.map { skipped in
            Finding(
                rule: rule, severity: Rule.malformedSource.severity,
                location: Location(file: model.file, range: skipped.range),
                message: "this source could not be parsed and was not checked: \(skipped.reason)",
                enclosing: model.enclosingName(of: model.tree.root))
        }
    }
}
