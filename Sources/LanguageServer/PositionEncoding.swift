/// In which units a client counts the characters of a line.
package enum PositionEncoding: String, Codable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// The first that both sides know, in the client's order; UTF-16 where the client names none that is known here, as
    /// the protocol demands.
    package static func chosen(among offered: [String]?) -> PositionEncoding {
        offered?.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    }

    /// How many units some bytes of one line take. Bytes that are not UTF-8 count one each.
    func length(of bytes: ArraySlice<UInt8>) -> Int {
        switch self {
        case .utf8: bytes.count
        case .utf16: bytes.reduce(0) { $0 + Self.utf16Units(leadBy: $1) }
        }
    }

    /// How many of the bytes lie before a character, counted in units; all of them where the character is beyond the
    /// end. A unit in the middle of a character means the character's start.
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

    /// The units of the character that a byte begins; none for the bytes that continue one.
    private static func utf16Units(leadBy byte: UInt8) -> Int {
        if isContinuation(byte) { return 0 }
        return byte >= 0xF0 ? 2 : 1
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
