// Operators, and the punctuation that looks like operators. The binding to the left and right decides whether
// an operator is prefix, infix or postfix.

extension Lexer {
    /// Call after consuming `?` or `!`. Left-bound, it is a token of its own.
    mutating func lexQuestionOrExclamation(from start: Int) {
        guard isLeftBound(at: start) else { return lexOperator(from: start) }
        let kind: TokenKind = source[start] == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark
        emit(kind, from: start, bound: bounds(from: start, to: at))
    }

    /// Call after consuming the first ASCII character of an operator.
    @inline(__always)
    mutating func lexOperator(from start: Int) {
        let following = classes[Int(source[at])]
        if !following.isOperator, following != .beyondASCII, source[start] != UInt8(ascii: "/") {
            emitOperator(from: start)
        } else {
            at = start
            lexLongOperator(from: start)
        }
    }

    /// Lexes an operator of several characters, or one that may open a regex literal. Call at its start.
    mutating func lexLongOperator(from start: Int) {
        skipOperatorCharacters(from: start)
        if let slash = firstSlash(from: start), let regex = scanOperatorAsRegex(slash: slash, operatorStart: start) {
            if slash > start {
                at = slash
                emitOperator(from: start)
            }
            return emit(regex)
        }
        if at - start > 2, let comment = commentStart(from: start + 1) { at = comment }
        emitOperator(from: start)
    }

    private mutating func skipOperatorCharacters(from start: Int) {
        let startsWithPeriod = source[start] == UInt8(ascii: ".")
        at += source[start] < 0x80 ? 1 : scalar(at: start).length
        while true {
            let byte = source[at]
            // Only operators that start with a period may contain one.
            if byte == UInt8(ascii: "."), !startsWithPeriod { return }
            if byte == UInt8(ascii: "<"), source[at + 1] == UInt8(ascii: "#"), placeholderEnds(after: at) { return }
            if byte < 0x80 {
                guard classes[Int(byte)].isOperator else { return }
                at &+= 1
            } else {
                let scalar = scalar(at: at)
                guard scalar.continuesOperator else { return }
                at &+= scalar.length
            }
        }
    }

    private func firstSlash(from start: Int) -> Int? {
        var position = start
        while position < at {
            if source[position] == UInt8(ascii: "/") { return position }
            position += 1
        }
        return nil
    }

    /// The offset of a comment that opens within the operator.
    private func commentStart(from start: Int) -> Int? {
        var position = start
        while position < at {
            if source[position] == UInt8(ascii: "/"),
                source[position + 1] == UInt8(ascii: "/") || source[position + 1] == UInt8(ascii: "*")
            {
                return position
            }
            position += 1
        }
        return nil
    }

    // MARK: Kinds

    private mutating func emitOperator(from start: Int) {
        let bound = bounds(from: start, to: at)
        emit(operatorKind(from: start, bound: bound), from: start, bound: bound)
    }

    private func operatorKind(from start: Int, bound: TokenFlags) -> TokenKind {
        let isLeftBound = bound.contains(.leftBound)
        let isRightBound = bound.contains(.rightBound)
        switch at - start {
        case 1:
            switch source[start] {
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
            case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
            default: break
            }
        case 2 where source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: ">"):
            return .arrow
        default:
            if holdsCommentEnd(from: start) { return .unknown }
        }
        return isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    }

    private func holdsCommentEnd(from start: Int) -> Bool {
        var position = start
        while position + 1 < at {
            if source[position] == UInt8(ascii: "*"), source[position + 1] == UInt8(ascii: "/") { return true }
            position += 1
        }
        return false
    }

    // MARK: Bounds

    @inline(__always)
    func bounds(from start: Int, to stop: Int) -> TokenFlags {
        let isLeftBound = isLeftBound(at: start)
        let left: TokenFlags = isLeftBound ? .leftBound : []
        return isRightBound(at: stop, isLeftBound: isLeftBound) ? left.union(.rightBound) : left
    }

    func isLeftBound(at position: Int) -> Bool {
        guard position > 0 else { return false }
        switch source[position - 1] {
        case UInt8(ascii: " "), 0x0D, 0x0A, 0x09, 0,
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            // The end of a block comment counts as white space.
            return position < 2 || source[position - 2] != UInt8(ascii: "*")
        case 0xA0:
            // U+00A0, the no-break space.
            return position < 2 || source[position - 2] != 0xC2
        default:
            return true
        }
    }

    func isRightBound(at position: Int, isLeftBound: Bool) -> Bool {
        switch source[position] {
        case UInt8(ascii: " "), 0x0D, 0x0A, 0x09, 0,
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."):
            // The `^` of `x^.y` is postfix; the `^` of `^.y` is prefix.
            return !isLeftBound
        case UInt8(ascii: "/"):
            return source[position + 1] != UInt8(ascii: "/") && source[position + 1] != UInt8(ascii: "*")
        case 0xC2:
            return source[position + 1] != 0xA0
        default:
            return true
        }
    }
}
