import TimerlintConfig
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintSource
import TimerlintWorkspace

/// The question of `--changed-since` and `--staged`, answered by comparison: what is found now and was not found before. A deleted `invalidate()` shows
/// like that, wherever the timer is made, and an old finding stays old however the lines around it move.
struct ChangeScope {
    private let repository: GitRepository
    private let base: GitRepository.Base
    /// Only files that are linted.
    private let changes: [GitRepository.Change]
    /// Files whose staged contents are not what stands on disk.
    private let unstaged: [Path]

    /// `nil` where nobody asks. Throws `Failure` where there is no repository or no such revision.
    init?(_ options: FileOptions, _ surroundings: Surroundings) throws {
        guard options.staged || options.changedSince != nil else { return nil }
        guard let root = ProjectRoot.repository(above: surroundings.names.workingFolder) else {
            throw Failure("--\(options.staged ? "staged" : "changed-since") needs a git repository around the working folder")
        }
        repository = GitRepository(root: root)
        do {
            if let reference = options.changedSince {
                base = try repository.mergeBase(with: reference)
                changes = try repository.changes(since: base).filter { surroundings.settings.isSource($0.path) }
                unstaged = []
            } else {
                base = try repository.head()
                changes = try repository.stagedChanges(since: base).filter { surroundings.settings.isSource($0.path) }
                unstaged = try repository.unstagedPaths().filter(surroundings.settings.isSource)
            }
        } catch {
            throw Failure(error.message)
        }
    }

    var isEmpty: Bool { changes.isEmpty }

    /// Files that are staged and not on disk any more.
    var absent: [Path] { unstaged.filter { !FileSystem.exists($0) } }

    /// What is staged, in place of what stands on disk.
    func overlays() throws -> [SourceSet.Standing] {
        try unstaged.map { path in
            do throws(GitRepository.Failure) {
                return SourceSet.Standing(path: path, bytes: try repository.stagedContents(of: path))
            } catch {
                throw Failure(error.message)
            }
        }
    }

    /// The findings there were before the change, by keys in the terms of now.
    func known(to analysis: Session.Analysis, _ surroundings: Surroundings) throws -> KnownFindings {
        let reader = SourceReader(settings: surroundings.settings)
        var files = Dictionary(analysis.sources.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var former: [SourceFile] = []
        for change in changes {
            let name = surroundings.names.reported(change.path)
            files[name] = nil
            guard change.existed, let bytes = try contents(of: change.formerPath ?? change.path) else { continue }
            if case .source(let file, _) = reader.classify(bytes, path: change.path, name: name, isNamed: true) { former.append(file) }
        }
        former = analysis.engine?.refined(former, of: analysis.sources, in: surroundings.names.workingFolder) ?? former
        for file in former { files[file.path] = file }
        let before = analysis.linter.lint(files.values.sorted { $0.path < $1.path })
        return KnownFindings(before.findings.map { FindingKey($0) })
    }

    private func contents(of path: Path) throws -> [UInt8]? {
        do { return try repository.contents(of: path, at: base) } catch { throw Failure(error.message) }
    }
}

extension DiscoverySettings {
    fileprivate func isSource(_ path: Path) -> Bool { language(ofName: path.name) != nil }
}
