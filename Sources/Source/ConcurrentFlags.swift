import TimerlintCProcess

/// Flags that several threads may set and read at the same time without waiting for one another. A flag stays set. The
/// owner deallocates them.
package struct ConcurrentFlags: @unchecked Sendable {
    private let bits: UnsafeMutablePointer<UInt8>
    private let count: Int

    package init(count: Int) {
        self.count = count
        bits = .allocate(capacity: Self.bytes(count))
        clear()
    }

    private static func bytes(_ count: Int) -> Int { (count + 7) / 8 }

    /// No other function may be called afterwards.
    package func deallocate() { bits.deallocate() }

    package func set(_ index: Int) { timerlint_set_bit(bits, UInt(index)) }

    package func isSet(_ index: Int) -> Bool { timerlint_bit_is_set(bits, UInt(index)) }

    /// Requires that the range begins and ends with a byte.
    package func isSet(anyOf indices: Range<Int>) -> Bool {
        (indices.lowerBound / 8..<indices.upperBound / 8).contains { timerlint_any_bit_is_set(bits, UInt($0)) }
    }

    private func clear() { bits.initialize(repeating: 0, count: Self.bytes(count)) }
}
