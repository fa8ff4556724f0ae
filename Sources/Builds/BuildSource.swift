/// Helpers for the source names in build files.
enum BuildSource {
    /// Whether a path has the extension of a source file, as opposed to a folder.
    static func isSource(_ path: String) -> Bool {
        [".swift", ".m", ".mm", ".c", ".h", ".cpp"].contains { path.hasSuffix($0) }
    }

    /// The whole folders of a pattern before its first wildcard: `App/Sources` of `App/Sources/**/*.swift`. A
    /// path without a wildcard is returned unchanged.
    static func folder(ofPattern pattern: String) -> String {
        guard let wildcard = pattern.firstIndex(where: { "*?[{".contains($0) }) else { return pattern }
        return String(pattern[..<wildcard]).folderOfPath
    }

    /// The file or folder that a pattern of exceptions leaves out whole: `Old` of `Old/**`. `nil` for one that leaves out
    /// some files of many folders (`**/*.md`, `**/.DS_Store`): which of them would be sources is not known.
    static func exception(ofPattern pattern: String) -> String? {
        let ending = ["/**/*", "/**", "/*"].first { pattern.hasSuffix($0) } ?? ""
        let whole = pattern.dropLast(ending.count)
        return whole.contains { "*?[{".contains($0) } ? nil : String(whole)
    }
}
