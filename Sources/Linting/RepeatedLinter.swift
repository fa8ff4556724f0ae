import Model
import Source
import Workspace

/// Lints the files of one project again and again while a few of them change, as fixing does: only files that it has not met before are parsed. What a file means
/// can depend on every other one, so the index, the facts and the rules are those of the whole project each time, and the result is what `Linter` gives.
package final class RepeatedLinter {
    package let linter: Linter
    /// By identity: a file that changed is another object. Only those of the last call are kept.
    private var models: [ObjectIdentifier: FileModel] = [:]

    package init(_ linter: Linter) { self.linter = linter }

    package func lint(_ files: [SourceFile]) -> LintResult {
        let unknown = files.filter { models[ObjectIdentifier($0)] == nil }
        for model in concurrentMap(unknown, jobs: linter.jobs, { collectDeclarations(parseSource($0)) }) { models[ObjectIdentifier(model.file)] = model }
        let current = files.compactMap { models[ObjectIdentifier($0)] }
        if models.count > 2 * files.count { models = Dictionary(current.map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { first, _ in first }) }
        return linter.lint(files, models: current)
    }

    /// How many bytes of a file the scanner cannot make sense of.
    package func unscanned(_ file: SourceFile) -> Int {
        if models[ObjectIdentifier(file)] == nil {
            models[ObjectIdentifier(file)] = concurrentMap([file], jobs: 1) { collectDeclarations(parseSource($0)) }[0]
        }
        return models[ObjectIdentifier(file)]?.tree.skipped.reduce(0) { $0 + $1.range.length } ?? 0
    }
}
