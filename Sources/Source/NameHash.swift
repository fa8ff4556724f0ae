/// A 64-bit hash of a name. Collisions are possible, so a lookup must compare the bytes of its result.
@usableFromInline package struct NameHash: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline package let value: UInt64

    /// Processes eight bytes at a time by multiplying and folding. The last ones may overlap those before them.
    package init(_ name: UnsafeBufferPointer<UInt8>) {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(name.count)
        func mix(_ word: UInt64) {
            value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
            value ^= value >> 29
        }
        let (bytes, count) = (UnsafeRawPointer(name.baseAddress), name.count)
        if let bytes, count >= 8 {
            for index in stride(from: 0, through: count - 8, by: 8) {
                mix((bytes + index).loadUnaligned(as: UInt64.self))
            }
            if count & 7 != 0 { mix((bytes + (count - 8)).loadUnaligned(as: UInt64.self)) }
        } else if let bytes, count >= 4 {
            let last = (bytes + (count - 4)).loadUnaligned(as: UInt32.self)
            mix(UInt64(bytes.loadUnaligned(as: UInt32.self)) | UInt64(last) << 32)
        } else if count > 0 {
            mix(UInt64(name[0]) | UInt64(name[count / 2]) << 8 | UInt64(name[count - 1]) << 16)
        }
        self.value = value ^ value >> 32
    }

    @inlinable package static func == (a: NameHash, b: NameHash) -> Bool { a.value == b.value }

    @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// The value is already a hash.
    @inlinable package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: value) ^ seed }
}
