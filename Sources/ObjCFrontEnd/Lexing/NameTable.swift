/// Interns names as numbers, so that the parser compares and marks names without reading their bytes. The words
/// of `CWord` have their raw values, those of `SystemNames` follow; every other spelling of a file gets the
/// next free number.
struct NameTable: ~Copyable {
    fileprivate struct Entry {
        let bytes: UnsafePointer<UInt8>
        let length: UInt32
        let hash: UInt32
    }

    private var entries: UnsafeMutablePointer<Entry>
    private var capacity: Int
    private(set) var count: Int
    /// Numbers by hash, `UInt32.max` for a free slot; at most half full.
    private var slots: UnsafeMutablePointer<UInt32>
    private var slotMask: UInt32

    /// Maximum probe length. Beyond it a name is treated as new; only hostile input has such runs.
    private static let longestProbe = 64

    init() {
        let vocabulary = Vocabulary.shared
        count = vocabulary.count
        capacity = max(count * 2, 1024)
        entries = .allocate(capacity: capacity)
        entries.initialize(from: vocabulary.entries, count: count)
        slotMask = Vocabulary.slotCount - 1
        slots = .allocate(capacity: Int(Vocabulary.slotCount))
        slots.initialize(from: vocabulary.slots, count: Int(Vocabulary.slotCount))
    }

    deinit {
        entries.deallocate()
        slots.deallocate()
    }

    /// The number of the name at `start`, whose bytes must not move. Eight bytes must be readable there.
    @inline(__always)
    mutating func number(of start: UnsafePointer<UInt8>, length: Int) -> UInt32 {
        let hash = Self.hash(start, length: length)
        var slot = hash & slotMask
        for _ in 0..<Self.longestProbe {
            let candidate = slots[Int(slot)]
            if candidate == .max { break }
            let entry = entries[Int(candidate)]
            if entry.hash == hash, Int(entry.length) == length, Self.areEqual(entry.bytes, start, length) {
                return candidate
            }
            slot = (slot &+ 1) & slotMask
        }
        return add(start, length: length, hash: hash)
    }

    private mutating func add(_ start: UnsafePointer<UInt8>, length: Int, hash: UInt32) -> UInt32 {
        if count == capacity { grow() }
        (entries + count).initialize(to: Entry(bytes: start, length: UInt32(length), hash: hash))
        let number = UInt32(count)
        count += 1
        if count * 2 > Int(slotMask) { rehash() } else { insert(number, hash: hash) }
        return number
    }

    private func insert(_ number: UInt32, hash: UInt32) { Self.insert(number, hash: hash, into: slots, mask: slotMask) }

    fileprivate static func insert(
        _ number: UInt32, hash: UInt32, into slots: UnsafeMutablePointer<UInt32>, mask: UInt32
    ) {
        var slot = hash & mask
        for _ in 0..<longestProbe {
            if slots[Int(slot)] == .max {
                slots[Int(slot)] = number
                return
            }
            slot = (slot &+ 1) & mask
        }
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }

    private mutating func rehash() {
        let slotCount = (Int(slotMask) + 1) * 4
        slots.deallocate()
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: .max, count: slotCount)
        slotMask = UInt32(slotCount - 1)
        for index in 0..<count { insert(UInt32(index), hash: entries[index].hash) }
    }

    /// Processes eight bytes at a time; masks the last group to the name's length.
    @inline(__always)
    fileprivate static func hash(_ start: UnsafePointer<UInt8>, length: Int) -> UInt32 {
        var left = length
        var position = UnsafeRawPointer(start)
        var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
        while left > 8 {
            hash = (hash ^ position.loadUnaligned(as: UInt64.self)) &* 0xD6E8_FEB8_6659_FD93
            hash ^= hash &>> 32
            position += 8
            left &-= 8
        }
        let last =
            position.loadUnaligned(as: UInt64.self).littleEndian & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left))
        hash = (hash ^ last) &* 0xD6E8_FEB8_6659_FD93
        return UInt32(truncatingIfNeeded: hash &>> 32)
    }

    /// Eight bytes must be readable from each byte of both names.
    @inline(__always)
    private static func areEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        var left = length
        var (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        while left > 8 {
            if first.loadUnaligned(as: UInt64.self) != second.loadUnaligned(as: UInt64.self) { return false }
            first += 8
            second += 8
            left &-= 8
        }
        let difference = (first.loadUnaligned(as: UInt64.self) ^ second.loadUnaligned(as: UInt64.self)).littleEndian
        return difference & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left)) == 0
    }

    /// The spelling of a name.
    func text(_ number: UInt32) -> String {
        let entry = entries[Int(number)]
        return String(decoding: UnsafeBufferPointer(start: entry.bytes, count: Int(entry.length)), as: UTF8.self)
    }

    func bytes(_ number: UInt32) -> UnsafeBufferPointer<UInt8> {
        let entry = entries[Int(number)]
        return UnsafeBufferPointer(start: entry.bytes, count: Int(entry.length))
    }

    /// The number of a name with bytes of its own (which must outlive the table), if the file contains it.
    func existing(_ text: some Collection<UInt8>) -> UInt32? {
        var padded = Array(text)
        let length = padded.count
        padded.append(contentsOf: repeatElement(0, count: 8))
        return padded.withUnsafeBufferPointer { buffer -> UInt32? in
            guard let base = buffer.baseAddress, length > 0 else { return nil }
            let hash = Self.hash(base, length: length)
            var slot = hash & slotMask
            for _ in 0..<Self.longestProbe {
                let candidate = slots[Int(slot)]
                if candidate == .max { return nil }
                let entry = entries[Int(candidate)]
                if entry.hash == hash, Int(entry.length) == length, Self.areEqual(entry.bytes, base, length) {
                    return candidate
                }
                slot = (slot &+ 1) & slotMask
            }
            return nil
        }
    }
}

/// The names that every table begins with. Never freed.
struct Vocabulary {
    let count: Int
    fileprivate let entries: UnsafePointer<NameTable.Entry>
    fileprivate let slots: UnsafePointer<UInt32>
    fileprivate static let slotCount: UInt32 = 4096
    /// By spelling.
    let numbers: [String: UInt32]

    nonisolated(unsafe) static let shared = Vocabulary()

    private init() {
        let words = CWord.allCases.map(\.spelling)
        let spellings = words + SystemNames.spellings.subtracting(words).sorted()
        let entries = UnsafeMutablePointer<NameTable.Entry>.allocate(capacity: spellings.count)
        let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(Self.slotCount))
        slots.initialize(repeating: .max, count: Int(Self.slotCount))
        for (index, spelling) in spellings.enumerated() {
            let bytes = Self.copy(spelling)
            let hash = NameTable.hash(bytes, length: spelling.utf8.count)
            (entries + index).initialize(
                to: NameTable.Entry(bytes: bytes, length: UInt32(spelling.utf8.count), hash: hash))
            NameTable.insert(UInt32(index), hash: hash, into: slots, mask: Self.slotCount - 1)
        }
        count = spellings.count
        self.entries = UnsafePointer(entries)
        self.slots = UnsafePointer(slots)
        numbers = Dictionary(uniqueKeysWithValues: zip(spellings, 0...))
    }

    /// Followed by eight readable bytes.
    private static func copy(_ text: String) -> UnsafePointer<UInt8> {
        let bytes = Array(text.utf8) + Array(repeating: 0, count: 8)
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        return UnsafePointer(copy)
    }
}
