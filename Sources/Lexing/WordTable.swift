/// Recognizes identifiers that spell a word of Swift's vocabulary, using a perfect hash of the first eight
/// bytes. No two words share their first eight bytes.
struct WordTable {
    /// 1024 slots, each the raw value of a `Word` (0 for none).
    private let slots: UnsafePointer<UInt8>
    /// Indexed by raw value: the first eight bytes of the word, little-endian, padded with zeros.
    private let keys: UnsafePointer<UInt64>
    private let spellings: UnsafePointer<StaticSpelling>
    private let multiplier: UInt64

    private static let slotBits: UInt64 = 10

    /// Built once, never freed.
    nonisolated(unsafe) static let shared = WordTable()

    private init() {
        let count = Word.allCases.count
        let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        let spellings = UnsafeMutablePointer<StaticSpelling>.allocate(capacity: count)
        for word in Word.allCases {
            let spelling = StaticSpelling(word == .none ? "" : word.spelling)
            keys[Int(word.rawValue)] = spelling.key
            (spellings + Int(word.rawValue)).initialize(to: spelling)
        }
        let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << Int(Self.slotBits))
        // This multiplier is collision-free for the current words. The search step only has to be odd.
        var multiplier: UInt64 = 0x4475_83A3_858C_C623
        while !Self.fill(slots, with: keys, count: count, multiplier: multiplier) {
            multiplier &+= 0x9E37_79B9_7F4A_7C16
        }
        self.slots = UnsafePointer(slots)
        self.keys = UnsafePointer(keys)
        self.spellings = UnsafePointer(spellings)
        self.multiplier = multiplier
    }

    /// Puts every word into its slot; returns false on a collision.
    private static func fill(
        _ slots: UnsafeMutablePointer<UInt8>, with keys: UnsafePointer<UInt64>, count: Int, multiplier: UInt64
    ) -> Bool {
        slots.initialize(repeating: 0, count: 1 << Int(slotBits))
        for word in 1..<count {
            let slot = Int((keys[word] &* multiplier) &>> (64 &- slotBits))
            if slots[slot] != 0 { return false }
            slots[slot] = UInt8(word)
        }
        return true
    }

    /// The word spelled by the `length` (1 or more) bytes at `start`. Eight bytes must be readable there.
    @inline(__always)
    func word(at start: UnsafePointer<UInt8>, length: Int) -> Word {
        var key = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
        if length < 8 { key &= ~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length) }
        let candidate = Int(slots[Int((key &* multiplier) &>> (64 &- Self.slotBits))])
        guard keys[candidate] == key else { return .none }
        return spellings[candidate].matchesRest(of: start, length: length)
            ? Word(rawValue: UInt8(truncatingIfNeeded: candidate)) ?? .none : .none
    }
}

/// The bytes of one word. Never freed.
private struct StaticSpelling {
    let bytes: UnsafePointer<UInt8>
    let length: Int
    let key: UInt64

    init(_ text: String) {
        let utf8 = Array(text.utf8)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(utf8.count, 1))
        bytes.initialize(from: utf8, count: utf8.count)
        self.bytes = UnsafePointer(bytes)
        self.length = utf8.count
        self.key = utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    func matchesRest(of start: UnsafePointer<UInt8>, length: Int) -> Bool {
        guard length == self.length else { return false }
        var index = 8
        while index < length {
            if start[index] != bytes[index] { return false }
            index += 1
        }
        return true
    }
}

extension Word {
    /// The word's spelling in Swift. Empty for `.none`.
    package var spelling: String {
        if self == .none { return "" }
        let name = String(describing: self)
        return name.hasSuffix("_") ? String(name.dropLast()) : name
    }
}
