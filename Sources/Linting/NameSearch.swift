import Model
import Source

/// Searches sources for words of a set. Names go in as hashes: a word that is found may be another, what is not found is not there.
struct NameSearch: Sendable {
    private let slots: [UInt64]
    private let mask: Int

    init(_ names: some Collection<String>) {
        var size = 64
        while size < names.count * 4 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        for name in names {
            guard let word = Self.lastWord(of: name) else { continue }
            let hash = word.reduce(Self.seed, Self.mixed)
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (size - 1) }
            slots[slot] = hash
        }
        self.slots = slots
        mask = size - 1
    }

    /// A qualified name is found by its last part. Operators have no word: nobody can declare a timer by one.
    private static func lastWord(of name: String) -> [UInt8]? {
        let parts = name.utf8.split { !isWord($0) }
        return parts.last.map(Array.init)
    }

    func occurs(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            slots.withUnsafeBufferPointer { slots in
                var index = 0
                while index < bytes.count {
                    guard Self.isWord(bytes[index]) else {
                        index += 1
                        continue
                    }
                    var hash = Self.seed
                    repeat {
                        hash = Self.mixed(hash, bytes[index])
                        index += 1
                    } while index < bytes.count && Self.isWord(bytes[index])
                    var slot = Int(truncatingIfNeeded: hash) & mask
                    while slots[slot] != 0 {
                        if slots[slot] == hash { return true }
                        slot = (slot + 1) & mask
                    }
                }
                return false
            }
        }
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    @inline(__always)
    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
