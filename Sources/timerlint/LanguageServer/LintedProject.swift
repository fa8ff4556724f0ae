import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLanguageServer
import TimerlintLinting
import TimerlintSource
import TimerlintWorkspace

/// One project of a client's, with all that stays the same from one request to the next: configurations, the files
/// there are, their bytes and their trees. Cost of a request: reading and parsing what changed, then the analyses of
/// the whole project.
struct LintedProject {
    private let session: Session
    private let files: Session.Files
    private let again: RepeatedLinter
    private let filter: FindingFilter
    private let reader: SourceReader
    /// What each path on disk gave when it was read.
    private var read: [Path: SourceFile?] = [:]
    /// The open documents' files, so that one that did not change stays the same object.
    private var overlaid: [Path: SourceFile] = [:]
    /// What was linted last.
    private(set) var sources: [SourceFile] = []
    private var places: [ObjectIdentifier: Path] = [:]
    private(set) var findings: [Finding] = []

    /// Reads configurations and finds the files. `paths` are what is reported on; `absent` open documents that are not
    /// on disk. All are absolute. Throws `Failure` or `ConfigurationError`.
    init(root: Path, paths: [Path], absent: [Path], jobs: Int) throws {
        let command = try LintCommand.parse(["--force-exclude", "--jobs", "\(jobs)"])
        session = try Session(command.files, command.rules, folder: root)
        files = try session.adding(absent, to: try session.findFiles(at: paths), below: paths)
        let (rules, premises) = try session.configuration(for: files)
        again = RepeatedLinter(Linter(rules: rules, jobs: jobs, premises: premises))
        let names = session.surroundings.names
        var filter = FindingFilter(selected: Set(files.found.selected.map(names.id)), names: names)
        filter.baseline = try BaselineInForce.known(option: nil, session, files.found)
        self.filter = filter
        reader = SourceReader(settings: session.surroundings.settings)
    }

    /// Whether a path is among those that were found.
    func holds(_ path: Path) -> Bool { files.found.selected.contains(path) || files.found.context.contains(path) }

    /// Lints with the texts of open documents in place of files; `changed` are read again.
    mutating func lint(_ overlays: [Path: [UInt8]], changed: Set<Path>) {
        for path in changed { read[path] = nil }
        sources = []
        places = [:]
        for path in files.found.selected + files.found.context {
            guard let file = overlays[path].map({ overlaidFile(path, $0) }) ?? diskFile(path) else { continue }
            sources.append(file)
            places[ObjectIdentifier(file)] = path
        }
        overlaid = overlaid.filter { overlays[$0.key] != nil }
        findings = filter.apply(to: again.lint(sources).findings).findings
    }

    private mutating func overlaidFile(_ path: Path, _ bytes: [UInt8]) -> SourceFile? {
        if let known = overlaid[path], known.bytes == bytes { return known }
        overlaid[path] = reader.classify(bytes, path: path, isNamed: false).source
        return overlaid[path]
    }

    private mutating func diskFile(_ path: Path) -> SourceFile? {
        if let known = read[path] { return known }
        let file = reader.read(path, isNamed: files.found.named.contains(path)).source
        read[path] = .some(file)
        return file
    }

    /// The document that a source is.
    func document(of file: SourceFile) -> DocumentKey { .file(places[ObjectIdentifier(file)] ?? Path(bytes: file.id.bytes)) }

    // MARK: Fixes

    /// Applies the wanted fixes as the command does: one that would break a file or bring a finding is refused.
    func fix(_ isWanted: @escaping (Finding) -> Bool) -> FixOutcome {
        let loop = FixLoop(lint: { again.lint($0).findings }, unscanned: again.unscanned) {
            filter.counts($0) && isWanted($0)
        }
        let outcome = loop.run(sources, findings: again.lint(sources).findings)
        guard !outcome.changed.isEmpty else {
            return .refused(reason: outcome.dropped.first?.reason.rawValue ?? "there is nothing to fix")
        }
        return .edits(
            outcome.changed.map { .init(document: document(of: $0.original), file: $0.original, edits: $0.edits) })
    }
}

extension SourceReader.Outcome {
    fileprivate var source: SourceFile? {
        if case .source(let file, _) = self { file } else { nil }
    }
}
