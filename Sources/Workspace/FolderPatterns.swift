/// The patterns from the files of one folder (a `.gitignore`, a configuration) for the paths below it.
package struct FolderPatterns: Sendable {
    package let exclude: PathRules?
    /// If present, only the files that it covers are linted.
    package let include: PathRules?

    package init(exclude: PathRules?, include: PathRules? = nil) {
        self.exclude = exclude
        self.include = include
    }
}

/// The patterns that apply in a folder: its own and those of its parent folders.
struct PatternChain: Sendable {
    private struct Level: Sendable {
        let folder: Path
        let patterns: FolderPatterns
    }

    /// Outermost first.
    private var levels: [Level] = []

    mutating func append(_ patterns: FolderPatterns, of folder: Path) {
        levels.append(Level(folder: folder, patterns: patterns))
    }

    /// The source of the pattern that excludes a path, for display; `nil` if it is not excluded. Inner folders
    /// override outer ones.
    func excluder(of path: Path, isFolder: Bool) -> String? {
        for level in levels.reversed() {
            guard let rules = level.patterns.exclude, let rest = path.remainder(below: level.folder) else { continue }
            switch rules.verdict(on: rest, isFolder: isFolder) {
            case .excluded(let pattern): return "'\(pattern)' in \(rules.source)"
            case .kept: return nil
            case nil: continue
            }
        }
        return nil
    }

    /// Whether the innermost `include`, if any, covers a file.
    func includes(_ path: Path) -> Bool {
        for level in levels.reversed() {
            guard let rules = level.patterns.include, let rest = path.remainder(below: level.folder) else { continue }
            return rules.covers(rest)
        }
        return true
    }
}
