import TimerlintAnalyses
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintTimers
import TimerlintWorkspace

/// Decides which files are parsed. Input: all files of a run; output: the facts of those that matter, which are the facts of all.
///
/// Files that name a timer are parsed first. What the stages then ask the project's index for, by name, is looked for in the bytes of the others; a file that
/// would have changed an answer is added, and the stages run again, until no file is left that would.
struct Reading {
    let premises: Premises
    let jobs: Int
    /// The share of the files, from 0 to 1, that may be parsed on demand; beyond it the rest is parsed as well, because asking on would cost more.
    let limit: Double
    /// Parses a file.
    let model: @Sendable (SourceFile) -> FileModel

    /// `detect` runs the rules.
    func findings<Finding: Sendable>(in files: [SourceFile], detect: @Sendable (ProjectFacts) -> [Finding]) -> [Finding] {
        let vocabulary = TimerVocabulary(premises)
        let isHit = concurrentMap(files, jobs: jobs) { vocabulary.occurs(in: $0) }
        guard limit <= 0 || isHit.contains(true) else { return [] }
        var read = ReadFiles(files, jobs: jobs, model: model)
        read.add(files.indices.filter { isHit[$0] || isAlwaysRead(files[$0]) })
        let targets = premises.targets(manifests: read.models, sources: files)
        while read.share < limit {
            let facts = facts(Project(files: read.models, questions: read.questions), targets)
            if read.addThoseAskedFor() { continue }
            let found = detect(facts)
            if !read.addThoseAskedFor() { return found }
        }
        read.addAll()
        return detect(facts(Project(files: read.models)))
    }

    /// Manifests declare targets. In Objective-C a name may be spelled in several ways (`timer`, `_timer`, `setTimer:`), so that bytes tell nothing.
    private func isAlwaysRead(_ file: SourceFile) -> Bool {
        file.language != .swift || BuildTargets.isManifest(file.path)
    }

    // Trees can be deep: this stage too needs a worker's stack.
    private func facts(_ project: Project, _ targets: BuildTargets? = nil) -> ProjectFacts {
        concurrentMap([project], jobs: 1) { ProjectFacts($0, premises: premises, targets: targets) }[0]
    }
}
