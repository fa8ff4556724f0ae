/// A 64-bit hash of a name. Collisions are possible, so a lookup must compare the bytes of its result.
@usableFromInline package struct NameHash: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline package let value: UInt64

    /// Processes eight bytes at a time by multiplying and folding.
    package init(_ name: UnsafeBufferPointer<UInt8>) {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(name.count)
        var index = 0
        while index + 8 <= name.count {
            let word = UnsafeRawPointer(name.baseAddress! + index).loadUnaligned(as: UInt64.self)
            value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
            value ^= value >> 29
            index += 8
        }
        while index < name.count {
            value = (value ^ UInt64(name[index])) &* 0x0000_0100_0000_01B3
            index += 1
        }
        self.value = value ^ value >> 32
    }

    @inlinable package static func == (a: NameHash, b: NameHash) -> Bool { a.value == b.value }

    @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// The value is already a hash.
    @inlinable package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: value) ^ seed }
}
