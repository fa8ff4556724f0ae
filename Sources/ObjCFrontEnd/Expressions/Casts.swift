import TimerlintSource
import TimerlintSyntax

// `(Type)x`. Input: the parser at a parenthesis. Output: the parser after the operand.

extension ObjCParser {
    /// Whether the parentheses here contain a type and an operand follows.
    var isCast: Bool {
        let close = partner(of: at)
        guard close < limit, at + 1 < close, tokens[at + 1].kind == .identifier else { return false }
        var position = at + 1
        var isSure = false
        var name: CToken?
        while position < close, tokens[position].kind == .identifier {
            let token = tokens[position]
            if let word = CWord(number: token.link), word.isQualifier || word.isBuiltinType {
                if word.rawValue >= CWord.typeof.rawValue, word.rawValue <= CWord.decltype.rawValue {
                    return tokens[position + 1].kind == .leftParen && beginsOperand(close + 1, isSure: true)
                }
                isSure = true
            } else if name == nil {
                if let word = CWord(number: token.link), !mayBeTypeName(word) { return false }
                name = token
            } else {
                return false
            }
            position += 1
            while position + 1 < close, tokens[position].kind == .colonColon { position += 2 }
            if position < close, tokens[position].kind == .less {
                guard let end = endOfAngles(from: position), end <= close else { return false }
                isSure = true
                position = end
            }
        }
        var stars = 0
        while position < close {
            switch tokens[position].kind {
            case .star: stars += 1
            case .identifier where CWord(number: tokens[position].link)?.isQualifier == true: break
            case .ampersand, .andAnd:
                guard lexer.isCPlusPlus, position == close - 1 else { return false }
            case .leftParen, .leftSquare:
                // `void (^)(int)`, `int (*)[4]`, `(T[]){…}`
                let isCompoundLiteral =
                    tokens[position].kind == .leftSquare && close + 1 < limit && tokens[close + 1].kind == .leftBrace
                guard
                    isCompoundLiteral || tokens[position + 1].kind == .caret || tokens[position + 1].kind == .star
                        || isSure || stars > 0, tokens[position].link != CToken.none
                else { return false }
                isSure = true
                position = Int(tokens[position].link)
            default: return false
            }
            position += 1
        }
        if stars > 0 { isSure = true }
        return beginsOperand(close + 1, isSure: isSure || looksLikeType(name))
    }

    private func mayBeTypeName(_ word: CWord) -> Bool { word.rawValue >= CWord.interface.rawValue }

    /// True for `CGFloat` and `foo_t`, false for `MAX_VALUE` and `kInterval`.
    private func looksLikeType(_ token: CToken?) -> Bool {
        guard let token else { return false }
        let bytes = lexer.names.bytes(token.link)
        if bytes.suffix(2).elementsEqual("_t".utf8) { return true }
        return bytes.count > 2 && SelectorWords.isUppercase(bytes[0])
            && bytes.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    }

    private func beginsOperand(_ index: Int, isSure: Bool) -> Bool {
        guard index < limit else { return false }
        switch tokens[index].kind {
        case .identifier:
            if isSelectorPiece(index) { return false }
            return CWord(number: tokens[index].link) != .in
        case .number, .string, .character, .at, .atWord, .bang, .tilde: return true
        case .caret: return tokens[index + 1].kind == .leftBrace || tokens[index + 1].kind == .leftParen || isSure
        case .leftSquare: return isSure || holdsMessage(index)
        case .leftBrace: return isSure || messagePart == .argument
        case .leftParen, .star, .ampersand, .minus, .plusPlus, .minusMinus: return isSure
        default: return false
        }
    }

    /// Whether the brackets contain a message rather than a subscript: a name follows an operand.
    private func holdsMessage(_ open: Int) -> Bool {
        var index = open + 1
        var isAfterOperand = false
        let end = partner(of: open)
        while index < end {
            switch tokens[index].kind {
            case .identifier:
                if isAfterOperand { return true }
                isAfterOperand = true
            case .leftSquare, .leftParen:
                guard partner(of: index) < end else { return false }
                index = partner(of: index)
                isAfterOperand = true
            case .period, .arrow: isAfterOperand = false
            default: return false
            }
            index += 1
        }
        return false
    }

    /// Whether a name after parentheses is a part of a selector: `c` of `[x a:(b) c:d]`, `b` of `[(a) b]`.
    private func isSelectorPiece(_ index: Int) -> Bool {
        switch messagePart {
        case .none: false
        case .receiver: index + 1 == limit || tokens[index + 1].kind == .colon
        case .argument: index + 1 < limit && tokens[index + 1].kind == .colon
        }
    }

    /// Emits the operand, then the type.
    mutating func cast() {
        let mark = builder.mark
        let begin = start
        let open = at
        let close = partner(of: at)
        at = close
        advance()
        if kind == .leftBrace { bracedList() } else { unary() }
        let (place, end) = (at, lastEnd)
        at = open + 1
        let type = emitType(upTo: close)
        (at, lastEnd) = (place, end)
        guard type.isPresent else { return }
        finish(.castExpression, since: mark, from: begin, name: swift("as!"))
    }
}
