/// A target of a Swift package or an Xcode project: which files it is made of, and how it treats them.
struct BuildTarget: Sendable {
    /// What unannotated code is isolated to.
    enum Isolation: Sendable {
        case mainActor
        /// Async functions stay on their caller's actor.
        case caller
        /// They leave it, as the language has it by default.
        case none
        case unknown
    }

    var isTest = false
    /// What it imports tells whether it has user interface. An app has, whatever its own files import.
    var canProveAbsence = true
    var isolation = Isolation.unknown
    /// Sources by full path.
    var files: Set<String> = []
    /// Folders whose sources belong to it, each with a `/` at its end.
    var folders: [String] = []
    /// Those in the folders that do not.
    var exceptions: Set<String> = []

    func contains(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return folders.contains { path.hasPrefix($0) } && !exceptions.contains(path)
    }
}
