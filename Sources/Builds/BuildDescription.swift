/// The contents of one build file: its targets, and whether they are all it builds.
struct BuildDescription: Sendable {
    /// The folder whose contents it builds; empty for the folder that all names are relative to.
    let folder: String
    var targets: [BuildTarget] = []
    /// Whether every target and every target's file list was understood.
    var isComplete = true
    /// CocoaPods adds libraries to the project; their files may be listed only in CocoaPods' own project.
    var takesPods = false

    /// The folder's path for comparison with the beginning of a file's; kept, because each query compares it.
    let prefix: String

    init(folder: String) {
        self.folder = folder
        prefix = folder.asPrefix
    }

    /// Whether a target has a file of the same top folder below the description's own.
    func namesFiles(beside path: String) -> Bool {
        let below = path.dropFirst(prefix.count)
        let top = prefix + (below.firstIndex(of: "/").map { below[...$0] } ?? "")
        return targets.contains { target in
            target.files.contains { $0.hasPrefix(top) } || target.folders.contains { $0.asPrefix.hasPrefix(top) }
        }
    }
}
