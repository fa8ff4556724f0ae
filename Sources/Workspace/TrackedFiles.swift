/// The files that git tracks in a repository, which no `.gitignore` excludes. Input: the repository's index,
/// read on first use. Output: whether a path is in it. Runs no program. An unreadable index counts as empty.
final class TrackedFiles {
    private let root: Path
    /// Relative to the root, in byte order.
    private lazy var paths: [[UInt8]] = TrackedFiles.paths(inIndexOf: root)

    private static let sizeLimit = 1 << 28

    init(root: Path) { self.root = root }

    /// For a folder: whether any file below it is tracked.
    func include(_ path: Path, isFolder: Bool) -> Bool {
        guard let rest = path.remainder(below: root), !rest.isEmpty else { return false }
        let wanted = isFolder ? Array(rest) + [UInt8(ascii: "/")] : Array(rest)
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        guard low < paths.count else { return false }
        return isFolder ? paths[low].starts(with: wanted) : paths[low] == wanted
    }

    private static func paths(inIndexOf root: Path) -> [[UInt8]] {
        guard let folder = gitFolder(of: root),
            let bytes = try? FileSystem.contents(of: folder.appending("index"), limit: sizeLimit)
        else { return [] }
        var reader = IndexReader(bytes: bytes)
        return reader.paths().sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// `.git`, or the target of a file with that name in a linked work tree.
    private static func gitFolder(of root: Path) -> Path? {
        let git = root.appending(".git")
        guard let status = try? FileSystem.status(of: git) else { return nil }
        if status.kind == .folder { return git }
        let prefix = Array("gitdir: ".utf8)
        guard let text = try? FileSystem.contents(of: git, limit: 1 << 16), text.starts(with: prefix) else {
            return nil
        }
        let line = text.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "\n") }
        return absolute(Path(bytes: Array(line)), in: root)
    }
}

/// Parses the names in an index: versions 2 to 4, with SHA-1 object names (git's
/// Documentation/gitformat-index).
private struct IndexReader {
    let bytes: [UInt8]
    private var at = 12

    /// The length of an entry before its name, in bytes: times, ids, size, object name, flags.
    private static let fixedLength = 62

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func paths() -> [[UInt8]] {
        guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8), (2...4).contains(number(at: 4)) else { return [] }
        let version = number(at: 4)
        var paths: [[UInt8]] = []
        for _ in 0..<number(at: 8) {
            guard let path = entry(version, after: paths.last ?? []) else { return [] }
            paths.append(path)
        }
        return paths
    }

    private mutating func entry(_ version: Int, after last: [UInt8]) -> [UInt8]? {
        let start = at
        guard start + Self.fixedLength + 2 <= bytes.count else { return nil }
        let isExtended = bytes[start + 60] & 0x40 != 0
        at = start + Self.fixedLength + (isExtended ? 2 : 0)
        var path: [UInt8] = []
        if version == 4 {
            guard let dropped = dropCount(), dropped <= last.count else { return nil }
            path = Array(last.dropLast(dropped))
        }
        guard let end = bytes[min(at, bytes.count)...].firstIndex(of: 0) else { return nil }
        path += bytes[at..<end]
        // Before version 4, an entry is padded to a multiple of eight bytes, with at least one NUL.
        at = version == 4 ? end + 1 : start + (end - start) / 8 * 8 + 8
        return path
    }

    /// The number of bytes to remove from the previous name: seven bits per byte, all but the last with the
    /// high bit set, plus one for each continuation.
    private mutating func dropCount() -> Int? {
        var value = 0
        for position in 0..<5 {
            guard at < bytes.count else { return nil }
            let byte = bytes[at]
            at += 1
            value = (position == 0 ? 0 : (value + 1) << 7) | Int(byte & 0x7F)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }

    private func number(at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
