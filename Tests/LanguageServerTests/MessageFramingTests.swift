import Testing
import TimerlintLanguageServer

@Suite("Messages on a connection")
struct MessageFramingTests {
    private func bodies(_ pieces: [String]) throws -> [String] {
        var framing = MessageFraming()
        return try pieces.flatMap { piece -> [String] in
            framing.append(Array(piece.utf8))
            var found: [String] = []
            while let body = try framing.next() { found.append(String(decoding: body, as: UTF8.self)) }
            return found
        }
    }

    @Test("arrive whole however they are cut up")
    func survivesAnyCut() throws {
        let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
        #expect(try bodies([text]) == ["{}", "[1]"])
        #expect(try bodies(text.map(String.init)) == ["{}", "[1]"])
    }

    @Test("may have headers whose lines end with LF alone, and bodies of no bytes")
    func takesPlainLineEndings() throws {
        #expect(try bodies(["Content-Length: 0\n\nContent-Length: 1\n\n1"]) == ["", "1"])
    }

    @Test(
        "cannot be read on behind a header that says no length, a negative one, or one beyond the bound",
        arguments: [
            ("Content-Type: x\r\n\r\n", MessageFraming.Failure.missingLength),
            ("Content-Length: -4\r\n\r\n", .missingLength),
            ("Content-Length: twelve\r\n\r\n", .missingLength),
            ("Content-Length: 999999999999\r\n\r\n", .tooLong(999_999_999_999)),
            (String(repeating: "x", count: 20_000), .headerTooLong),
        ])
    func refusesBadHeaders(_ header: String, _ failure: MessageFraming.Failure) {
        #expect(throws: failure) { try bodies([header]) }
    }

    @Test("are written as they are read")
    func roundTrips() throws {
        let body = Array("{\"é\":1}".utf8)
        #expect(try bodies([String(decoding: MessageFraming.framed(body), as: UTF8.self)]) == ["{\"é\":1}"])
    }
}
