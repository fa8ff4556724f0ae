import TimerlintLexing
import TimerlintSource

/// Tokens in the notation of the tests: kind and text, without the end of the file.
func tokens(of source: String) -> [String] {
    let bytes = Array(source.utf8)
    return lex(bytes).dropLast().map { "\($0.kind) \(text($0, of: bytes))" }
}

/// The kinds of the tokens, without the end of the file.
func kinds(of source: String) -> [TokenKind] { lex(Array(source.utf8)).dropLast().map(\.kind) }

func text(_ token: Token, of bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
}

/// Why the tokens of some bytes, with the trivia between them, do not cover every byte exactly once; nil if
/// they do.
func flaw(inTokensOf bytes: [UInt8]) -> String? {
    let tokens = lex(bytes)
    guard let last = tokens.last, last.kind == .endOfFile, last.start == bytes.count, last.end == bytes.count else {
        return "no end of file"
    }
    var position: UInt32 = 0
    for (index, token) in tokens.enumerated() {
        if token.start < position || token.end < token.start {
            return "token \(index) starts before the last one ended"
        }
        if token.start == token.end, token.kind != .endOfFile { return "token \(index) is empty" }
        if token.kind == .endOfFile, index != tokens.count - 1 { return "the file ends at token \(index)" }
        for piece in TriviaPieces(of: bytes, gap: SourceRange(position, token.start)) {
            if piece.range.start != position || piece.range.isEmpty { return "trivia at \(piece.range) leaves a gap" }
            position = piece.range.end
        }
        if position != token.start { return "the trivia before token \(index) ends too early or too late" }
        position = token.end
    }
    return nil
}
