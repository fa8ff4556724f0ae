import TimerlintRules
import TimerlintSemantics
import TimerlintSource
import TimerlintSuppressions
import TimerlintTimers
import TimerlintWorkspace

/// Lints the files of one project repeatedly while some of them change, as typing and fixing do. Parses only new files,
/// and takes over the indices of the others. The facts and the rules cover the whole project each time, because the
/// meaning of a file can depend on every other one; but if they read nothing of what an edit changes, `analyze` takes the
/// last findings, moved by the edit: every stage would ask the same questions again and get the same answers. The results
/// equal those of `Linter`.
package final class RepeatedLinter {
    package let linter: Linter
    /// Keyed by identity, because a changed file is a new object. Keeps only the models of the last call.
    private let models: Guarded<[ObjectIdentifier: FileModel]>
    /// The files of the last call with their findings: the last trial of the fix loop is also the reported
    /// result.
    private var last: (files: [SourceFile], result: LintResult)?
    /// The last analysis in which all stages ran, and the last one that held for other texts: what one types may join what
    /// follows until the next keystroke. The one that held last comes first.
    private var settled: [Settled] = []
    /// The last facts, from which the next ones take over what did not change.
    private var facts: ProjectFacts?

    /// Shares the parsed files and the indices of `other`, if given.
    package init(_ linter: Linter, sharingModelsWith other: RepeatedLinter? = nil) {
        self.linter = linter
        models = other?.models ?? Guarded([:])
        facts = other?.facts
    }

    /// The findings with the facts about the files; no facts if no file mentions a timer.
    package struct Analysis: Sendable {
        package let result: LintResult
        /// `nil` if no file mentions a timer.
        package let facts: ProjectFacts?
    }

    private struct Settled {
        let result: SettledResult
        let facts: ProjectFacts?
        var hasHeld = false
    }

    /// All rules run, unless the files are those of the last call.
    package func lint(_ files: [SourceFile]) -> LintResult {
        if let last, last.files.elementsEqual(files, by: ===) { return last.result }
        let result = result(facts(of: files), files) { false }
        last = (files, result)
        return result
    }

    /// `nil` if the request became outdated during the analysis. The facts may be about earlier texts of some files, from
    /// which the same follows.
    package func analyze(_ files: [SourceFile], isOutdated: @escaping @Sendable () -> Bool) -> Analysis? {
        let models = concurrentMap(files, jobs: linter.jobs, model)
        if let analysis = analysisThatHolds(for: models) { return analysis }
        // Frees all but what the next analysis takes over before there is one more: the most if the files declare the same.
        let held = settled.filter(\.hasHeld) + settled
        let last = held.first { $0.facts?.project.declares(theSameAs: models) == true } ?? held.first
        settled = [last].compactMap(\.self)
        self.facts = last?.facts ?? self.facts
        let facts = facts(of: files)
        if isOutdated() { return nil }
        let result = result(facts, files, isOutdated: isOutdated)
        if isOutdated() { return nil }
        settled.insert(Settled(result: SettledResult(result), facts: facts), at: 0)
        return Analysis(result: result, facts: facts)
    }

    /// What follows from an earlier analysis.
    private func analysisThatHolds(for models: [FileModel]) -> Analysis? {
        for (index, earlier) in settled.enumerated() {
            guard let facts = earlier.facts, facts.project.files.count == models.count,
                let result = linter.result(after: models, of: earlier.result, from: facts)
            else { continue }
            settled.swapAt(0, index)
            settled[0].hasHeld = true
            forgetModels(except: models.map(\.file))
            return Analysis(result: result, facts: facts)
        }
        return nil
    }

    /// The facts about these very texts.
    package func currentFacts(_ files: [SourceFile]) -> ProjectFacts? {
        if let facts, facts.project.files.sources.elementsEqual(files, by: ===) { return facts }
        return facts(of: files)
    }

    private func facts(of files: [SourceFile]) -> ProjectFacts? {
        defer { forgetModels(except: files) }
        let found = linter.facts(of: files, replacing: facts, model: model)
        if let found { facts = found }
        return found
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

    /// The number of bytes in a file that the parser skipped.
    package func unscanned(_ file: SourceFile) -> Int {
        // Trees can be deep, so parsing needs a worker's stack.
        concurrentMap([file], jobs: 1, model)[0].tree.skipped.reduce(0) { $0 + $1.range.length }
    }

    private var model: @Sendable (SourceFile) -> FileModel {
        { [models] file in
            // The model retains its file, so no other object can reuse its identity.
            if let known = models.withLock({ $0[ObjectIdentifier(file)] }) { return known }
            let made = Linter.model(of: file)
            made.tree.recordReading()
            models.withLock { $0[ObjectIdentifier(file)] = made }
            return made
        }
    }
}
