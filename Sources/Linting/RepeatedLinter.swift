import TimerlintSemantics
import TimerlintSource
import TimerlintSuppressions
import TimerlintWorkspace

/// Lints the files of one project again and again while a few of them change, as fixing does: only files that it has not met before are parsed. What a file means
/// can depend on every other one, so the index, the facts and the rules are those of the whole project each time, and the result is what `Linter` gives.
package final class RepeatedLinter {
    package let linter: Linter
    /// By identity: a file that changed is another object. Only those of the last call are kept.
    private let models = Guarded<[ObjectIdentifier: FileModel]>([:])
    /// The files of the last call with what was found in them: the last trial of fixes is what the run reports.
    private var last: (files: [SourceFile], result: LintResult)?

    package init(_ linter: Linter) { self.linter = linter }

    package func lint(_ files: [SourceFile]) -> LintResult {
        if let last, last.files.elementsEqual(files, by: ===) { return last.result }
        let result = linter.lint(files, model: model)
        last = (files, result)
        models.withLock { models in
            guard models.count > 2 * files.count else { return }
            let current = Set(files.map { ObjectIdentifier($0) })
            models = models.filter { current.contains($0.key) }
        }
        return result
    }

    /// How many bytes of a file the scanner cannot make sense of.
    package func unscanned(_ file: SourceFile) -> Int {
        // Trees can be deep: parsing needs a worker's stack.
        concurrentMap([file], jobs: 1, model)[0].tree.skipped.reduce(0) { $0 + $1.range.length }
    }

    private var model: @Sendable (SourceFile) -> FileModel {
        { [models] file in
            // The model keeps its file, so that no other can take its identity.
            if let known = models.withLock({ $0[ObjectIdentifier(file)] }) { return known }
            let made = Linter.model(of: file)
            models.withLock { $0[ObjectIdentifier(file)] = made }
            return made
        }
    }
}
