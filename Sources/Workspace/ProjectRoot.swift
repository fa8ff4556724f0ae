/// Finds the folder that a path's project begins in.
package struct ProjectRoot: Sendable {
    /// The names of configuration files.
    let configurationNames: [String]

    package init(configurationNames: [String]) {
        self.configurationNames = configurationNames
    }

    /// The nearest folder upward, itself included, that holds a `.git` (a folder, or a file in linked work trees); where there is
    /// none, the outermost that holds a configuration. `nil` where there is neither.
    package func root(above folder: Path) -> Path? {
        ProjectRoot.repository(above: folder) ?? configured(above: folder)
    }

    /// The nearest folder upward, itself included, that holds a `.git`.
    package static func repository(above folder: Path) -> Path? {
        upward(from: folder).first { FileSystem.exists($0.appending(".git")) }
    }

    private func configured(above folder: Path) -> Path? {
        ProjectRoot.upward(from: folder).last { folder in
            configurationNames.contains { FileSystem.exists(folder.appending($0)) }
        }
    }

    private static func upward(from folder: Path) -> [Path] { [folder] + folder.ancestors }
}
