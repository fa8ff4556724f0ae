import TimerlintSemantics
import TimerlintSource
import TimerlintWorkspace

/// The files of a run, some of them read so far.
struct ReadFiles {
    private enum State {
        /// Nothing is known but its bytes.
        case closed
        /// Parsed, and found to answer nothing so far.
        case beside(FileModel)
        case read(FileModel)
    }

    /// What the project of the files read so far is asked for.
    let questions = Questions()
    private let files: [SourceFile]
    private let jobs: Int
    private let model: @Sendable (SourceFile) -> FileModel
    private var states: [State]
    /// The questions that every file was searched for.
    private var answered: [String: Questions.Kinds] = [:]

    init(_ files: [SourceFile], jobs: Int, model: @escaping @Sendable (SourceFile) -> FileModel) {
        self.files = files
        self.jobs = jobs
        self.model = model
        states = Array(repeating: .closed, count: files.count)
    }

    /// In the order of the files.
    var models: [FileModel] {
        states.compactMap { if case .read(let model) = $0 { model } else { nil } }
    }

    /// How much of the run was parsed, from 0 to 1.
    var share: Double {
        let parsed = states.count { if case .closed = $0 { false } else { true } }
        return Double(parsed) / Double(max(1, states.count))
    }

    mutating func addAll() {
        add(states.indices.filter { if case .closed = states[$0] { true } else { false } })
        states = states.map { if case .beside(let model) = $0 { .read(model) } else { $0 } }
    }

    mutating func add(_ indices: [Int]) {
        let models = concurrentMap(indices.map { files[$0] }, jobs: jobs, model)
        for (index, model) in zip(indices, models) { states[index] = .read(model) }
    }

    /// Adds the files that answer what was asked since the last time; `false` where there is none.
    mutating func addThoseAskedFor() -> Bool {
        let asked = questions.names
        let new = asked.filter { name, kinds in answered[name].map { !$0.isSuperset(of: kinds) } ?? true }
        answered = asked
        guard !new.isEmpty else { return false }
        let search = NameSearch(new)
        let candidates = states.indices.filter { if case .read = states[$0] { false } else { true } }
        let found = concurrentMap(candidates, jobs: jobs) { [self] in state(of: $0, after: new, search) }
        for (index, state) in zip(candidates, found) { states[index] = state }
        return found.contains { if case .read = $0 { true } else { false } }
    }

    private func state(of index: Int, after questions: [String: Questions.Kinds], _ search: NameSearch) -> State {
        let known: FileModel
        switch states[index] {
        case .read: return states[index]
        case .beside(let model): known = model
        case .closed:
            guard search.occurs(in: files[index].bytes) else { return .closed }
            known = model(files[index])
        }
        return known.answers(questions) ? .read(known) : .beside(known)
    }
}
