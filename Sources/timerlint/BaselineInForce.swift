import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintWorkspace

/// The baseline that holds for a run, and where it stands.
struct BaselineInForce {
    /// Absolute.
    let path: Path
    /// Paths in the file count from its folder.
    private var folder: Path { path.folder ?? Path("/") }

    /// The file that `--baseline` or the root's configuration names, else the one of the usual name beside it. `nil`
    /// where several projects have none in common to begin with.
    static func path(option: String?, _ session: Session, _ found: Discovery.Result) throws -> Path? {
        if let option { return absolute(typedPath(option), in: session.surroundings.names.workingFolder) }
        for layer in try session.rootConfigurations(found) {
            if let name = layer.configuration.baseline?.value { return absolute(Path(name), in: layer.folder) }
        }
        return found.roots.count == 1 ? found.roots[0].appending(BaselineFile.name) : nil
    }

    /// The baseline of a run with what it knows; `nil` where there is none. Throws `Failure` for one that was asked for and is not there, and `ConfigurationError`.
    static func known(
        option: String?, _ session: Session, _ found: Discovery.Result
    ) throws -> (place: BaselineInForce, known: KnownFindings)? {
        guard let path = try path(option: option, session, found) else { return nil }
        let name = session.surroundings.names.reported(path)
        guard FileSystem.exists(path) else {
            let isAskedFor = try option != nil || session.rootConfigurations(found).contains { $0.configuration.baseline != nil }
            if isAskedFor { throw Failure("the baseline '\(name)' is not there; 'timerlint baseline --baseline \(name)' writes it") }
            return nil
        }
        return (BaselineInForce(path: path), try BaselineFile(reading: path, name: name).known)
    }

    /// The key of a finding as the file has it.
    func key(of finding: Finding, _ names: ReportedNames) -> FindingKey {
        FindingKey(finding, path: name(absolute(Path(finding.location.file.path), in: names.workingFolder)))
    }

    /// A path as the file has it.
    private func name(_ path: Path) -> String {
        path.remainder(below: folder).map { String(decoding: $0, as: UTF8.self) } ?? path.description
    }

    /// Where an entry's file stands.
    func location(of entry: FindingKey) -> Path { absolute(Path(entry.path), in: folder) }

    /// Entries that should have matched and did not: of rules that ran, in files that were read or are gone.
    func stale(_ unmatched: [FindingKey: Int], _ analysis: Session.Analysis, _ names: ReportedNames) -> [FindingKey: Int] {
        let ran = Set(analysis.rules.map(\.rule.id))
        return unmatched.filter { key, _ in
            let path = location(of: key)
            return ran.contains(key.rule) && (analysis.sources.selected.contains(names.reported(path)) || !FileSystem.exists(path))
        }
    }

    /// One notice for each file that has stale entries.
    func notices(of stale: [FindingKey: Int], _ names: ReportedNames) -> [Notice] {
        let counts = Dictionary(stale.map { (names.reported(location(of: $0.key)), $0.value) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { path, count in
            let entries = count == 1 ? "1 entry of the baseline matches" : "\(count) entries of the baseline match"
            return Notice(kind: .staleBaseline, path: path, message: "\(entries) nothing any more; 'timerlint baseline --prune' removes it")
        }
    }
}
