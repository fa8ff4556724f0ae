extension FixedWidthInteger {
    /// Spreads numbers over a hash table, by the golden ratio. Dictionaries over the numbers of nodes and declarations
    /// are asked in loops: Swift's own hashing, which is made to withstand keys that an attacker chooses, took more
    /// time there than all that was asked.
    @inlinable package func spread(seed: Int) -> Int {
        let product = (UInt64(truncatingIfNeeded: self) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product ^ product >> 32)
    }
}
