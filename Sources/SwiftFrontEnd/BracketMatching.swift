import TimerlintLexing

/// Matches brackets in one pass. The result holds, at the index of each `(`, `[` and `{`, the index of its
/// closing bracket or, if that is missing, of the token that ends the enclosing construct. Other entries are 0.
///
/// Braces take precedence for recovery: a stray `)` or `]` never closes a `{`, while a `}` closes every bracket
/// opened inside its `{`.
func matchBrackets(_ tokens: [Token]) -> [UInt32] {
    var matcher = BracketMatcher(count: tokens.count)
    for index in tokens.indices { matcher.take(tokens[index].kind, at: UInt32(index)) }
    matcher.closeAll(at: UInt32(max(tokens.count - 1, 0)))
    return matcher.matches
}

private struct BracketMatcher {
    var matches: [UInt32]
    private var open: [(kind: TokenKind, index: UInt32)] = []
    /// Number of open parentheses and square brackets since the innermost open brace.
    private var parentheses = 0
    private var squares = 0
    /// The counts at the enclosing braces.
    private var outer: [(parentheses: Int, squares: Int)] = []

    init(count: Int) { matches = [UInt32](repeating: 0, count: count) }

    mutating func take(_ kind: TokenKind, at index: UInt32) {
        switch kind {
        case .leftParen:
            parentheses += 1
            open.append((kind, index))
        case .leftSquare:
            squares += 1
            open.append((kind, index))
        case .leftBrace:
            outer.append((parentheses, squares))
            (parentheses, squares) = (0, 0)
            open.append((kind, index))
        case .rightParen where parentheses > 0: close(.leftParen, at: index)
        case .rightSquare where squares > 0: close(.leftSquare, at: index)
        case .rightBrace where !outer.isEmpty: close(.leftBrace, at: index)
        default: break
        }
    }

    mutating func closeAll(at index: UInt32) {
        while let bracket = open.popLast() { matches[Int(bracket.index)] = index }
    }

    private mutating func close(_ kind: TokenKind, at index: UInt32) {
        while let bracket = open.popLast() {
            matches[Int(bracket.index)] = index
            switch bracket.kind {
            case .leftParen: parentheses -= 1
            case .leftSquare: squares -= 1
            default: (parentheses, squares) = outer.popLast() ?? (0, 0)
            }
            if bracket.kind == kind { return }
        }
    }
}

extension TokenKind {
    func isClosingBracket(of opening: TokenKind) -> Bool {
        switch opening {
        case .leftParen: self == .rightParen
        case .leftSquare: self == .rightSquare
        case .leftBrace: self == .rightBrace
        default: false
        }
    }

    var isOpeningBracket: Bool { self == .leftParen || self == .leftSquare || self == .leftBrace }
}
