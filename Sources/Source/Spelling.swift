#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The bytes of a name as a dictionary key that owns and copies nothing. Whoever keeps a spelling also keeps its bytes
/// in place, as a tree does with its text.
@usableFromInline package struct Spelling: Hashable, @unchecked Sendable, BitwiseCopyable {
    private let start: UnsafePointer<UInt8>?
    private let length: UInt32
    /// The lower half of the name's hash, so that a growing table does not read the bytes again.
    private let shortHash: UInt32

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        start = bytes.baseAddress
        length = UInt32(bytes.count)
        shortHash = UInt32(truncatingIfNeeded: NameHash(bytes).value)
    }

    /// Valid as long as whoever made the spelling keeps them.
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: Int(length)) }

    package func hasSuffix(_ suffix: StaticString) -> Bool {
        hasSuffix(UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
    }

    package func hasSuffix(_ suffix: String) -> Bool { suffix.withSpelling { hasSuffix($0.bytes) } }

    private func hasSuffix(_ suffix: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start, Int(length) >= suffix.count else { return false }
        return suffix.baseAddress.map { memcmp(start + (Int(length) - suffix.count), $0, suffix.count) == 0 } ?? true
    }

    @usableFromInline package static func == (a: Spelling, b: Spelling) -> Bool {
        guard a.shortHash == b.shortHash, a.length == b.length else { return false }
        guard let first = a.start, let second = b.start, first != second else { return true }
        return memcmp(first, second, Int(a.length)) == 0
    }

    @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(shortHash) }

    /// The value is already a hash.
    @usableFromInline package func _rawHashValue(seed: Int) -> Int { Int(shortHash) ^ seed }
}

extension String {
    /// Calls `body` with the string's spelling, which is valid only during the call.
    package func withSpelling<Result>(_ body: (Spelling) -> Result) -> Result {
        var copy = self
        return copy.withUTF8 { body(Spelling($0)) }
    }
}
