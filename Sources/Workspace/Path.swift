/// A path as bytes, which need not be UTF-8. Purely lexical: never accesses the file system.
package struct Path: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ text: String) { self.bytes = Array(text.utf8) }

    /// Hashes all bytes at once; an array hashes them one by one.
    package func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    private static let slash = UInt8(ascii: "/")

    package var isAbsolute: Bool { bytes.first == Path.slash }

    /// The part after the last `/`.
    package var name: ArraySlice<UInt8> {
        guard let last = bytes.lastIndex(of: Path.slash) else { return bytes[...] }
        return bytes[(last + 1)...]
    }

    /// The containing folder; `nil` for `/` and for a single name.
    package var folder: Path? {
        guard bytes.count > 1, let last = bytes.lastIndex(of: Path.slash) else { return nil }
        return Path(bytes: last == 0 ? [Path.slash] : Array(bytes[..<last]))
    }

    /// The folders above the path, nearest first, up to `/` for an absolute path.
    package var ancestors: some Sequence<Path> {
        sequence(state: self) { path in
            guard let folder = path.folder else { return nil }
            path = folder
            return folder
        }
    }

    /// A slash is put between, unless the path is empty or ends with one.
    package func appending(_ name: some Collection<UInt8>) -> Path {
        var result = [UInt8]()
        result.reserveCapacity(bytes.count + 1 + name.count)
        result += bytes
        if result.last != Path.slash, !result.isEmpty { result.append(Path.slash) }
        result += name
        return Path(bytes: result)
    }

    package func appending(_ name: String) -> Path { appending(name.utf8) }

    /// Whether the path is that folder or lies below it.
    package func isWithin(_ folder: Path) -> Bool { remainder(below: folder) != nil }

    /// The part after the folder and a slash, empty for the folder itself; `nil` if the path is not below it.
    package func remainder(below folder: Path) -> ArraySlice<UInt8>? {
        if bytes == folder.bytes { return [] }
        let length = folder.bytes.last == Path.slash ? folder.bytes.count - 1 : folder.bytes.count
        guard bytes.count > length, bytes[length] == Path.slash, bytes.starts(with: folder.bytes) else { return nil }
        return bytes[(length + 1)...]
    }

    /// The path as seen from a folder, `../Shared/Clock.swift` if it is not below it. Requires that both are absolute.
    package func relative(to folder: Path) -> Path {
        if let rest = remainder(below: folder) { return Path(bytes: Array(rest)) }
        var steps = Path("")
        for ancestor in folder.ancestors {
            steps = steps.appending("..")
            guard let rest = remainder(below: ancestor) else { continue }
            return rest.isEmpty ? steps : steps.appending(rest)
        }
        return self
    }

    /// The path with each `..` and the name before it removed, as the user means it. With links, the system may
    /// resolve it differently.
    package var collapsed: Path {
        var kept: [ArraySlice<UInt8>] = []
        for part in bytes.split(separator: Path.slash) {
            if part.elementsEqual("..".utf8) { _ = kept.popLast() } else { kept.append(part) }
        }
        return Path(bytes: [Path.slash] + Array(kept.joined(separator: [Path.slash])))
    }

    /// The path without `.` and without doubled and trailing slashes. Keeps `..`, whose meaning depends on
    /// links.
    package var normalized: Path {
        let parts = bytes.split(separator: Path.slash).filter { !$0.elementsEqual(".".utf8) }
        let joined = parts.reduce(into: [UInt8]()) { result, part in
            if !result.isEmpty || isAbsolute { result.append(Path.slash) }
            result += part
        }
        if joined.isEmpty { return Path(isAbsolute ? "/" : ".") }
        return Path(bytes: joined)
    }

    package var climbs: Bool { bytes.split(separator: Path.slash).contains { $0.elementsEqual("..".utf8) } }
}

extension Path: Comparable {
    /// Byte order, which is the same on every system and in every locale.
    package static func < (a: Path, b: Path) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

extension Path: CustomStringConvertible {
    /// The path as text; invalid UTF-8 is repaired.
    package var description: String { String(decoding: bytes, as: UTF8.self) }
}
