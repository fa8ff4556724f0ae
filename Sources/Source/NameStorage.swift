/// Owns the bytes of names, which stay in place as long as it lives. Filled by one thread, then only read.
package final class NameStorage: @unchecked Sendable {
    private var chunks: [UnsafeMutableBufferPointer<UInt8>] = []
    private var used = 0

    private static let chunkSize = 1 << 16

    package init() {}

    deinit { for chunk in chunks { chunk.deallocate() } }

    /// The same spelling with bytes that the storage owns.
    package func copy(of name: Spelling) -> Spelling {
        let bytes = name.bytes
        if chunks.isEmpty || chunks[chunks.count - 1].count - used < bytes.count {
            chunks.append(.allocate(capacity: max(Self.chunkSize, bytes.count)))
            used = 0
        }
        let place = UnsafeMutableBufferPointer(rebasing: chunks[chunks.count - 1][used..<used + bytes.count])
        _ = place.initialize(from: bytes)
        used += bytes.count
        return Spelling(UnsafeBufferPointer(place))
    }
}
