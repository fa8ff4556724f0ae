/// The contents of one build file: its targets, and whether they are all it builds.
struct BuildDescription: Sendable {
    /// The folder whose contents it builds; empty for the folder that all names are relative to.
    let folder: String
    /// The beginning of the paths below the folder.
    let prefix: String
    var targets: [BuildTarget] = []
    /// Whether every target and every target's file list was understood.
    var isComplete = true
    /// CocoaPods adds libraries to the project; their files may be listed only in CocoaPods' own project.
    var takesPods = false
    /// Whether it described only, or also, programs that show how a downloaded library is used: they are not `targets`.
    var hadExamples = false
    /// The files that the project lists without building them. None of them belongs to a pod.
    var unbuiltFiles: Set<String> = []

    init(folder: String) {
        self.folder = folder
        prefix = folder.asPrefix
    }

    /// Whether a target that was not understood may have the file: it is in the description's folder, or in a folder of
    /// which other targets have files.
    func mayAdd(_ path: String) -> Bool {
        guard !isComplete else { return false }
        let beside = path.folderOfPath.asPrefix
        let isBeside = { (other: String) in other.hasPrefix(beside) }
        return path.hasPrefix(prefix)
            || targets.contains { target in
                target.files.contains(where: isBeside) || target.folders.contains { isBeside($0.asPrefix) }
            }
    }

    /// Whether the file belongs to the project's own code, not to a pod: the project lists it, or builds another file of
    /// the same top folder.
    func owns(_ path: String) -> Bool { unbuiltFiles.contains(path) || namesFiles(beside: path) }

    /// Whether a target has a file of the same top folder below the description's own.
    private func namesFiles(beside path: String) -> Bool {
        let below = path.dropFirst(prefix.count)
        let top = prefix + (below.firstIndex(of: "/").map { below[...$0] } ?? "")
        return targets.contains { target in
            target.files.contains { $0.hasPrefix(top) } || target.folders.contains { $0.asPrefix.hasPrefix(top) }
        }
    }
}
