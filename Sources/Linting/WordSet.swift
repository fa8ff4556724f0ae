/// A set of words, kept as hashes.
struct WordSet: Sendable {
    private let slots: [UInt64]
    private let mask: Int

    /// Of a qualified name the last part counts. Operators are no words.
    init(_ names: some Collection<String>) {
        var size = 64
        while size < names.count * 4 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        for name in names {
            guard let word = name.utf8.split(whereSeparator: { !isWord($0) }).last else { continue }
            let hash = word.reduce(Self.seed, Self.mixed)
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (size - 1) }
            slots[slot] = hash
        }
        self.slots = slots
        mask = size - 1
    }

    /// Whether a word of that hash may be in the set.
    @inline(__always)
    func contains(_ hash: UInt64) -> Bool {
        slots.withUnsafeBufferPointer { slots in
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 {
                if slots[slot] == hash { return true }
                slot = (slot + 1) & mask
            }
            return false
        }
    }

    /// FNV-1a, a byte at a time.
    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

/// Letters, digits, `_`, and every byte of a character outside ASCII.
@inline(__always)
func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
}
