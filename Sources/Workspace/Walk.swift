import TimerlintSource

/// Lists the source files below a folder. Input: folders. Output: paths, in an order that depends on names
/// alone.
///
/// Links are never followed, so there are no cycles and no files outside of the folder. The target of a link
/// inside the folder is found under its own name.
struct Walk {
    /// The result of a walk.
    struct Harvest {
        var files: [Path] = []
        /// Build files that are not sources themselves.
        var builds: [Path] = []
        var skipped: [SkippedFile] = []
        var unreadable: [(folder: Path, error: SystemError)] = []
    }

    private struct Folder {
        var path: Path
        var git: PatternChain
        var configured: PatternChain
        /// The files of the repository that git tracks; `nil` outside of one.
        var tracked: TrackedFiles?
        /// The `.gitignore` pattern that excludes the folder. It is still entered for the files that git
        /// tracks.
        var ignoring: String?
    }

    let settings: DiscoverySettings
    let patterns: (_ folder: Path) throws -> FolderPatterns?
    /// Folders not to enter, because they were already walked.
    var except: Set<Path> = []

    private static let gitignore = Array(".gitignore".utf8)
    private static let git = Array(".git".utf8)
    private static let project = Array(".xcodeproj".utf8)
    /// The specifications of XcodeGen, Tuist, CMake and SwiftPM.
    private static let specifications = ["project.yml", "Project.swift", "CMakeLists.txt", "Package.swift"].map {
        Array($0.utf8)
    }

    /// `git` and `configured` are the patterns of the parent folders.
    func harvest(of folder: Path, git: PatternChain, configured: PatternChain) throws -> Harvest {
        var harvest = Harvest()
        let tracked = ProjectRoot.repository(above: folder).map(TrackedFiles.init)
        var pending = [Folder(path: folder, git: git, configured: configured, tracked: tracked)]
        while let folder = pending.popLast() {
            let inner = try visit(folder, &harvest)
            pending += inner.reversed()
        }
        return harvest
    }

    /// Collects the files of one folder and returns its subfolders.
    private func visit(_ folder: Folder, _ harvest: inout Harvest) throws -> [Folder] {
        let entries: [FolderEntry]
        do {
            entries = try FileSystem.entries(of: folder.path, where: isOfInterest)
        } catch {
            harvest.unreadable.append((folder.path, error))
            return []
        }
        let patterns = try withOwnPatterns(folder, entries)
        var inner: [Folder] = []
        for entry in entries {
            let path = folder.path.appending(entry.name)
            if entry.kind == .folder {
                if isEntered(path, patterns, entries, &harvest) {
                    var folder = patterns
                    folder.path = path
                    folder.ignoring = patterns.ignoring ?? patterns.git.excluder(of: path, isFolder: true)
                    inner.append(folder)
                }
            } else if isSourceName(entry.name[...]) {
                take(path, entry, patterns, &harvest)
            } else if entry.kind == .regular, DiscoverySettings.isBuildFile(entry.name) {
                harvest.builds.append(path)
            }
        }
        return inner
    }

    private func isOfInterest(_ name: UnsafeBufferPointer<UInt8>, _ kind: FileStatus.Kind) -> Bool {
        if kind == .folder { return true }
        if isSourceName(name) || DiscoverySettings.isBuildFile(name) { return true }
        return name.first == UInt8(ascii: ".")
            && (name.elementsEqual(Walk.gitignore) || name.elementsEqual(Walk.git)
                || settings.configurationNames.contains { name.elementsEqual($0.utf8) })
    }

    private func isSourceName(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        settings.language(ofName: name) != nil
    }

    private func withOwnPatterns(_ folder: Folder, _ entries: [FolderEntry]) throws -> Folder {
        var folder = folder
        // The patterns of a repository do not apply to another one inside it.
        if entries.contains(where: { $0.name == Walk.git }) {
            folder.git = PatternChain()
            folder.tracked = TrackedFiles(root: folder.path)
            folder.ignoring = nil
        }
        if settings.honorsGitignore, entries.contains(where: { $0.name == Walk.gitignore }) {
            folder.git.append(gitignoreOf: folder.path, settings)
        }
        let isConfigured = entries.contains { entry in
            settings.configurationNames.contains { $0.utf8.elementsEqual(entry.name) }
        }
        if isConfigured, let patterns = try patterns(folder.path) {
            folder.configured.append(patterns, of: folder.path)
        }
        return folder
    }

    private func isEntered(
        _ path: Path, _ patterns: Folder, _ siblings: [FolderEntry], _ harvest: inout Harvest
    ) -> Bool {
        // A `.git` folder contains no sources, so it is not reported as skipped.
        if except.contains(path) || path.name.elementsEqual(Walk.git) { return false }
        guard let reason = excluder(of: path, isFolder: true, patterns) else { return true }
        if isHandwrittenProject(path, siblings), patterns.configured.excluder(of: path, isFolder: true) == nil {
            return true
        }
        harvest.skipped.append(SkippedFile(path: path, isFolder: true, reason: .excluded(reason)))
        return false
    }

    /// Whether the folder is an Xcode project without the specification from which a generator would make it again. Even
    /// if git ignores it, as a pattern for other projects may do, it tells what is built.
    private func isHandwrittenProject(_ path: Path, _ siblings: [FolderEntry]) -> Bool {
        path.name.suffix(Walk.project.count).elementsEqual(Walk.project)
            && !siblings.contains { entry in Walk.specifications.contains { $0.elementsEqual(entry.name) } }
    }

    private func take(_ path: Path, _ entry: FolderEntry, _ patterns: Folder, _ harvest: inout Harvest) {
        if let reason = skipReason(path, entry, patterns) {
            harvest.skipped.append(SkippedFile(path: path, reason: reason))
        } else {
            harvest.files.append(path)
        }
    }

    private func skipReason(_ path: Path, _ entry: FolderEntry, _ patterns: Folder) -> SkippedFile.Reason? {
        if entry.name.starts(with: "._".utf8) { return .appleDouble }
        if let reason = excluder(of: path, isFolder: false, patterns) { return .excluded(reason) }
        if !patterns.configured.includes(path) { return .notIncluded }
        switch entry.kind {
        case .symbolicLink: return .symbolicLink
        case .regular: return nil
        case .folder, .other: return .notRegular
        }
    }

    private func excluder(of path: Path, isFolder: Bool, _ patterns: Folder) -> String? {
        if let reason = patterns.configured.excluder(of: path, isFolder: isFolder) { return reason }
        guard let reason = patterns.ignoring ?? patterns.git.excluder(of: path, isFolder: isFolder) else { return nil }
        return patterns.tracked?.include(path, isFolder: isFolder) == true ? nil : reason
    }
}

extension PatternChain {
    /// Adds the `.gitignore` of a folder, if it has a readable one.
    mutating func append(gitignoreOf folder: Path, _ settings: DiscoverySettings) {
        let path = folder.appending(".gitignore")
        guard let bytes = try? FileSystem.contents(of: path, limit: 1 << 24, followingLinks: false) else { return }
        append(FolderPatterns(exclude: PathRules(gitignore: bytes, source: settings.names.reported(path))), of: folder)
    }
}
