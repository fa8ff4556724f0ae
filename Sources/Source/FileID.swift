/// What a file is known by in a run: the bytes of the name that it is reported under. Two names that are written alike,
/// or that `String` holds to be equal (`é` as one scalar or as two), are two files, and bytes that are no UTF-8 stay
/// what they are.
package struct FileID: Hashable, Comparable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ name: String) { bytes = Array(name.utf8) }

    /// For people; bytes that are no UTF-8 are repaired.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes at once, not one by one as an array has it.
    package func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    package static func < (a: FileID, b: FileID) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
