import Testing
import TimerlintLanguageServer
import TimerlintTestSupport

@Suite("Random bytes on a connection") struct FramingFuzzTests {
    @Test("are split like the whole stream at once, however they are cut up", arguments: 1...8)
    func agreesWithTheModel(seed: UInt64) {
        var stream = RandomStream(seed: seed)
        for round in 0..<80 {
            let bytes = stream.bytes()
            let read = FramedStream(reading: stream.cut(bytes))
            let text = String(decoding: bytes.prefix(500), as: UTF8.self)
            #expect(read == FramedStream(modeling: bytes), "seed \(seed), round \(round): \(text)")
        }
    }

    @Test("have every outcome in these tests") func reachesEveryOutcome() {
        var stream = RandomStream(seed: 1)
        let all = (0..<300).map { _ in FramedStream(modeling: stream.bytes()) }
        let failures = Set(all.map { "\($0.failure.map { "\($0)".prefix { $0 != "(" } } ?? "none")" })
        #expect(failures == ["none", "missingLength", "tooLong", "headerTooLong"])
        #expect(all.contains { $0.bodies.count > 3 })
    }
}

/// The messages of a stream up to its end, or to what cannot be read.
private struct FramedStream: Equatable {
    var bodies: [[UInt8]] = []
    var failure: MessageFraming.Failure?

    init(reading pieces: [ArraySlice<UInt8>]) {
        var framing = MessageFraming()
        do throws(MessageFraming.Failure) {
            for piece in pieces {
                framing.append(piece)
                while let body = try framing.next() { bodies.append(body) }
            }
        } catch {
            failure = error
        }
    }

    /// Looks at the whole stream, line by line.
    init(modeling stream: [UInt8]) {
        var rest = stream[...]
        while failure == nil {
            guard let header = Self.header(of: rest) else {
                if rest.count > MessageFraming.headerLimit { failure = .headerTooLong }
                return
            }
            let text = String(decoding: rest.prefix(header), as: UTF8.self)
            rest = rest.dropFirst(header)
            if header > MessageFraming.headerLimit {
                failure = .headerTooLong
            } else if let length = Self.length(in: text) {
                if length > MessageFraming.bodyLimit { failure = .tooLong(length) }
                if rest.count < length { return }
                bodies.append(Array(rest.prefix(length)))
                rest = rest.dropFirst(length)
            } else {
                failure = .missingLength
            }
        }
    }

    /// The length of a header with its empty line, which is never the first one; `nil` if it does not end.
    private static func header(of bytes: ArraySlice<UInt8>) -> Int? {
        var (length, lines) = (0, 0)
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            length += line.count + 1
            if lines > 0, line.isEmpty || line == [0x0D] { return length }
            lines += 1
        }
        return nil
    }

    private static func length(in header: String) -> Int? {
        // By scalars: CR and LF are one character.
        header.unicodeScalars.split(separator: "\n").lazy.compactMap { line in
            String(line).wholeMatch(of: /(?i)content-length:[ \t\r]*([0-9]+)[ \t\r]*/).flatMap { Int($0.1) }
        }.first
    }
}

/// Messages, most of them well-formed, and what else may come.
private struct RandomStream {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func bytes() -> [UInt8] {
        let whole = (0..<Int.random(in: 0...8, using: &numbers)).flatMap { _ in message() }
        let isCut = Bool.random(using: &numbers)
        return isCut ? Array(whole.prefix(Int.random(in: 0...whole.count, using: &numbers))) : whole
    }

    /// The same bytes in pieces of any length.
    mutating func cut(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let most = [1, 3, 20, 1_000, 40_000].randomElement(using: &numbers) ?? 1
        var (pieces, rest) = ([ArraySlice<UInt8>](), bytes[...])
        while !rest.isEmpty {
            let count = Int.random(in: 0...max(most, rest.count / 2_000), using: &numbers)
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }

    private mutating func message() -> [UInt8] {
        let body = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in byte() }
        return Array(header(body.count).utf8) + body
    }

    /// Many of them part of a header.
    private mutating func byte() -> UInt8 {
        Bool.random(using: &numbers)
            ? Array("\r\n: Content-Length: 7{}".utf8).randomElement(using: &numbers) ?? 0
            : UInt8.random(in: .min ... .max, using: &numbers)
    }

    private mutating func header(_ count: Int) -> String {
        let end = pick(["\r\n", "\r\n", "\r\n", "\n"])
        let name = pick(["Content-Length", "Content-Length", "content-length", "CONTENT-LENGTH"])
        let length = pick(["", " ", "\t", "   "]) + "\(count)" + pick(["", "", " "])
        let others = ["Content-Type: application/vscode-jsonrpc; charset=utf-8", "X: é", "no colon", ":", " "]
        var lines = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in pick(others) }
        lines.insert("\(name):\(length)", at: Int.random(in: 0...lines.count, using: &numbers))
        if Int.random(in: 0..<12, using: &numbers) == 0 { lines = [malformed(count)] }
        return lines.map { $0 + end }.joined() + end
    }

    private mutating func malformed(_ count: Int) -> String {
        let limit = MessageFraming.headerLimit
        let filling = String(repeating: "x", count: limit - Int.random(in: -2...40, using: &numbers))
        let lengths = [
            "", "-\(count + 1)", "+\(count)", "0x\(count)", "00\(count)", "1 2", "\(count).0", "twelve", "٣",
            "-\(count + 1)\nContent-Length: \(count)", "\(count)\nContent-Length: 9", "\(count)\r\n\(filling)",
            "\(MessageFraming.bodyLimit)", "\(MessageFraming.bodyLimit + 1)", "\(Int.max)", "99999999999999999999",
        ]
        return pick(
            ["", "\r\n", "Content-Length", "Content-Length : \(count)", " Content-Length: \(count)", filling]
                + ["Content-Lengthy: \(count)"] + lengths.map { "Content-Length: \($0)" })
    }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &numbers) ?? "" }
}
