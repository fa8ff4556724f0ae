/// A map keyed by numbers, such as those of names. Faster than a dictionary, which protects against chosen
/// keys: the numbers of a name table cannot be chosen.
struct NumberMap<Value: BitwiseCopyable>: ~Copyable {
    private var keys: UnsafeMutablePointer<UInt64>
    private var values: UnsafeMutablePointer<Value>
    /// A power of two, at most half full.
    private var capacity = 32
    private var count = 0

    private static var free: UInt64 { .max }

    init() {
        keys = .allocate(capacity: capacity)
        keys.initialize(repeating: Self.free, count: capacity)
        values = .allocate(capacity: capacity)
    }

    deinit {
        keys.deallocate()
        values.deallocate()
    }

    subscript(_ key: UInt64) -> Value? {
        @inline(__always) get {
            let slot = slot(of: key)
            return keys[slot] == key ? values[slot] : nil
        }
    }

    subscript(_ key: UInt32) -> Value? {
        @inline(__always) get { self[UInt64(key)] }
    }

    /// The slot of the key, or the free slot for it.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (capacity &- 1)
        while keys[slot] != key, keys[slot] != Self.free { slot = (slot &+ 1) & (capacity &- 1) }
        return slot
    }

    /// `key` must not be `UInt64.max`.
    mutating func set(_ value: Value, for key: UInt64) {
        let slot = slot(of: key)
        (values + slot).initialize(to: value)
        guard keys[slot] == Self.free else { return }
        keys[slot] = key
        count += 1
        if count * 2 > capacity { grow() }
    }

    private mutating func grow() {
        let (oldKeys, oldValues, oldCapacity) = (keys, values, capacity)
        capacity *= 2
        keys = .allocate(capacity: capacity)
        keys.initialize(repeating: Self.free, count: capacity)
        values = .allocate(capacity: capacity)
        for old in 0..<oldCapacity where oldKeys[old] != Self.free {
            let slot = slot(of: oldKeys[old])
            keys[slot] = oldKeys[old]
            (values + slot).initialize(to: oldValues[old])
        }
        oldKeys.deallocate()
        oldValues.deallocate()
    }
}
