/// Splits a byte stream into messages. Input: bytes as they arrive. Output: the body of each message, without
/// its header.
///
/// A message is `Content-Length: N`, optional header lines, an empty line, and N bytes. Memory grows with the
/// received bytes, never with the announced length.
package struct MessageFraming {
    /// A framing error. Message boundaries are lost, so nothing after it can be read.
    package enum Failure: Error, Equatable {
        case missingLength
        /// The announced length in bytes.
        case tooLong(Int)
        case headerTooLong
    }

    /// In bytes.
    package static let bodyLimit = 256 << 20
    /// In bytes, with the empty line.
    package static let headerLimit = 16 << 10

    private var pending: [UInt8] = []
    /// The length of the body at the start of `pending`, once its header is parsed.
    private var bodyLength: Int?
    /// Number of bytes of `pending` already searched for the end of the header.
    private var searched = 0

    package init() {}

    package mutating func append(_ bytes: some Collection<UInt8>) { pending += bytes }

    /// The next complete message; `nil` until it has arrived.
    package mutating func next() throws(Failure) -> [UInt8]? {
        if bodyLength == nil { bodyLength = try readHeader() }
        guard let length = bodyLength, pending.count >= length else { return nil }
        let body = Array(pending[..<length])
        pending.removeSubrange(..<length)
        bodyLength = nil
        return body
    }

    /// A message with its header.
    package static func framed(_ body: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    /// Consumes a complete header; `nil` if it is incomplete.
    private mutating func readHeader() throws(Failure) -> Int? {
        let end = headerEnd()
        if end ?? pending.count > Self.headerLimit { throw .headerTooLong }
        guard let end else { return nil }
        let lines = pending[..<end].split(separator: UInt8(ascii: "\n"))
        let length = lines.lazy.compactMap(Self.length).first
        pending.removeSubrange(..<end)
        searched = 0
        guard let length else { throw .missingLength }
        if length > Self.bodyLimit { throw .tooLong(length) }
        return length
    }

    /// The offset after the empty line. Accepts a lone LF as a line ending, which some clients send.
    private mutating func headerEnd() -> Int? {
        var index = max(searched, 1)
        while index < pending.count {
            let isEmptyLine =
                pending[index] == 0x0A
                && (pending[index - 1] == 0x0A
                    || index >= 2 && pending[index - 1] == 0x0D && pending[index - 2] == 0x0A)
            if isEmptyLine { return index + 1 }
            index += 1
        }
        searched = index
        return nil
    }

    private static func length(in line: ArraySlice<UInt8>) -> Int? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        guard String(decoding: line[..<colon], as: UTF8.self).lowercased() == "content-length" else { return nil }
        let digits = line[(colon + 1)...].drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
