/// What one build file says: its targets, and whether these are all that it builds.
struct BuildDescription: Sendable {
    /// The folder below which it builds; empty for the one that all names are relative to.
    let folder: String
    var targets: [BuildTarget] = []
    /// Every target and every file of a target was understood.
    var isComplete = true

    init(folder: String) { self.folder = folder }
}
