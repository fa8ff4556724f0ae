import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource

/// What is known about the code apart from its sources: the configuration of its files, and how they are built.
package struct Premises: Sendable {
    /// The configuration of one file.
    package struct File: Sendable, Hashable {
        package var wrappers = Wrappers()
        /// Whether the file belongs to an app's user interface; `nil` if not configured.
        package var isInterface: Bool?

        package init() {}
    }

    /// Files that describe how the tree is built, apart from the manifests among its sources.
    package var builds: [BuildFile] = [] { didSet { known = KnownBuilds() } }
    /// The folder to which the names of the sources are relative; needed because the paths of `builds` may be
    /// absolute.
    package var workingFolder = "" { didSet { known = KnownBuilds() } }
    /// What was found in `builds`, for all projects with these premises.
    private var known = KnownBuilds()
    private var index: [FileID: Int] = [:]
    private var files: [File] = [File()]

    package init() {}

    /// The names of all types that the configuration declares as timers.
    package var wrapperTypes: [String] { files.flatMap { $0.wrappers.timers.map(\.type) } }

    /// Files without configuration have the default.
    package subscript(_ file: FileID) -> File {
        get { files[index[file] ?? 0] }
        set {
            if let known = files.firstIndex(of: newValue) { return index[file] = known }
            files.append(newValue)
            index[file] = files.count - 1
        }
    }

    /// The targets that the tree declares. `manifests` may contain any files; those that declare no targets are
    /// ignored.
    package func targets(
        manifests: [FileModel], sources: [SourceFile], replacing earlier: BuildTargets? = nil
    ) -> BuildTargets {
        BuildTargets(
            manifests: manifests.filter { BuildTargets.isManifest($0.file.path) },
            builds: known.descriptions.answer { DescribedBuilds(builds) }, sources: sources,
            workingFolder: workingFolder, replacing: earlier)
    }

    package var nibs: NibIndex { known.nibs.answer { NibIndex(builds, workingFolder: workingFolder) } }

    var sceneManifests: SceneManifests { known.scenes.answer { SceneManifests(builds) } }
}

/// Each build file is read once, whatever the number of projects that are made of edited sources.
private final class KnownBuilds: Sendable {
    let descriptions = OneAnswer<DescribedBuilds>()
    let nibs = OneAnswer<NibIndex>()
    let scenes = OneAnswer<SceneManifests>()
}
