/// What the build files declare, each read once.
package final class DescribedBuilds: Sendable {
    let descriptions: [BuildDescription]
    /// The path prefixes of sources that unparsed build files may include: a folder, or what a podspec lists.
    let unreadBeginnings: [String]
    /// The same without makefiles, for Swift sources.
    let unreadSwiftBeginnings: [String]
    /// The same for the podspecs alone, without those of local pods.
    let podBeginnings: [String]
    /// The same for the pods that are modules of a program in the tree: its Podfile takes them from folders below its own.
    /// The Podfile of a library's demo takes the library from above.
    let localPodBeginnings: [String]
    /// The beginning of the paths in the folder of each podspec, for each beginning that it lists.
    let podFolders: [(beginning: String, folder: String)]

    package init(_ builds: [BuildFile]) {
        let settings = Dictionary(builds.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        descriptions = builds.compactMap { Self.description($0, settings: settings) }
        unreadBeginnings = builds.filter(\.isNotRead).flatMap(\.beginnings)
        unreadSwiftBeginnings = builds.filter { $0.isNotRead && !$0.isMakefile }.flatMap(\.beginnings)
        let localFolders = Set(builds.filter(\.isPodfile).flatMap { Podfile($0).foldersBelow() })
        let pods = builds.filter(\.isPodspec)
        podBeginnings = pods.filter { !localFolders.contains($0.path.folderOfPath) }.flatMap(\.beginnings)
        localPodBeginnings = pods.filter { localFolders.contains($0.path.folderOfPath) }.flatMap(\.beginnings)
        podFolders = builds.filter(\.isPodspec).flatMap { pod in
            pod.beginnings.map { ($0, pod.path.folderOfPath.asPrefix) }
        }
    }

    private static func description(_ file: BuildFile, settings: [String: BuildFile]) -> BuildDescription? {
        switch file.name {
        case "project.pbxproj": XcodeProject(file) { settings[$0]?.bytes }?.description()
        case "project.yml": XcodeGenSpec(file) { settings[$0]?.bytes }?.description()
        default: nil
        }
    }
}
