/// The bytes in which two texts differ, without their common start and end.
package struct ByteChange: Equatable, Sendable {
    package let old, new: Range<UInt32>

    /// With as much before them as possible.
    package static func first(of old: [UInt8], to new: [UInt8]) -> ByteChange {
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                let start = commonStart(of: old, new)
                let end = commonEnd(of: old, new, atMost: min(old.count, new.count) - start)
                return ByteChange(
                    old: UInt32(start)..<UInt32(old.count - end), new: UInt32(start)..<UInt32(new.count - end))
            }
        }
    }

    private static func commonStart(of a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
        let most = min(a.count, b.count)
        var count = 0
        while count + 8 <= most, word(of: a, at: count) == word(of: b, at: count) { count += 8 }
        while count < most, a[count] == b[count] { count += 1 }
        return count
    }

    private static func commonEnd(
        of a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, atMost most: Int
    ) -> Int {
        var count = 0
        while count + 8 <= most, word(of: a, at: a.count - count - 8) == word(of: b, at: b.count - count - 8) {
            count += 8
        }
        while count < most, a[a.count - 1 - count] == b[b.count - 1 - count] { count += 1 }
        return count
    }

    private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// The same with as little before them as possible.
    package func moved(in old: [UInt8], _ new: [UInt8]) -> ByteChange {
        var distance = 0
        while distance < old.count, distance < self.old.lowerBound,
            old[Int(self.old.upperBound) - 1 - distance] == new[Int(self.new.upperBound) - 1 - distance]
        {
            distance += 1
        }
        let shift = UInt32(distance)
        return ByteChange(
            old: self.old.lowerBound - shift..<self.old.upperBound - shift,
            new: self.new.lowerBound - shift..<self.new.upperBound - shift)
    }

    /// By how many bytes the new text is longer.
    package var growth: Int { new.count - old.count }

    /// Whether nothing but blanks comes and goes.
    package func isBlank(in old: [UInt8], _ new: [UInt8]) -> Bool {
        let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        return old[Int(self.old.lowerBound)..<Int(self.old.upperBound)].allSatisfy(isBlank)
            && new[Int(self.new.lowerBound)..<Int(self.new.upperBound)].allSatisfy(isBlank)
    }
}
