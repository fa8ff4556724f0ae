import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLanguageServer
import TimerlintLinting
import TimerlintSource
import TimerlintTimers
import TimerlintWorkspace

/// One project of the client, with the state kept between requests: configurations, file list, contents and
/// trees. Cost of a request: reading and parsing the changed files, then analyzing the whole project, unless no analysis
/// has read what changed.
struct LintedProject {
    /// The linted part of a project and its configuration.
    struct Scope: Equatable {
        /// Workspace folders, or open documents outside of all of them.
        var paths: Set<Path> = []
        /// Open documents that are not on disk.
        var absent: Set<Path> = []
        /// The open configurations, which replace those on disk.
        var configurations: [Path: [UInt8]] = [:]
        /// Replaces all configurations.
        var onlyConfiguration: String?
    }

    let scope: Scope
    private let jobs: Int
    private let files: Session.Files
    private let held: Set<Path>
    private let repeatedLinter: RepeatedLinter
    private let filter: FindingFilter
    private let reader: SourceReader
    private var disk: DiskSources
    /// The files of the open documents; an unchanged one keeps its object.
    private var overlaid: [Path: SourceFile] = [:]
    /// The last linted sources, and the result.
    private var sources: [SourceFile] = []
    private var places: [ObjectIdentifier: Path] = [:]
    private var all: [Finding] = []
    private(set) var findings: [Finding] = []
    private var mentionsTimers = false

    /// Reads configurations and finds the files. Reads again only what changed since `previous`. Throws
    /// `Failure` or `ConfigurationError`.
    init(root: Path, _ scope: Scope, jobs: Int, replacing previous: LintedProject?) throws {
        self.scope = scope
        self.jobs = jobs
        let options = scope.onlyConfiguration.map { ["--config", $0] } ?? []
        let command = try LintCommand.parse(["--force-exclude"] + options)
        let session = try Session(command.files, command.rules, folder: root, configurations: scope.configurations)
        let paths = scope.paths.sorted()
        files = try session.adding(scope.absent.sorted(), to: try session.findFiles(at: paths), below: paths)
        let (rules, premises) = try session.configuration(for: files)
        repeatedLinter = RepeatedLinter(
            Linter(rules: rules, jobs: jobs, premises: premises), sharingModelsWith: previous?.repeatedLinter)
        let names = session.surroundings.names
        var filter = FindingFilter(selected: Set(files.found.selected.map(names.id)), names: names)
        filter.baseline = try BaselineInForce.known(option: nil, session, files.found)
        self.filter = filter
        reader = SourceReader(settings: session.surroundings.settings)
        held = Set(files.found.selected + files.found.context)
        disk = previous?.disk ?? DiskSources()
        disk.keepOnly(held)
        disk.read(diskPaths, named: files.found.named, comparingStamps: true, reader: reader, jobs: jobs)
        overlaid = previous?.overlaid ?? [:]
    }

    private var diskPaths: [Path] { files.found.selected + files.found.context }

    /// Whether a path is one of the project's files.
    func holds(_ path: Path) -> Bool { held.contains(path) }

    /// Lints with the texts of open documents instead of their files; rereads the `changed` files. `false` if
    /// the result became outdated meanwhile.
    mutating func lint(
        _ overlays: [Path: [UInt8]], changed: Set<Path>, isOutdated: @escaping @Sendable () -> Bool
    ) -> Bool {
        disk.expire(changed)
        disk.read(
            Array(changed.intersection(held)), named: files.found.named, comparingStamps: false, reader: reader,
            jobs: jobs)
        let paths = diskPaths
        let files = paths.map { path in overlays[path].map { overlaidFile(path, $0) } ?? disk[path] }
        overlaid = overlaid.filter { overlays[$0.key] != nil }
        let present = files.compactMap { $0 }
        if mentionsTimers, present.elementsEqual(sources, by: ===) { return true }
        guard let analysis = repeatedLinter.analyze(present, isOutdated: isOutdated) else { return false }
        sources = present
        places = Dictionary(
            zip(paths, files).compactMap { path, file in file.map { (ObjectIdentifier($0), path) } },
            uniquingKeysWith: { $1 })
        mentionsTimers = analysis.facts != nil
        all = analysis.result.findings
        findings = filter.apply(to: all).findings
        return true
    }

    private mutating func overlaidFile(_ path: Path, _ bytes: [UInt8]) -> SourceFile? {
        if let known = overlaid[path], known.bytes == bytes { return known }
        guard case .source(let file, _) = reader.classify(bytes, path: path, isNamed: false) else { return nil }
        overlaid[path] = file
        return file
    }

    /// The facts about the last linted texts.
    var facts: ProjectFacts? { mentionsTimers ? repeatedLinter.currentFacts(sources) : nil }

    /// The document of a source.
    func document(of file: SourceFile) -> DocumentKey {
        .file(places[ObjectIdentifier(file)] ?? filter.names.path(of: file.id))
    }

    // MARK: Fixes

    /// Applies the selected fixes as on the command line: rejects one that would break a file or cause a
    /// finding.
    func fix(_ isWanted: @escaping (Finding) -> Bool) -> FixOutcome {
        let loop = FixLoop(lint: { repeatedLinter.lint($0).findings }, unscanned: repeatedLinter.unscanned) { finding in
            guard let fix = finding.fix, isWanted(finding) else { return false }
            return filter.counts(finding) && filter.mayChange(fix)
        }
        let outcome = loop.run(sources, findings: all)
        guard !outcome.changed.isEmpty else {
            return .refused(reason: outcome.dropped.first?.reason.rawValue ?? "there is nothing to fix")
        }
        return .edits(
            outcome.changed.map { .init(document: document(of: $0.original), file: $0.original, edits: $0.edits) })
    }
}
