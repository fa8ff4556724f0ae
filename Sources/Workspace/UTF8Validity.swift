/// The offset of the first byte that is not part of well-formed UTF-8; `nil` if all of it is.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
        var index = 0
        while index < buffer.count {
            index = endOfASCII(buffer, from: index)
            guard index < buffer.count else { return nil }
            let length = scalarLength(buffer, at: index)
            guard length > 0 else { return index }
            index += length
        }
        return nil
    }
}

/// Skips eight bytes at a time while none has its high bit set.
private func endOfASCII(_ buffer: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= buffer.count,
        buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
        index += 8
    }
    while index < buffer.count, buffer[index] < 0x80 { index += 1 }
    return index
}

/// The length of the well-formed sequence of two to four bytes at an index, or 0 (table 3-7 of the Unicode
/// standard).
private func scalarLength(_ buffer: UnsafeRawBufferPointer, at index: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
        switch buffer[index] {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: (0, 0...0)
        }
    guard length > 0, index + length <= buffer.count, second.contains(buffer[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where buffer[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
}
