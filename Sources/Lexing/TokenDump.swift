import TimerlintSource

/// The tokens of a file as text, for people and for `Tests/Oracle`. One token per line: `kind start end`, then
/// its word and flags, separated by spaces.
package func dumpTokens(_ bytes: [UInt8]) -> String {
    var lexer = Lexer()
    var output = ""
    bytes.withUnsafeBufferPointer { bytes in
        for token in lexer.lex(bytes) { output += describe(token) }
    }
    return output
}

/// Indexed by raw value: reflection per token is too slow.
private let kindNames = (0...TokenKind.unknown.rawValue).map { TokenKind(rawValue: $0).map { "\($0)" } ?? "" }
private let wordNames = Word.allCases.map(\.spelling)
private let flagNames = [
    (TokenFlags.startsLine, " startsLine"), (.leftBound, " leftBound"), (.rightBound, " rightBound"),
    (.unterminated, " unterminated"),
]

private func describe(_ token: Token) -> String {
    var line = kindNames[Int(token.kind.rawValue)]
    line += " "
    line += String(token.start)
    line += " "
    line += String(token.end)
    if token.word != .none {
        line += token.word.isReserved ? " keyword " : " word "
        line += wordNames[Int(token.word.rawValue)]
    }
    for (flag, name) in flagNames where token.flags.contains(flag) { line += name }
    line += "\n"
    return line
}
