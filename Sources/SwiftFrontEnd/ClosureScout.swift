import TimerlintLexing

extension Scout {
    /// Whether a signature follows a closure's `{`. A signature ends in `in`; one with a forgotten `in`
    /// contains `->`.
    mutating func isAtClosureSignature() -> Bool {
        while current.kind == .atSign, peek().kind == .identifier {
            advance()
            advance()
            if current.kind == .leftParen, current.flags.contains(.leftBound) { skipBrackets() }
        }
        if current.kind == .leftSquare {
            guard tokens[Int(brackets[index])].kind == .rightSquare else { return false }
            skipBrackets()
        }
        if current.kind == .leftParen {
            skipBrackets()
        } else if current.isClosureParameter {
            guard shorthandParameters() else { return false }
        }
        effects()
        guard current.kind == .arrow else { return current.word == .in }
        advance()
        return type()
    }

    /// Skips `a, b, _`.
    private mutating func shorthandParameters() -> Bool {
        advance()
        while current.kind == .comma {
            advance()
            guard current.isClosureParameter else { return false }
            advance()
        }
        if current.kind == .colon {
            advance()
            return type()
        }
        return true
    }
}

extension Token {
    /// Whether this is the name of a closure parameter written without parentheses; `$name` declares a
    /// projected value.
    var isClosureParameter: Bool { isName || kind == .wildcard || kind == .dollarIdentifier }
}
