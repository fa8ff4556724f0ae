/// Searches bytes for several spellings in one pass: compares sixteen bytes at a time with the two rarest
/// adjacent bytes of each spelling, and compares the whole spelling only if both match.
package struct SpellingSearch: Sendable {
    private struct Needle: Sendable {
        let bytes: [UInt8]
        /// Offset of the two rarest bytes within the spelling.
        let offset: Int

        var first: UInt8 { bytes[offset] }
        var second: UInt8 { bytes[offset + 1] }
    }

    private struct Probe {
        let first: SIMD16<UInt8>
        let second: SIMD16<UInt8>
    }

    private let needles: [Needle]
    /// Tells searches apart.
    private let number: Int

    private static let count = Guarded(0)

    /// Spellings shorter than two bytes are ignored.
    package init(_ spellings: [String]) {
        needles = spellings.map { Array($0.utf8) }.filter { $0.count > 1 }.map {
            Needle(bytes: $0, offset: Self.tellingOffset(in: $0))
        }
        number = Self.count.withLock { count in
            count += 1
            return count
        }
    }

    /// The offset of the pair of bytes that is rarest in code, such as a capital after a lower-case letter.
    private static func tellingOffset(in bytes: [UInt8]) -> Int {
        let isTelling = { (byte: UInt8) in !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
        let pairs = 0..<(bytes.count - 1)
        return pairs.first { !isTelling(bytes[$0]) && isTelling(bytes[$0 + 1]) } ?? pairs.first { isTelling(bytes[$0]) }
            ?? bytes.count - 2
    }

    /// The file keeps the answer: for searches that last as long as the program.
    package func occurs(in file: SourceFile) -> Bool {
        file.knownSearches.answer(to: Lasting(search: self)) { occurs(in: file.bytes) }
    }

    /// A search as a key.
    struct Lasting: Hashable, Sendable {
        let search: SpellingSearch

        static func == (a: Lasting, b: Lasting) -> Bool { a.search.number == b.search.number }

        func hash(into hasher: inout Hasher) { hasher.combine(search.number) }
    }

    package func occurs(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { occurs(in: $0) }
    }

    private func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress, !needles.isEmpty else { return false }
        let probes = needles.map { Probe(first: SIMD16(repeating: $0.first), second: SIMD16(repeating: $0.second)) }
        return probes.withUnsafeBufferPointer { probes in
            var index = 0
            while index + 17 <= bytes.count {
                let here = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
                let next = UnsafeRawPointer(start + index + 1).loadUnaligned(as: SIMD16<UInt8>.self)
                var found = SIMDMask<SIMD16<Int8>>(repeating: false)
                for probe in probes { found = found .| ((here .== probe.first) .& (next .== probe.second)) }
                if any(found), confirms(bytes, index..<(index + 16)) { return true }
                index += 16
            }
            return confirms(bytes, index..<bytes.count)
        }
    }

    /// Whether a candidate match in the range is a complete spelling.
    private func confirms(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        for needle in needles {
            for position in range where bytes[position] == needle.first {
                let start = position - needle.offset
                guard start >= 0, start + needle.bytes.count <= bytes.count else { continue }
                if needle.bytes.indices.allSatisfy({ bytes[start + $0] == needle.bytes[$0] }) { return true }
            }
        }
        return false
    }
}
