import TimerlintDiagnostics
import TimerlintSource

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
            // In a file without a mention of timers, nothing was missed.
            context.facts.project.files.where { file in
                !file.isWhole && context.facts.vocabulary.occurs(in: file)
            }.flatMap { _, file in
                file.tree.skipped.map { skipped in
                    context.finding(
                        at: file.tree.root, range: skipped.range,
                        "this source could not be parsed and was not checked: \(skipped.reason)")
                }
            }
        })
}
