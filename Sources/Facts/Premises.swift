/// What is known of the code besides its sources: what the configuration says of its files, and how they are built.
package struct Premises: Sendable {
    /// What holds for one file.
    package struct File: Sendable, Hashable {
        package var wrappers = Wrappers()
        /// Whether it is an app's user interface; `nil` where nobody says.
        package var isInterface: Bool?

        package init() {}
    }

    /// The Xcode projects of the tree, and the settings that they may include.
    package var builds: [BuildFile] = []
    /// What the sources' names are relative to, where the paths of `builds` are absolute.
    package var workingFolder = ""
    private var index: [String: Int] = [:]
    private var files: [File] = [File()]

    package init() {}

    /// The names of all types that the configuration calls timers.
    var wrapperTypes: [String] { files.flatMap { $0.wrappers.timers.map(\.type) } }

    /// By reported path. Files that nothing is said of need not be named.
    package subscript(_ path: String) -> File {
        get { files[index[path] ?? 0] }
        set {
            if let known = files.firstIndex(of: newValue) { return index[path] = known }
            files.append(newValue)
            index[path] = files.count - 1
        }
    }
}
