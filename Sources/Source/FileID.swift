/// The identity of a file in a run: the bytes of its reported name. Comparing bytes keeps apart names that
/// `String` considers equal (`é` as one scalar or as two) and preserves invalid UTF-8.
package struct FileID: Hashable, Comparable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ name: String) { bytes = Array(name.utf8) }

    /// For display; invalid UTF-8 is repaired.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Hashes all bytes at once; an array hashes them one by one.
    package func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    package static func < (a: FileID, b: FileID) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
