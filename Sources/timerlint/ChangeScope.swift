import TimerlintConfig
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintSource
import TimerlintWorkspace

/// Implements `--changed-since` and `--staged` by comparison: keeps the findings that did not exist before.
/// This reports a deleted `invalidate()` wherever the timer is created, and an old finding stays old when lines
/// around it move.
struct ChangeScope {
    private let repository: GitRepository
    private let base: GitRepository.Base
    /// Only files that are linted.
    private let changes: [GitRepository.Change]
    /// Files whose staged contents differ from those on disk, with the staged contents.
    let overlays: [SourceSet.Standing]

    /// `nil` if neither option is given. Throws `Failure` if there is no repository or no such revision.
    init?(_ options: FileOptions, _ surroundings: Surroundings) throws {
        guard options.staged || options.changedSince != nil else { return nil }
        guard let root = ProjectRoot.repository(above: surroundings.names.workingFolder) else {
            throw Failure(
                "--\(options.staged ? "staged" : "changed-since") needs a git repository around the working folder")
        }
        do {
            repository = try GitRepository(root: root)
            if let reference = options.changedSince {
                base = try repository.mergeBase(with: reference)
                changes = try repository.changes(since: base).filter { surroundings.settings.isSource($0.path) }
                overlays = []
            } else {
                base = try repository.head()
                changes = try repository.stagedChanges(since: base).filter { surroundings.settings.isSource($0.path) }
                overlays = try Self.unstaged(in: repository, surroundings.settings)
            }
        } catch {
            throw Failure(error.message)
        }
    }

    var isEmpty: Bool { changes.isEmpty }

    /// Files that are staged but no longer on disk.
    var absent: [Path] { overlays.map(\.path).filter { !FileSystem.exists($0) } }

    private static func unstaged(in repository: GitRepository, _ settings: DiscoverySettings) throws(GitRepository
        .Failure) -> [SourceSet.Standing]
    {
        let paths = try repository.unstagedPaths().filter(settings.isSource)
        let staged = try repository.stagedContents(of: paths)
        return paths.filter { staged[$0].map(withoutReturns) != contents(of: $0).map(withoutReturns) }
            .map { SourceSet.Standing(path: $0, bytes: staged[$0]) }
    }

    private static func contents(of path: Path) -> [UInt8]? {
        (try? FileSystem.contents(of: path, limit: SourceReader.sizeLimit, followingLinks: false)).flatMap { $0 }
    }

    /// If git converts line endings, the contents on disk differ from the staged ones only in carriage returns.
    private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 != UInt8(ascii: "\r") } }

    /// The findings before the change, with keys adapted to the present files.
    func known(to analysis: Session.Analysis, _ surroundings: Surroundings) throws -> KnownFindings {
        let reader = SourceReader(settings: surroundings.settings)
        var files = Dictionary(analysis.sources.files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var former: [SourceFile] = []
        let crashed = Set(CrashRecovery.crashes.map(\.unit))
        let contents = try contents(of: changes.filter(\.existed).map { $0.formerPath ?? $0.path })
        for change in changes {
            let id = surroundings.names.id(of: change.path)
            files[id] = nil
            guard change.existed, !crashed.contains(.file(id)),
                let bytes = contents[change.formerPath ?? change.path]
            else { continue }
            if case .source(let file, _) = reader.classify(bytes, path: change.path, isNamed: true) {
                former.append(file)
            }
        }
        former = analysis.engine?.refined(former, of: analysis.sources, in: surroundings.names.workingFolder) ?? former
        for file in former { files[file.id] = file }
        let before = analysis.linter.lint(files.values.sorted { $0.id < $1.id })
        return KnownFindings(before.findings.map { FindingKey($0) })
    }

    private func contents(of paths: [Path]) throws -> [Path: [UInt8]] {
        do { return try repository.contents(of: paths, at: base) } catch { throw Failure(error.message) }
    }
}

extension DiscoverySettings {
    fileprivate func isSource(_ path: Path) -> Bool { language(ofName: path.name) != nil }
}
