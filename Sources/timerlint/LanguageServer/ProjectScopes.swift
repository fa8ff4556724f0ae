import TimerlintConfig
import TimerlintLanguageServer
import TimerlintWorkspace

/// Finds the projects of a client's folders and open documents, and the linted part of each. Accesses the disk
/// only if the folders, the set of open documents or the disk changed.
final class ProjectScopes {
    private var folders: [Path] = []
    private var open: Set<Path> = []
    private var found: [Path: LintedProject.Scope] = [:]

    /// By root. `overlays` are the open documents that have a path.
    func scopes(of request: LintRequest, _ overlays: [Path: [UInt8]]) -> [Path: LintedProject.Scope] {
        let names = Set(overlays.keys)
        if folders != request.folders || open != names || request.changedOnDisk.mayMoveProjects {
            folders = request.folders
            open = names
            found = find(folders, names)
        }
        let configurations = overlays.filter { ConfigurationFiles.isConfiguration($0.key) }
        return Dictionary(
            uniqueKeysWithValues: found.map { root, scope in
                var scope = scope
                scope.configurations = configurations.filter { $0.key.isWithin(root) }
                scope.onlyConfiguration = request.configuration
                return (root, scope)
            })
    }

    private func find(_ folders: [Path], _ open: Set<Path>) -> [Path: LintedProject.Scope] {
        var scopes: [Path: LintedProject.Scope] = [:]
        // A nested folder is linted with the outer one.
        let outermost = folders.filter { folder in !folders.contains { $0 != folder && folder.isWithin($0) } }
        let roots = outermost.map { folder in (folder: folder, root: root(above: folder) ?? folder) }
        for (folder, root) in roots { scopes[root, default: .init()].paths.insert(folder) }
        for path in open where !ConfigurationFiles.isConfiguration(path) {
            let isAbsent = !FileSystem.exists(path)
            if let known = roots.first(where: { path.isWithin($0.folder) }) {
                if isAbsent { scopes[known.root]?.absent.insert(path) }
                continue
            }
            let folder = path.folder ?? path
            let root = root(above: folder) ?? folder
            scopes[root, default: .init()].paths.insert(path)
            if isAbsent { scopes[root]?.absent.insert(path) }
        }
        return scopes
    }

    private func root(above folder: Path) -> Path? {
        ProjectRoot(configurationNames: ConfigurationFiles.names).root(above: folder)
    }
}

extension DiskChanges {
    /// Whether files may have been created or deleted.
    fileprivate var mayMoveProjects: Bool {
        if case .files(let paths) = self { !paths.isEmpty } else { true }
    }
}

extension ConfigurationFiles {
    fileprivate static func isConfiguration(_ path: Path) -> Bool {
        names.contains { path.name.elementsEqual($0.utf8) }
    }
}
