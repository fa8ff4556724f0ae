import TimerlintConfig
import TimerlintDiagnostics
import TimerlintGuide
import TimerlintLanguageServer
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintWorkspace

/// Lints all projects of the client's folders and open documents. Input: requests of the server. Output: the
/// findings that the command line would report. Used by one thread at a time.
final class ProjectLinter: ProjectLinting, @unchecked Sendable {
    private let jobs: Int
    /// By root.
    private var projects: [Path: LintedProject] = [:]
    /// The last known error in a project's configuration.
    private var faults: [Path: (scope: LintedProject.Scope, fault: ConfigurationFault)] = [:]
    private let scopes = ProjectScopes()
    private var untitled = UntitledDocuments()

    init(jobs: Int) { self.jobs = jobs }

    func lint(_ request: LintRequest) -> LintAnswer? {
        let overlays = request.overlays.files
        let wanted = scopes.scopes(of: request, overlays)
        projects = projects.filter { wanted[$0.key] != nil }
        faults = faults.filter { wanted[$0.key] != nil }
        for (root, scope) in wanted.sorted(by: { $0.key < $1.key }) {
            if request.isOutdated.isSet { return nil }
            refresh(root, scope, request.changedOnDisk)
            let isDone = projects[root]?.lint(overlays, changed: request.changedOnDisk.files) {
                request.isOutdated.isSet
            }
            if isDone == false { return nil }
        }
        let found = projects.sorted { $0.key < $1.key }.flatMap { _, project in
            project.findings.map { LocatedFinding($0, document: project.document) }
        }
        return LintAnswer(
            generation: request.generation, findings: found + untitled.findings(in: request.overlays),
            faults: faults.sorted { $0.key < $1.key }.map(\.value.fault))
    }

    /// Recreates a project if its files or configurations may have changed. A project with a configuration
    /// error keeps its state.
    private func refresh(_ root: Path, _ scope: LintedProject.Scope, _ changes: DiskChanges) {
        let known = faults[root]?.scope ?? projects[root]?.scope
        if known == scope, !mayConcern(root, changes) { return }
        do {
            projects[root] = try LintedProject(root: root, scope, jobs: jobs, replacing: projects[root])
            faults[root] = nil
        } catch {
            faults[root] = (scope, ConfigurationFault(error, in: root))
        }
    }

    /// Whether a change may add or remove files of a project, or affect their configuration.
    private func mayConcern(_ root: Path, _ changes: DiskChanges) -> Bool {
        guard case .files(let paths) = changes else { return true }
        return paths.contains { path in path.isWithin(root) && projects[root]?.holds(path) != true }
    }

    // MARK: Fixes, explanations and timers

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
        return asMarkdown ? rule.why : RulePage(rule).text(width: 80)
    }

    func helpURL(of rule: String) -> String { Release.helpURL(of: rule) }

    func timers(in document: DocumentKey) -> [TimerSummary] {
        switch document {
        case .untitled(let uri):
            return untitled.facts(of: uri).map { TimerDescription(facts: $0).summaries { _ in true } } ?? []
        case .file:
            guard let project = project(of: document), let facts = project.facts else { return [] }
            return TimerDescription(facts: facts).summaries { project.document(of: $0) == document }
        }
    }

    var watchedPatterns: [String] {
        let names = ConfigurationFiles.names + [BaselineFile.name, ".gitignore"]
        return (DiscoverySettings.defaultIncludes + names + DiscoverySettings.buildFilePatterns).map { "**/" + $0 }
    }
}

extension ConfigurationFault {
    /// `root` is the project's root, the base of relative paths.
    fileprivate init(_ error: any Error, in root: Path) {
        let usualPlace = root.appending(ConfigurationFiles.names[0])
        switch error {
        case let error as ConfigurationError:
            self.init(path: absolute(Path(error.file), in: root), line: error.line, message: error.problem)
        case let failure as Failure: self.init(path: usualPlace, line: nil, message: failure.message)
        default: self.init(path: usualPlace, line: nil, message: "\(error)")
        }
    }
}

extension DiskChanges {
    /// The changed files; empty if anything may have changed.
    fileprivate var files: Set<Path> { if case .files(let paths) = self { paths } else { [] } }
}

extension [DocumentKey: Overlay] {
    /// The texts that replace files, by path.
    fileprivate var files: [Path: [UInt8]] {
        var files: [Path: [UInt8]] = [:]
        for (key, overlay) in self { if case .file(let path) = key { files[path] = overlay.bytes } }
        return files
    }
}
