import TimerlintConfig
import TimerlintDiagnostics
import TimerlintLanguageServer
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintWorkspace

/// Lints all projects that a client's folders and open documents belong to. Input: requests of the server; output: the
/// findings that the command would report. Used by one thread at a time.
final class ProjectLinter: ProjectLinting, @unchecked Sendable {
    private let jobs: Int
    /// By root.
    private var projects: [Path: LintedProject] = [:]
    /// What the projects were made for: where it is another one, they are made anew.
    private var scope: [Path: Scope] = [:]
    private let untitled: Linter
    private var untitledFiles: [String: SourceFile] = [:]

    /// What of a project is reported on.
    private struct Scope: Equatable {
        /// Folders of the client, or open documents outside of all of them.
        var paths: Set<Path> = []
        /// Open documents that are not on disk.
        var absent: Set<Path> = []
    }

    /// Throws `Failure` where the working folder cannot be read.
    init(jobs: Int) throws {
        self.jobs = jobs
        untitled = Linter(rules: Catalogue.rules.filter { !$0.isOptIn }.map { ActiveRule(rule: $0) }, jobs: 1)
    }

    func lint(_ request: LintRequest) -> LintAnswer? {
        let overlays = Dictionary(
            request.overlays.compactMap { overlay in path(of: overlay.key).map { ($0, overlay.bytes) } },
            uniquingKeysWith: { $1 })
        var faults: [ConfigurationFault] = []
        let scopes = scopes(of: request.folders, open: Array(overlays.keys))
        projects = projects.filter { scopes[$0.key] != nil }
        for (root, wanted) in scopes.sorted(by: { $0.key < $1.key }) {
            if request.isOutdated.isSet { return nil }
            refresh(root, wanted, request.changedOnDisk, &faults)
            projects[root]?.lint(overlays, changed: request.changedOnDisk.files)
        }
        scope = scopes
        if request.isOutdated.isSet { return nil }
        let found = projects.sorted { $0.key < $1.key }.flatMap { _, project in
            project.findings.map { LocatedFinding($0, document: project.document) }
        }
        return LintAnswer(
            generation: request.generation, findings: found + lintUntitled(request.overlays), faults: faults)
    }

    private func path(of key: DocumentKey) -> Path? { if case .file(let path) = key { path } else { nil } }

    /// Makes a project anew where its files or configurations may be other ones. One with a mistake in a configuration
    /// stays as it was.
    private func refresh(_ root: Path, _ wanted: Scope, _ changes: DiskChanges, _ faults: inout [ConfigurationFault]) {
        if let known = projects[root], scope[root] == wanted, changes.files.allSatisfy(known.holds),
            !changes.isAnything, brokenRoots[root] == nil
        {
            return
        }
        do {
            projects[root] = try LintedProject(
                root: root, paths: wanted.paths.sorted(), absent: wanted.absent.sorted(), jobs: jobs)
            brokenRoots[root] = nil
        } catch {
            let fault = fault(error, in: root)
            brokenRoots[root] = fault
            faults.append(fault)
        }
    }

    /// The projects whose configurations have a mistake.
    private var brokenRoots: [Path: ConfigurationFault] = [:]

    private func fault(_ error: any Error, in root: Path) -> ConfigurationFault {
        switch error {
        case let error as ConfigurationError:
            ConfigurationFault(path: absolute(Path(error.file), in: root), line: error.line, message: error.problem)
        case let failure as Failure:
            ConfigurationFault(path: root.appending(ConfigurationFiles.names[0]), line: nil, message: failure.message)
        default: ConfigurationFault(path: root.appending(ConfigurationFiles.names[0]), line: nil, message: "\(error)")
        }
    }

    /// The root of each project, with what of it is reported on.
    private func scopes(of folders: [Path], open: [Path]) -> [Path: Scope] {
        var scopes: [Path: Scope] = [:]
        for folder in folders { scopes[root(above: folder) ?? folder, default: Scope()].paths.insert(folder) }
        for path in open {
            let isAbsent = !FileSystem.exists(path)
            guard let folder = folders.first(where: path.isWithin) else {
                let root = root(above: path.folder ?? path) ?? path.folder ?? path
                scopes[root, default: Scope()].paths.insert(path)
                if isAbsent { scopes[root]?.absent.insert(path) }
                continue
            }
            if isAbsent { scopes[root(above: folder) ?? folder]?.absent.insert(path) }
        }
        return scopes
    }

    private func root(above folder: Path) -> Path? {
        ProjectRoot(configurationNames: ConfigurationFiles.names).root(above: folder)
    }

    // MARK: Documents without a file

    /// Each is linted alone, with the default configuration.
    private func lintUntitled(_ overlays: [Overlay]) -> [LocatedFinding] {
        overlays.flatMap { overlay -> [LocatedFinding] in
            guard case .untitled(let uri) = overlay.key else { return [] }
            let file = SourceFile(path: uri, language: Language(path: uri) ?? .swift, bytes: overlay.bytes)
            return untitled.lint([file]).findings.map { LocatedFinding($0) { _ in overlay.key } }
        }
    }

    // MARK: Fixes and explanations

    func fix(_ request: FixRequest) -> FixOutcome {
        switch request {
        case .finding(let located):
            let wanted = located.finding
            return project(of: located.document)?.fix { finding in
                finding.rule == wanted.rule && finding.location.file === wanted.location.file
                    && finding.location.range == wanted.location.range
            } ?? .refused(reason: "it belongs to no project")
        case .allSafe(let key):
            guard let project = project(of: key) else { return .refused(reason: "it belongs to no project") }
            return project.fix { $0.fix?.safety == .safe && project.document(of: $0.location.file) == key }
        }
    }

    private func project(of key: DocumentKey) -> LintedProject? {
        guard case .file(let path) = key else { return nil }
        return projects.values.first { $0.holds(path) }
    }

    func explanation(of rule: String, asMarkdown: Bool) -> String? {
        guard let rule = Catalogue.rules.first(where: { $0.id == rule }) else { return nil }
        return asMarkdown ? rule.why : Explanation(rule: rule).text
    }

    func helpURL(of rule: String) -> String { Release.helpURL(of: rule) }

    func timer(in document: DocumentKey, at offset: UInt32) -> TimerSummary? { nil }
}

extension DiskChanges {
    /// The files that changed; empty where it may be anything.
    fileprivate var files: Set<Path> { if case .files(let paths) = self { paths } else { [] } }
    fileprivate var isAnything: Bool { if case .anything = self { true } else { false } }
}
