/// A file that says how code is built: an Xcode project's `project.pbxproj`, or a `.xcconfig` with settings.
package struct BuildFile: Sendable {
    /// Absolute, or relative to the same folder as the sources' names.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

extension String {
    /// A path below a folder, without `.` and `..` where those can be resolved.
    func path(below folder: String) -> String {
        var steps: [Substring] = []
        let whole = hasPrefix("/") || folder.isEmpty ? self : folder + "/" + self
        for step in whole.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
        return (whole.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    }

    /// The folder of a path; empty for a bare name.
    var folderOfPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
