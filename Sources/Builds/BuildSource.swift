/// What build files say of sources by name.
enum BuildSource {
    /// Whether a path ends like a source, not like a folder.
    static func isSource(_ path: String) -> Bool {
        [".swift", ".m", ".mm", ".c", ".h", ".cpp"].contains { path.hasSuffix($0) }
    }

    /// The part of a pattern before its first wildcard, up to a whole folder: `App/Sources` of
    /// `App/Sources/**/*.swift`; a path without one is its own.
    static func folder(ofPattern pattern: String) -> String {
        guard let wildcard = pattern.firstIndex(where: { "*?[{".contains($0) }) else { return pattern }
        return String(pattern[..<wildcard]).folderOfPath
    }
}
