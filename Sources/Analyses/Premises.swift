import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource

/// What is known of the code besides its sources: what the configuration says of its files, and how they are built.
package struct Premises: Sendable {
    /// What holds for one file.
    package struct File: Sendable, Hashable {
        package var wrappers = Wrappers()
        /// Whether it is an app's user interface; `nil` where nobody says.
        package var isInterface: Bool?

        package init() {}
    }

    /// What says how the tree is built, beside the manifests among its sources.
    package var builds: [BuildFile] = []
    /// What the sources' names are relative to, where the paths of `builds` are absolute.
    package var workingFolder = ""
    private var index: [FileID: Int] = [:]
    private var files: [File] = [File()]

    package init() {}

    /// The names of all types that the configuration calls timers.
    package var wrapperTypes: [String] { files.flatMap { $0.wrappers.timers.map(\.type) } }

    /// Files that nothing is said of need not be named.
    package subscript(_ file: FileID) -> File {
        get { files[index[file] ?? 0] }
        set {
            if let known = files.firstIndex(of: newValue) { return index[file] = known }
            files.append(newValue)
            index[file] = files.count - 1
        }
    }

    /// The targets that the tree declares; `manifests` may be any files, of which those are read that declare some.
    package func targets(manifests: [FileModel], sources: [SourceFile]) -> BuildTargets {
        BuildTargets(
            manifests: manifests.filter { BuildTargets.isManifest($0.file.path) }, builds: builds, sources: sources,
            workingFolder: workingFolder)
    }
}
