import TimerlintSemantics
import TimerlintSource
import TimerlintSuppressions
import TimerlintTimers
import TimerlintWorkspace

/// Lints the files of one project again and again while a few of them change, as fixing does: only files that it has
/// not met before are parsed. What a file means can depend on every other one, so the index, the facts and the rules
/// are those of the whole project each time, and the result is what `Linter` gives.
package final class RepeatedLinter {
    package let linter: Linter
    /// By identity: a file that changed is another object. Only those of the last call are kept.
    private let models: Guarded<[ObjectIdentifier: FileModel]>
    /// The files of the last call with what was found in them: the last trial of fixes is what the run reports.
    private var last: (files: [SourceFile], result: LintResult)?

    /// With `other`, what that one has parsed is not parsed again.
    package init(_ linter: Linter, sharingModelsWith other: RepeatedLinter? = nil) {
        self.linter = linter
        models = other?.models ?? Guarded([:])
    }

    /// What linting found, and what it knows of the files; no facts where nobody names a timer.
    package struct Analysis: Sendable {
        package let result: LintResult
        package let facts: ProjectFacts?
    }

    package func lint(_ files: [SourceFile]) -> LintResult {
        if let last, last.files.elementsEqual(files, by: ===) { return last.result }
        let result = result(facts(of: files), files) { false }
        last = (files, result)
        return result
    }

    /// `nil` where the result became outdated on the way.
    package func analyze(_ files: [SourceFile], isOutdated: @escaping @Sendable () -> Bool) -> Analysis? {
        let facts = facts(of: files)
        if isOutdated() { return nil }
        let result = result(facts, files, isOutdated: isOutdated)
        return isOutdated() ? nil : Analysis(result: result, facts: facts)
    }

    private func facts(of files: [SourceFile]) -> ProjectFacts? {
        defer { forgetModels(except: files) }
        return linter.facts(of: files, model: model)
    }

    private func result(_ facts: ProjectFacts?, _ files: [SourceFile], isOutdated: @escaping @Sendable () -> Bool)
        -> LintResult
    {
        linter.withSuppressions(facts.map { linter.findings($0, isOutdated: isOutdated) } ?? [], in: files)
    }

    private func forgetModels(except files: [SourceFile]) {
        models.withLock { models in
            guard models.count > 2 * files.count else { return }
            let current = Set(files.map { ObjectIdentifier($0) })
            models = models.filter { current.contains($0.key) }
        }
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
