import TimerlintDiagnostics
import TimerlintSource

extension Rule {
    static let malformedSource = Rule(
        id: "malformed_source",
        summary: "source that the scanner had to skip",
        why: """
            The scanner could not understand this text, in a file that speaks of timers, and went on after it. Nothing in the skipped part was checked, so silence about it is \
            no clean bill. Code that compiles is never reported; please report it as a bug if it is.
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
            // Where nothing speaks of timers, nothing was missed.
            context.facts.project.files.filter { !$0.tree.skipped.isEmpty && context.facts.vocabulary.occurs(in: $0.file) }.flatMap { file in
                file.tree.skipped.map { skipped in
                    context.finding(at: file.tree.root, range: skipped.range, "skipped source that could not be read: \(skipped.reason)")
                }
            }
        })
}
