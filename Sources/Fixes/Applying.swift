import Diagnostics

extension [TextEdit] {
    /// The bytes with every edit made. The edits are sorted and do not overlap; parts of them that lie outside the
    /// bytes are ignored.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64 * count)
        var position = 0
        for edit in self {
            let start = Swift.min(Swift.max(Int(edit.range.start), position), bytes.count)
            result += bytes[position..<start]
            result += Array<UInt8>(edit.replacement.utf8)
            position = Swift.min(Swift.max(Int(edit.range.end), start), bytes.count)
        }
        return result + bytes[position...]
    }
}
