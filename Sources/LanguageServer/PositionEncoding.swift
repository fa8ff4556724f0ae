/// The unit in which a client counts the characters of a line.
package enum PositionEncoding: String, Codable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// The first encoding in the client's order that the server supports; UTF-16 if there is none, as the
    /// protocol requires.
    package static func chosen(among offered: [String]?) -> PositionEncoding {
        offered?.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    }

    /// The length of bytes of one line in these units. A byte of invalid UTF-8 counts as one.
    func length(of bytes: ArraySlice<UInt8>) -> Int {
        switch self {
        case .utf8: bytes.count
        case .utf16: bytes.reduce(0) { $0 + Self.utf16Units(leadBy: $1) }
        }
    }

    /// The number of bytes before a character offset in these units; all bytes if it is past the end. An offset
    /// inside a character means its start.
    func byteCount(before character: Int, in bytes: ArraySlice<UInt8>) -> Int {
        switch self {
        case .utf8:
            var count = min(character, bytes.count)
            while count > 0, count < bytes.count, Self.isContinuation(bytes[bytes.startIndex + count]) { count -= 1 }
            return count
        case .utf16:
            var units = 0
            for index in bytes.indices {
                let byte = bytes[index]
                if Self.isContinuation(byte) { continue }
                let next = units + Self.utf16Units(leadBy: byte)
                if units >= character || next > character { return index - bytes.startIndex }
                units = next
            }
            return bytes.count
        }
    }

    /// The UTF-16 units of the character that starts with this byte; 0 for continuation bytes.
    private static func utf16Units(leadBy byte: UInt8) -> Int {
        if isContinuation(byte) { return 0 }
        return byte >= 0xF0 ? 2 : 1
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
