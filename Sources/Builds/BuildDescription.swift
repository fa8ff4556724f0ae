/// The contents of one build file: its targets, and whether they are all it builds.
struct BuildDescription: Sendable {
    /// The folder whose contents it builds; empty for the folder that all names are relative to.
    let folder: String
    var targets: [BuildTarget] = []
    /// Whether every target and every target's file list was understood.
    var isComplete = true

    init(folder: String) { self.folder = folder }
}
