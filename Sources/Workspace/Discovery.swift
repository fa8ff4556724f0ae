/// Finds the files of a run. Input: the named paths. Output: the files to report on, the other files of their
/// projects (needed for the index), and the files that were skipped or unreadable.
package struct Discovery {
    package struct Result: Sendable {
        /// The files to report on: absolute, sorted, unique.
        package var selected: [Path] = []
        /// The files of `selected` that were named explicitly rather than found in a folder.
        package var named: Set<Path> = []
        /// The other files of the same projects: absolute, sorted, unique.
        package var context: [Path] = []
        /// The build files of the same projects: absolute, sorted, unique.
        package var builds: [Path] = []
        package var skipped: [SkippedFile] = []
        package var faults: [FileFault] = []
        /// The project roots of the named paths.
        package var roots: [Path] = []
    }

    package let settings: DiscoverySettings

    /// The patterns of a folder's configuration for the paths below it; throws if the configuration is invalid.
    private let patterns: (_ folder: Path) throws -> FolderPatterns?

    package init(
        settings: DiscoverySettings, patterns: @escaping (_ folder: Path) throws -> FolderPatterns? = { _ in nil }
    ) {
        self.settings = settings
        self.patterns = patterns
    }

    /// `replaced` are absolute paths whose contents the caller provides: they count as part of a project but
    /// are not listed. Throws only the errors of `patterns`.
    package func files(at paths: [Path], replacing replaced: [Path] = []) throws -> Result {
        var result = Result()
        var folders: [Path] = []
        for path in paths { try add(path, to: &result, &folders) }
        for path in replaced { addRoot(ofReplaced: path, to: &result) }
        for folder in outermost(folders) {
            result.merge(try harvest(of: folder), settings)
        }
        try addContext(to: &result, except: Set(folders))
        result.selected = unique(result.selected.filter { !replaced.contains($0) })
        result.context.removeAll { replaced.contains($0) }
        result.builds = unique(result.builds)
        return result
    }

    /// The sources that a walk of the named paths would find if they were on disk. All paths are absolute.
    /// Throws the errors of `patterns`. Cost: reads the patterns of each folder once, however many of its files
    /// are given.
    package func wouldFind(_ files: [Path], below named: [Path]) throws -> [Path] {
        let sources = files.filter { file in
            named.contains(where: file.isWithin) && settings.language(ofName: file.name) != nil
        }
        let folders = try Dictionary(grouping: sources, by: \.folder).mapValues { try exclusions(above: $0[0]) }
        return sources.filter { folders[$0.folder]?.excluder(of: $0, isFolder: false) == nil }
    }

    private func add(_ path: Path, to result: inout Result, _ folders: inout [Path]) throws {
        let absolute = absolute(path, in: settings.names.workingFolder)
        let status: FileStatus
        do {
            status = try FileSystem.status(of: absolute)
        } catch {
            result.faults.append(FileFault(path: path.description, reason: error.isMissing ? .missing : .system(error)))
            return
        }
        let isFolder = status.kind == .folder
        addRoot(of: isFolder ? absolute : absolute.folder ?? absolute, else: isFolder ? absolute : nil, to: &result)
        if settings.excludesNamedPaths, let excluder = try excluder(of: absolute, isFolder: isFolder) {
            result.skipped.append(SkippedFile(path: absolute, isFolder: isFolder, reason: .excluded(excluder)))
        } else if isFolder {
            folders.append(absolute)
        } else {
            add(file: absolute, status, named: path, to: &result)
        }
    }

    private func add(file: Path, _ status: FileStatus, named name: Path, to result: inout Result) {
        if status.kind != .regular {
            result.faults.append(FileFault(path: name.description, reason: .notRegular))
        } else if settings.language(ofName: file.name) == nil {
            result.faults.append(FileFault(path: name.description, reason: .otherLanguage))
        } else {
            result.selected.append(file)
            result.named.insert(file)
        }
    }

    // MARK: Projects

    /// `fallback` is the root if nothing marks the start of a project. A single file has none, because its
    /// folder may be anything.
    private func addRoot(of folder: Path, else fallback: Path?, to result: inout Result) {
        let root = ProjectRoot(configurationNames: settings.configurationNames).root(above: folder)
        guard let root = root ?? fallback, !result.roots.contains(root) else { return }
        result.roots.append(root)
    }

    /// A file open in an editor belongs to a project, at least to that of the working folder, but never to the
    /// whole disk.
    private func addRoot(ofReplaced path: Path, to result: inout Result) {
        let working = settings.names.workingFolder
        let isProject = path.isWithin(working) && working.folder != nil
        addRoot(of: path.folder ?? path, else: isProject ? working : nil, to: &result)
    }

    private func addContext(to result: inout Result, except walked: Set<Path>) throws {
        let selected = Set(result.selected)
        var context: [Path] = []
        for root in outermost(result.roots) where !walked.contains(root) {
            let harvest = try harvest(of: root, except: walked)
            context += harvest.files
            result.builds += harvest.builds
        }
        result.context = unique(context.filter { !selected.contains($0) })
    }

    // MARK: Folders

    private func harvest(of folder: Path, except walked: Set<Path> = []) throws -> Walk.Harvest {
        let (git, configured) = try chains(above: folder)
        return try Walk(settings: settings, patterns: patterns, except: walked).harvest(
            of: folder, git: git, configured: configured)
    }

    /// The patterns that apply in a folder because of its parent folders.
    private func chains(above folder: Path) throws -> (git: PatternChain, configured: PatternChain) {
        var git = PatternChain()
        var configured = PatternChain()
        let root = base(of: folder)
        let builtIn = PathRules(patterns: DiscoverySettings.defaultExcludes, source: "the default excludes")
        configured.append(FolderPatterns(exclude: builtIn), of: root)
        let repository = ProjectRoot.repository(above: folder)
        for ancestor in folder.ancestors.reversed() {
            if settings.honorsGitignore, let repository, ancestor.isWithin(repository) {
                git.append(gitignoreOf: ancestor, settings)
            }
            if ancestor.isWithin(root), let patterns = try patterns(ancestor) {
                configured.append(patterns, of: ancestor)
            }
        }
        return (git, configured)
    }

    /// The pattern's source that excludes a path or one of its parent folders.
    private func excluder(of path: Path, isFolder: Bool) throws -> String? {
        try exclusions(above: path).excluder(of: path, isFolder: isFolder)
    }

    /// The exclusions that apply to a path and to other files of its folder.
    private func exclusions(above path: Path) throws -> Exclusions {
        let (git, configured) = try chains(above: path)
        let tracked = ProjectRoot.repository(above: path).map { TrackedFiles(root: $0) }
        return Exclusions(git: git, configured: configured, base: base(of: path), tracked: tracked)
    }

    private struct Exclusions {
        let git: PatternChain
        let configured: PatternChain
        let base: Path
        let tracked: TrackedFiles?

        func excluder(of path: Path, isFolder: Bool) -> String? {
            let isTracked = tracked?.include(path, isFolder: isFolder) ?? false
            let steps = [(path, isFolder)] + path.ancestors.map { ($0, true) }
            for (step, isFolder) in steps where step.isWithin(base) {
                if let excluder = configured.excluder(of: step, isFolder: isFolder) { return excluder }
                if !isTracked, let excluder = git.excluder(of: step, isFolder: isFolder) { return excluder }
            }
            return nil
        }
    }

    /// The topmost folder whose patterns apply to a path: the project's root, else the working folder around
    /// it, else its own folder.
    private func base(of path: Path) -> Path {
        let root = ProjectRoot(configurationNames: settings.configurationNames)
        return root.base(above: path, workingFolder: settings.names.workingFolder) ?? path.folder ?? path
    }

    private func outermost(_ folders: [Path]) -> [Path] {
        let folders = unique(folders)
        return folders.filter { folder in !folders.contains { $0 != folder && folder.isWithin($0) } }
    }

    private func unique(_ paths: [Path]) -> [Path] {
        paths.sorted().reduce(into: []) { result, path in
            if result.last != path { result.append(path) }
        }
    }
}

extension Discovery.Result {
    fileprivate mutating func merge(_ harvest: Walk.Harvest, _ settings: DiscoverySettings) {
        selected += harvest.files
        builds += harvest.builds
        skipped += harvest.skipped
        faults += harvest.unreadable.map { folder, error in
            FileFault(path: settings.names.reported(folder), reason: error.isMissing ? .missing : .system(error))
        }
    }
}
