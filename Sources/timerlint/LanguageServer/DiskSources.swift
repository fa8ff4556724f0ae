import TimerlintSource
import TimerlintWorkspace

/// The sources of a project on disk. A file keeps its object while its bytes stay the same, so that nothing is
/// parsed twice.
struct DiskSources {
    private struct Entry {
        /// Taken before the file was read; `nil` if it must be read again.
        var stamp: FileStamp?
        /// `nil` if the file is not a source.
        let source: SourceFile?
    }

    private var entries: [Path: Entry] = [:]

    subscript(path: Path) -> SourceFile? { entries[path]?.source }

    /// Marks files as changed, whatever their stamps are.
    mutating func expire(_ paths: Set<Path>) {
        for path in paths { entries[path]?.stamp = nil }
    }

    /// Reads the new files and those marked by `expire`; with `comparingStamps` also those with a changed
    /// stamp.
    mutating func read(
        _ paths: [Path], named: Set<Path>, comparingStamps: Bool, reader: SourceReader, jobs: Int
    ) {
        let wanted = paths.filter { comparingStamps || entries[$0]?.stamp == nil }
        let old = entries
        let fresh = concurrentMap(wanted, jobs: jobs) { path -> Entry in
            let stamp = try? FileSystem.status(of: path).stamp
            if let known = old[path], let stamp, known.stamp == stamp { return known }
            guard case .source(let file, _) = reader.read(path, isNamed: named.contains(path)) else {
                return Entry(stamp: stamp, source: nil)
            }
            let known = old[path]?.source
            let isSame =
                known.map { $0.id == file.id && $0.language == file.language && $0.bytes == file.bytes } ?? false
            return Entry(stamp: stamp, source: isSame ? known : file)
        }
        for (path, entry) in zip(wanted, fresh) { entries[path] = entry }
    }

    /// Removes all other files.
    mutating func keepOnly(_ paths: Set<Path>) { entries = entries.filter { paths.contains($0.key) } }
}
