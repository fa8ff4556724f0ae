import TimerlintBuilds
import TimerlintLinting
import TimerlintSemantics
import TimerlintWorkspace

/// The properties of a file's targets, one target per row.
struct TargetListing {
    private let targets: BuildTargets
    private let names: ReportedNames

    /// Reads the build files and manifests below a project's root. Throws if a configuration there is invalid.
    init(_ surroundings: Surroundings, root: Path) throws {
        names = surroundings.names
        let found = try surroundings.discovery.files(at: [root])
        let sources = SourceSet.read(
            Session.Files(found: found), overlays: [], settings: surroundings.settings, jobs: Console.processorCount)
        targets = BuildTargets(
            manifests: sources.files.filter { BuildTargets.isManifest($0.path) }.map {
                collectDeclarations(parseSource($0))
            }, builds: DescribedBuilds(found.buildFiles),
            sources: sources.files, workingFolder: names.workingFolder.description)
    }

    func rows(for file: Path) -> [(value: String, origin: String)] {
        let name = names.reported(file)
        guard targets.mayBeBuilt(name) else {
            return [("none: no target contains the file, so that findings in it are notes", "")]
        }
        return targets.targets(of: name).map { ($0.summary, names.reported(Path($0.origin))) }
    }
}

extension BuildTarget {
    /// `Clock (app, iOS 15.0, Swift 5, main actor by default)`.
    fileprivate var summary: String {
        var parts = product == .unknown ? [] : [product.rawValue]
        parts += platforms.union(deploymentTargets.keys).sorted().map { platform in
            deploymentTargets[platform].map { "\(platform.rawValue) \($0)" } ?? platform.rawValue
        }
        if let languageMode { parts.append("Swift \(languageMode)") }
        if isolation == .mainActor { parts.append("main actor by default") }
        return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
    }
}

extension Discovery.Result {
    var buildFiles: [BuildFile] {
        builds.map { path in BuildFile(path: path.description, bytes: Self.buildFile(path)) }
    }

    /// The contents of a build file. An unreadable one is read as empty: it proves nothing and is not reported.
    private static func buildFile(_ path: Path) -> [UInt8] {
        let contents = try? FileSystem.contents(of: path, limit: buildFileLimit, followingLinks: false)
        return contents.flatMap { $0 } ?? []
    }

    /// In bytes; the largest projects have a few million.
    private static let buildFileLimit = 1 << 26
}
