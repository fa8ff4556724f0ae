import TimerlintCProcess

/// Flags that several threads may set and read at the same time without waiting for one another. A flag stays set.
package final class ConcurrentFlags: @unchecked Sendable {
    private let flags: UnsafeMutableBufferPointer<Bool>

    package init(count: Int) {
        flags = .allocate(capacity: count)
        flags.initialize(repeating: false)
    }

    deinit { flags.deallocate() }

    package func set(_ index: Int) { timerlint_set_flag(&flags[index]) }

    package func isSet(_ index: Int) -> Bool { timerlint_flag_is_set(&flags[index]) }
}
