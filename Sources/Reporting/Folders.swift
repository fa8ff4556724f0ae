/// The folders that paths are reported relative to. Purely lexical: never accesses the file system.
package struct Folders: Sendable {
    /// Absolute; reported paths are relative to it.
    package let working: String
    /// Absolute; the project's root. CI services expect paths relative to it.
    package let root: String

    package init(working: String, root: String) {
        self.working = Folders.normalized(working)
        self.root = Folders.normalized(root)
    }

    /// A reported path made absolute, without `.` and `..`.
    package func absolute(_ path: String) -> String {
        Folders.normalized(path.utf8.first == UInt8(ascii: "/") ? path : working + "/" + path)
    }

    /// A reported path relative to the root, without a leading `./`; `nil` if it is outside.
    package func fromRoot(_ path: String) -> String? {
        let path = absolute(path)
        let prefix = root == "/" ? "/" : root + "/"
        return path.utf8.starts(with: prefix.utf8)
            ? String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
    }

    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
