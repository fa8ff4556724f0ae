import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

/// The effective baseline of a run, with its location.
struct BaselineInForce {
    /// Absolute.
    let path: Path
    /// Paths in the baseline are relative to this folder.
    private var folder: Path { path.collapsed.folder ?? Path("/") }

    /// The path given by `--baseline` or by a root's configuration, else the default name in the project's
    /// root; `nil` if neither is given and there are several projects. Throws if a link leads out of the
    /// project, or if a configuration names a path outside: only `--baseline` may.
    static func path(option: String?, _ session: Session, _ found: Discovery.Result) throws -> Path? {
        let names = session.surroundings.names
        if let option {
            let path = absolute(Invocation.path(option), in: names.workingFolder)
            let reach = ProjectRoot.reach(of: names.workingFolder)
            if path.collapsed.isWithin(reach) { try check(path, within: reach, names) }
            return path
        }
        for layer in try session.rootConfigurations(found) {
            guard let baseline = layer.configuration.baseline else { continue }
            let path = absolute(Path(baseline.value), in: layer.folder)
            let reach = ProjectRoot.reach(of: layer.folder)
            guard path.collapsed.isWithin(reach) else {
                throw Failure("\(baseline.origin): 'baseline' names a file outside the project; only --baseline may")
            }
            try check(path, within: reach, names)
            return path
        }
        guard found.roots.count == 1, let root = found.roots.first else { return nil }
        let path = root.appending(BaselineFile.name)
        try check(path, within: ProjectRoot.reach(of: root), names)
        return path
    }

    private static func check(_ path: Path, within reach: Path, _ names: ReportedNames) throws(Failure) {
        guard FileSystem.leads(path, outOf: reach) else { return }
        if let folder = path.folder, !FileSystem.exists(folder) {
            throw Failure("the baseline '\(names.reported(path))' cannot be there: its folder does not exist")
        }
        throw Failure("the baseline '\(names.reported(path))' is a symbolic link out of the project")
    }

    /// The baseline of a run with its contents; `nil` if there is none. Throws `Failure` if a requested
    /// baseline does not exist, and `ConfigurationError`.
    static func known(
        option: String?, _ session: Session, _ found: Discovery.Result
    ) throws -> (place: BaselineInForce, known: KnownFindings)? {
        guard let path = try path(option: option, session, found) else { return nil }
        let name = session.surroundings.names.reported(path)
        guard FileSystem.exists(path) else {
            let isAskedFor =
                try option != nil || session.rootConfigurations(found).contains { $0.configuration.baseline != nil }
            if isAskedFor {
                throw Failure("the baseline '\(name)' is not there; 'timerlint baseline --baseline \(name)' writes it")
            }
            return nil
        }
        return (BaselineInForce(path: path), try BaselineFile(reading: path, name: name).known)
    }

    /// The key of a finding with its path relative to the baseline.
    func key(of finding: Finding, _ names: ReportedNames) -> FindingKey {
        let path = names.path(of: finding.location.file.id).collapsed
        return FindingKey(finding, file: FileID(bytes: path.relative(to: folder).bytes))
    }

    /// The location of an entry's file.
    func location(of entry: FindingKey) -> Path { absolute(Path(bytes: entry.file.bytes), in: folder).collapsed }

    /// Entries without a matching finding, of rules that ran, in files that were read or no longer exist.
    func stale(_ unmatched: [FindingKey: Int], _ analysis: Session.Analysis, _ names: ReportedNames) -> [FindingKey:
        Int]
    {
        let ran = Set(analysis.rules.map(\.rule.id))
        return unmatched.filter { key, _ in
            let path = location(of: key)
            return ran.contains(key.rule)
                && (analysis.sources.selected.contains(names.id(of: path)) || !FileSystem.exists(path))
        }
    }

    /// One notice per file with stale entries.
    func notices(of stale: [FindingKey: Int], _ names: ReportedNames) -> [Notice] {
        let counts = Dictionary(stale.map { (names.id(of: location(of: $0.key)), $0.value) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { file, count in
            let entries = count == 1 ? "1 entry of the baseline matches" : "\(count) entries of the baseline match"
            return Notice(
                kind: .staleBaseline, path: file.text,
                message: "\(entries) nothing any more; 'timerlint baseline --prune' removes it")
        }
    }
}
