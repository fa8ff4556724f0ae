// Number literals. Identifier characters directly after a number belong to the literal: `0b12`, `3px`.

extension Lexer {
    /// Call after consuming the first digit.
    mutating func lexNumber(from start: Int) {
        if source[start] == UInt8(ascii: "0") {
            switch source[at] {
            case UInt8(ascii: "x"): return lexHexNumber(from: start)
            case UInt8(ascii: "o"), UInt8(ascii: "b"): return finishNumber(.integerLiteral, from: start)
            default: break
            }
        }
        skipDigits()
        if source[at] == UInt8(ascii: ".") {
            // `1.description` and the second number of `x.0.1` are not floating-point literals.
            guard isDigit(at: at + 1), previous.kind != .period else { return emit(.integerLiteral, from: start) }
            at += 1
            skipDigits()
        } else if source[at] | 0x20 != UInt8(ascii: "e") {
            return finishNumber(.integerLiteral, from: start)
        }
        guard source[at] | 0x20 == UInt8(ascii: "e") else { return emit(.floatLiteral, from: start) }
        lexExponent(from: start)
    }

    /// Call at the `x` of `0x`.
    private mutating func lexHexNumber(from start: Int) {
        at += 1
        guard isHexDigit(at: at) else { return finishNumber(.integerLiteral, from: start) }
        skipHexDigits()
        let integerEnd = at
        var hasFraction = false
        if source[at] == UInt8(ascii: "."), at + 1 >= end || isHexDigit(at: at + 1) {
            hasFraction = true
            at += 1
            skipHexDigits()
            guard source[at] | 0x20 == UInt8(ascii: "p") else {
                // `0xff.description` is a member access unless a digit follows the period.
                if at + 1 < end, !isDigit(at: at + 1) { at = integerEnd }
                return emit(.integerLiteral, from: start)
            }
        } else if source[at] | 0x20 != UInt8(ascii: "p") {
            return source[at] == UInt8(ascii: ".")
                ? emit(.integerLiteral, from: start) : finishNumber(.integerLiteral, from: start)
        }
        // `0xff.fpValue` is a member access too.
        let exponent = at + 1
        if hasFraction, exponent < end, !isDigit(at: exponent), !isSign(at: exponent), !isDigit(at: integerEnd + 1) {
            at = integerEnd
            return emit(.integerLiteral, from: start)
        }
        lexExponent(from: start)
    }

    /// Call at the letter of an exponent.
    private mutating func lexExponent(from start: Int) {
        at += 1
        if isSign(at: at) { at += 1 }
        if isDigit(at: at) { skipDigits() }
        finishNumber(.floatLiteral, from: start)
    }

    private mutating func finishNumber(_ kind: TokenKind, from start: Int) {
        skipIdentifierContinuation()
        emit(kind, from: start)
    }

    private mutating func skipDigits() {
        while isDigit(at: at) || source[at] == UInt8(ascii: "_") { at += 1 }
    }

    private mutating func skipHexDigits() {
        while isHexDigit(at: at) || source[at] == UInt8(ascii: "_") { at += 1 }
    }

    private func isDigit(at position: Int) -> Bool { classes[Int(source[position])] == .digit }

    private func isHexDigit(at position: Int) -> Bool {
        isDigit(at: position) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(source[position] | 0x20)
    }

    private func isSign(at position: Int) -> Bool {
        source[position] == UInt8(ascii: "+") || source[position] == UInt8(ascii: "-")
    }
}
