extension FixedWidthInteger {
    /// Spreads numbers over a hash table by the golden ratio. Dictionaries keyed by node and declaration
    /// numbers are used in hot loops, where Swift's own hashing, built to resist attacker-chosen keys, took
    /// more time than the rest of the lookup.
    @inlinable package func spread(seed: Int) -> Int {
        let product = (UInt64(truncatingIfNeeded: self) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product ^ product >> 32)
    }
}
