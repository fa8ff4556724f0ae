/// An ordered list of patterns that exclude paths below a folder or, with `!`, re-include them: the lines of a
/// `.gitignore`, or the `exclude` of a configuration. The last matching pattern decides.
package struct PathRules: Sendable {
    private struct Rule: Sendable {
        let glob: Glob
        /// As written.
        let text: String
        let keeps: Bool
        let foldersOnly: Bool
        /// Whether it is matched against the whole path from the folder rather than the last name.
        let isAnchored: Bool
    }

    /// The origin of the patterns, for display: a path, or "the default excludes".
    package let source: String
    private let rules: [Rule]

    /// Parses patterns in the syntax of `.gitignore`, one per element.
    package init(patterns: [String], source: String) {
        self.source = source
        rules = patterns.compactMap { PathRules.rule(Array($0.utf8)[...]) }
    }

    /// Parses a whole `.gitignore`.
    package init(gitignore bytes: [UInt8], source: String) {
        self.source = source
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rules = lines.compactMap { line in
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return line.first == UInt8(ascii: "#") ? nil : PathRules.rule(line)
        }
    }

    package var isEmpty: Bool { rules.isEmpty }

    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
        var pattern = withoutTrailingSpaces(line)
        let keeps = pattern.first == UInt8(ascii: "!")
        if keeps { pattern.removeFirst() }
        let foldersOnly = pattern.last == UInt8(ascii: "/")
        if foldersOnly { pattern.removeLast() }
        let isAnchored = pattern.contains(UInt8(ascii: "/"))
        guard !pattern.isEmpty, let glob = Glob(pattern) else { return nil }
        let text = String(decoding: line, as: UTF8.self)
        return Rule(glob: glob, text: text, keeps: keeps, foldersOnly: foldersOnly, isAnchored: isAnchored)
    }

    /// A trailing space counts only after a backslash.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line
        while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        return line
    }

    /// What a pattern decides about a path that it matches.
    package enum Verdict: Sendable, Hashable {
        /// The excluding pattern.
        case excluded(String)
        case kept
    }

    /// The verdict of the last pattern that matches a path relative to the folder of the rules; `nil` if none
    /// matches. Does not check the parent folders, because a walk does not enter an excluded one.
    package func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Verdict? {
        let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
        for rule in rules.reversed() where isFolder || !rule.foldersOnly {
            let isMatch = rule.isAnchored ? rule.glob.matches(path) : rule.glob.matches(name: name)
            if isMatch { return rule.keeps ? .kept : .excluded(rule.text) }
        }
        return nil
    }

    /// Whether the path or one of its parent folders matches. For lists of paths (`include`, `overrides`)
    /// rather than a walk.
    package func covers(_ path: ArraySlice<UInt8>) -> Bool {
        var end = path.startIndex
        while let slash = path[end...].firstIndex(of: UInt8(ascii: "/")) {
            if case .excluded = verdict(on: path[..<slash], isFolder: true) { return true }
            end = slash + 1
        }
        if case .excluded = verdict(on: path, isFolder: false) { return true }
        return false
    }
}
