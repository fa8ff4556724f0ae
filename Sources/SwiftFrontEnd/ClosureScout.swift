import Lexing

extension Scout {
    /// Whether what follows a closure's `{` is a signature, which ends in `in` (or, where that was forgotten, holds `->`).
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
        } else if current.isName || current.kind == .wildcard {
            guard shorthandParameters() else { return false }
        }
        effects()
        guard current.kind == .arrow else { return current.word == .in }
        advance()
        return type()
    }

    /// Goes past `a, b, _`.
    private mutating func shorthandParameters() -> Bool {
        advance()
        while current.kind == .comma {
            advance()
            guard current.isName || current.kind == .wildcard else { return false }
            advance()
        }
        if current.kind == .colon {
            advance()
            return type()
        }
        return true
    }
}
