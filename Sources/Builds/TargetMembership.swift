/// Maps sources to targets. Cost of a query: the number of targets that name the file or a folder around it.
struct TargetMembership: Sendable {
    private let targets: [BuildTarget]
    /// Target indices, sorted.
    private let namingFile: [String: [Int]]
    private let namingFolder: [Substring: [Int]]

    init(_ targets: [BuildTarget]) {
        self.targets = targets
        var namingFile: [String: [Int]] = [:]
        var namingFolder: [Substring: [Int]] = [:]
        for (index, target) in targets.enumerated() {
            for file in target.files { namingFile[file, default: []].append(index) }
            for folder in target.folders { namingFolder[folder[...], default: []].append(index) }
        }
        self.namingFile = namingFile
        self.namingFolder = namingFolder
    }

    /// The indices of the targets that contain a source, by its full path, sorted.
    func targets(of path: String) -> [Int] {
        let direct = namingFile[path] ?? []
        let around = foldersAround(path).flatMap { namingFolder[$0] ?? [] }
        guard !around.isEmpty else { return direct }
        return Set(direct + around.filter { !targets[$0].isException(path) }).sorted()
    }

    /// The folders around a path, outermost first: the empty root, then each with a trailing `/`.
    private func foldersAround(_ path: String) -> [Substring] {
        if namingFolder.isEmpty { return [] }
        return [""] + path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { path[...$0] }
    }
}
