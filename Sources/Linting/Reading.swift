import Facts
import Model
import Source
import Workspace

/// Decides which files are parsed. Input: all files of a run; output: the facts of those that matter, which are the facts of all.
///
/// Files that name a timer are parsed first. What the stages then ask the project's index for, by name, is looked for in the bytes of the others; a file that
/// would have changed an answer is added, and the stages run again, until no file is left that would.
struct Reading {
    let premises: Premises
    let jobs: Int
    /// Without it every file is parsed.
    let usesPreFilter: Bool
    /// Parses a file.
    let model: @Sendable (SourceFile) -> FileModel

    /// `detect` runs the rules.
    func findings<Finding: Sendable>(in files: [SourceFile], detect: @Sendable (ProjectFacts) -> [Finding]) -> [Finding] {
        guard usesPreFilter else { return detect(facts(of: parsed(files))) }
        let vocabulary = TimerVocabulary(premises)
        let isHit = concurrentMap(files, jobs: jobs) { vocabulary.occurs(in: $0) }
        guard isHit.contains(true) else { return [] }
        var open = Set(files.indices.filter { !isHit[$0] && !isAlwaysRead(files[$0]) })
        var models = Array<FileModel?>(repeating: nil, count: files.count)
        add(Array(files.indices.filter { !open.contains($0) }), of: files, to: &models)
        let targets = BuildTargets(Project(files: models.compactMap { $0 }), premises: premises, sources: files)
        let questions = Questions()
        var known: [String: Questions.Kinds] = [:]
        while true {
            let facts = facts(of: models.compactMap { $0 }, questions, targets)
            if extend(&models, files, &open, questions, &known) { continue }
            let found = detect(facts)
            if !extend(&models, files, &open, questions, &known) { return found }
        }
    }

    /// Manifests declare targets. In Objective-C a name may be spelled in several ways (`timer`, `_timer`, `setTimer:`), so that bytes tell nothing.
    private func isAlwaysRead(_ file: SourceFile) -> Bool {
        file.language != .swift || file.path == "Package.swift" || file.path.hasSuffix("/Package.swift")
    }

    private func parsed(_ files: [SourceFile]) -> [FileModel] {
        concurrentMap(files, jobs: jobs, model)
    }

    private func add(_ indices: [Int], of files: [SourceFile], to models: inout [FileModel?]) {
        for (index, model) in zip(indices, parsed(indices.map { files[$0] })) { models[index] = model }
    }

    // Trees can be deep: this stage too needs a worker's stack.
    private func facts(of models: [FileModel], _ questions: Questions? = nil, _ targets: BuildTargets? = nil) -> ProjectFacts {
        concurrentMap([models], jobs: 1) { ProjectFacts(Project(files: $0, questions: questions), premises: premises, targets: targets) }[0]
    }

    /// Adds the files that answer what was asked since the last time; `false` where there is none.
    private func extend(
        _ models: inout [FileModel?], _ files: [SourceFile], _ open: inout Set<Int>, _ questions: Questions, _ known: inout [String: Questions.Kinds]
    ) -> Bool {
        let asked = questions.names
        let new = asked.filter { name, kinds in known[name].map { !$0.isSuperset(of: kinds) } ?? true }
        known = asked
        guard !new.isEmpty, !open.isEmpty else { return false }
        let search = NameSearch(new.keys)
        let candidates = open.sorted()
        let answers = concurrentMap(candidates, jobs: jobs) { index -> FileModel? in
            guard search.occurs(in: files[index].bytes) else { return nil }
            let found = model(files[index])
            return found.answers(new) ? found : nil
        }
        for (index, model) in zip(candidates, answers) where model != nil {
            models[index] = model
            open.remove(index)
        }
        return answers.contains { $0 != nil }
    }
}
