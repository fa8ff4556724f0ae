/// Finds the files of a run. Named paths in; out come the files to report on, the other files of their projects
/// (which the index needs), and what was left out or could not be read.
package struct Discovery {
    package struct Result: Sendable {
        /// The files to report on: absolute, sorted, each once.
        package var selected: [Path] = []
        /// The ones among `selected` that were named themselves, not found in a folder.
        package var named: Set<Path> = []
        /// The other files of the same projects: absolute, sorted, each once.
        package var context: [Path] = []
        /// The files in the same projects that say how they are built: absolute, sorted, each once.
        package var builds: [Path] = []
        package var skipped: [SkippedFile] = []
        package var faults: [FileFault] = []
        /// The roots of the projects that the named paths belong to.
        package var roots: [Path] = []
    }

    package let settings: DiscoverySettings

    /// What the configuration of a folder says about the paths below it; throws what is wrong with it.
    private let patterns: (_ folder: Path) throws -> FolderPatterns?

    package init(
        settings: DiscoverySettings, patterns: @escaping (_ folder: Path) throws -> FolderPatterns? = { _ in nil }
    ) {
        self.settings = settings
        self.patterns = patterns
    }

    /// `replaced` are absolute paths whose contents the caller has: they belong to a project but are in no list.
    /// Throws only what `patterns` throws.
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

    /// The sources that a walk of named paths would have found, had they stood on disk. All are absolute. Throws what
    /// `patterns` throws. Cost: what holds in a folder is read once, however many of its files are asked for.
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

    /// `fallback` is the root where nothing says where the project begins. A lone file has none: the folder around it
    /// may be anything.
    private func addRoot(of folder: Path, else fallback: Path?, to result: inout Result) {
        let root = ProjectRoot(configurationNames: settings.configurationNames).root(above: folder)
        guard let root = root ?? fallback, !result.roots.contains(root) else { return }
        result.roots.append(root)
    }

    /// What an editor hands over belongs to a project, be it only that of the working folder; the whole disk is none.
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

    /// The patterns that hold in a folder because of the folders above it.
    private func chains(above folder: Path) throws -> (git: PatternChain, configured: PatternChain) {
        var git = PatternChain()
        var configured = PatternChain()
        let root = base(of: folder)
        let builtIn = PathRules(patterns: DiscoverySettings.defaultExcludes, source: "the default excludes")
        configured.append(FolderPatterns(exclude: builtIn), of: root)
        let repository = ProjectRoot.repository(above: folder)
        for ancestor in folder.ancestors.reversed() {
            if settings.honoursGitignore, let repository, ancestor.isWithin(repository) {
                git.append(gitignoreOf: ancestor, settings)
            }
            if ancestor.isWithin(root), let patterns = try patterns(ancestor) {
                configured.append(patterns, of: ancestor)
            }
        }
        return (git, configured)
    }

    /// Who excludes a path or a folder above it.
    private func excluder(of path: Path, isFolder: Bool) throws -> String? {
        try exclusions(above: path).excluder(of: path, isFolder: isFolder)
    }

    /// What excludes a path, or another file of its folder.
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

    /// The folder from which patterns hold for a path: the project's, else the working folder around it, else its own.
    private func base(of path: Path) -> Path {
        let root = ProjectRoot(configurationNames: settings.configurationNames).root(above: path)
        let working = settings.names.workingFolder
        return root ?? (path.isWithin(working) ? working : path.folder ?? path)
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
