@_spi(Testing) @_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

// What swift-syntax's lexer makes of a file, in timerlint's terms. Each place where the two mean to differ is named
// here:
// - A shebang is a token there and trivia here: no rule of the grammar knows it.
// - Each line of a multi-line string is a segment there, and a backslash before the newline is trivia; here all text
//   between two interpolations is one segment. Empty segments, and empty patterns of regex literals, are tokens there
//   only.
// - An identifier there may be an editor placeholder or start with a dollar sign; here those have kinds of their own.
// - Words are keywords there only where the lexer always takes them for one; here these are the reserved words.

func lexedTokens(of bytes: UnsafeBufferPointer<UInt8>) -> [DumpedToken] {
    guard !bytes.isEmpty else {
        return [DumpedToken(kind: "endOfFile", start: 0, end: 0, isKeyword: false, startsLine: true)]
    }
    var tokens: [DumpedToken] = []
    var tracker = LookaheadTracker()
    withUnsafeMutablePointer(to: &tracker) { tracker in
        var offset = 0
        for lexeme in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
            let range = offset + lexeme.textRange.lowerBound..<offset + lexeme.textRange.upperBound
            offset += lexeme.byteLength
            append(lexeme, range, of: bytes, to: &tokens)
            if lexeme.rawTokenKind == .endOfFile { break }
        }
    }
    return tokens
}

private func append(
    _ lexeme: Lexer.Lexeme, _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, to tokens: inout [DumpedToken]
) {
    let kind = name(of: lexeme.rawTokenKind, first: range.isEmpty ? 0 : bytes[range.lowerBound])
    if kind == "shebang" || kind == "regexPattern" && range.isEmpty { return }
    var start = range.lowerBound
    if let last = tokens.last, last.kind == "stringSegment", kind == last.kind || last.start == last.end {
        tokens.removeLast()
        if kind == last.kind { start = last.start }
    }
    tokens.append(
        DumpedToken(
            kind: kind, start: start, end: range.upperBound, isKeyword: lexeme.rawTokenKind == .keyword,
            startsLine: lexeme.flags.contains(.isAtStartOfLine)))
}

private func name(of kind: RawTokenKind, first: UInt8) -> Substring {
    switch kind {
    case .keyword: "identifier"
    case .identifier:
        first == UInt8(ascii: "$") ? "dollarIdentifier" : first == UInt8(ascii: "<") ? "placeholder" : "identifier"
    case .regexLiteralPattern: "regexPattern"
    case .regexPoundDelimiter: "regexPounds"
    case .rawStringPoundDelimiter: "rawStringPounds"
    default: names[kind] ?? "?"
    }
}

private let names: [RawTokenKind: Substring] = {
    let kinds: [RawTokenKind] = [
        .arrow, .atSign, .backslash, .backtick, .binaryOperator, .colon, .colonColon, .comma, .dollarIdentifier,
        .endOfFile, .equal,
        .exclamationMark, .floatLiteral, .infixQuestionMark, .integerLiteral, .leftBrace, .leftParen, .leftSquare,
        .multilineStringQuote, .period, .postfixOperator, .postfixQuestionMark, .pound, .poundAvailable, .poundElse,
        .poundElseif,
        .poundEndif, .poundIf, .poundSourceLocation, .poundUnavailable, .prefixAmpersand, .prefixOperator, .regexSlash,
        .rightBrace,
        .rightParen, .rightSquare, .semicolon, .shebang, .singleQuote, .stringQuote, .stringSegment, .unknown,
        .wildcard,
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0, "\($0)") })
}()

/// A description of the first difference between two token lists.
func firstDifference(between ours: [DumpedToken], and theirs: [DumpedToken]) -> String? {
    for (our, their) in zip(ours, theirs) where !agree(our, their) {
        return "timerlint has \(describe(our)) where swift-syntax has \(describe(their))"
    }
    return ours.count == theirs.count ? nil : "timerlint has \(ours.count) tokens, swift-syntax \(theirs.count)"
}

private func agree(_ ours: DumpedToken, _ theirs: DumpedToken) -> Bool {
    guard ours.kind == theirs.kind, ours.start == theirs.start, ours.end == theirs.end,
        ours.isKeyword == theirs.isKeyword
    else {
        return false
    }
    // Within string literals, swift-syntax treats the newline that ends a segment as a line start; here the
    // first token of a file starts a line too.
    switch ours.kind {
    case "stringSegment", "backslash", "rawStringPounds", "stringQuote", "multilineStringQuote", "singleQuote":
        return true
    default: return ours.startsLine == theirs.startsLine || ours.start == 0 || theirs.kind == "endOfFile"
    }
}

private func describe(_ token: DumpedToken) -> String {
    "\(token.kind)\(token.isKeyword ? " (keyword)" : "") \(token.start)..<\(token.end)\(token.startsLine ? ", starting a line" : "")"
}
