import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses a name, literal, tuple, collection, closure, macro, key path or implicit member.
    mutating func parsePrimaryExpression(_ flavor: Flavor) {
        switch current.kind {
        case .identifier: parseNameOrWord()
        case .dollarIdentifier: leaf(.nameExpression, flags: .isPounded)
        case .wildcard: namelessLeaf(.wildcardExpression)
        case .placeholder: namelessLeaf(.missingExpression)
        case .integerLiteral: leaf(.integerLiteral)
        case .floatLiteral: leaf(.floatLiteral)
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPounds: parseStringLiteral()
        case .regexSlash, .regexPounds: parseRegexLiteral()
        case .leftParen: parseTuple()
        case .leftSquare: parseCollection()
        case .leftBrace: parseClosure()
        case .period where peek().isNameOrWord || peek().kind == .dollarIdentifier: parseImplicitMember()
        case .pound: parsePound(flavor)
        case .poundAvailable, .poundUnavailable: parseAvailabilityCondition()
        case .backslash: parseKeyPath()
        default: missingExpression()
        }
    }

    private mutating func missingExpression() {
        noteMissing("expected an expression")
        builder.leaf(.missingExpression, range: SourceRange(previousEnd, previousEnd))
    }

    private mutating func parseNameOrWord() {
        switch current.word {
        case .self_: namelessLeaf(.selfExpression)
        case .super: namelessLeaf(.superExpression)
        case .true, .false: leaf(.booleanLiteral)
        case .nil: namelessLeaf(.nilLiteral)
        case .Any, .Self_, .init_, .deinit, .subscript: parseName()
        default:
            if current.word.isReserved { missingExpression() } else { parseName() }
        }
    }

    private mutating func parseName() {
        let mark = builder.mark
        let start = current.start
        let name = takeName()
        var flags: NodeFlags = []
        takeNameSuffix(&flags)
        close(.nameExpression, mark, from: start, name: name, flags: flags)
    }

    private mutating func parseTuple() {
        let mark = builder.mark
        let start = current.start
        parseParenthesizedArguments()
        close(.tupleExpression, mark, from: start)
    }

    // MARK: Collections

    private mutating func parseCollection() {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        if isInlineArrayType { return parseInlineArrayType() }
        level += 1
        defer { level -= 1 }
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        var isDictionary = false
        if at(.colon), peek().kind == .rightSquare {
            advance()
            isDictionary = true
        } else {
            parseElements(&isDictionary)
        }
        expectClosing(of: opening, expecting: "expected ']'")
        close(isDictionary ? .dictionaryExpression : .arrayExpression, mark, from: start)
    }

    private mutating func parseElements(_ isDictionary: inout Bool) {
        while !at(.rightSquare), !at(.endOfFile) {
            switch current.kind {
            case .poundIf:
                var isDictionaryInside = isDictionary
                parseConditional { $0.parseElements(&isDictionaryInside) }
                isDictionary = isDictionaryInside
                _ = consume(.comma)
                continue
            case .poundElseif, .poundElse, .poundEndif: return
            default: break
            }
            let before = index
            parseElement(&isDictionary)
            if !consume(.comma) || index == before { return }
        }
    }

    private mutating func parseElement(_ isDictionary: inout Bool) {
        let mark = builder.mark
        parseExpression()
        guard consume(.colon) else { return }
        isDictionary = true
        parseExpression()
        enclose(.dictionaryElement, mark)
    }

    /// `[3 of Int]`
    private var isInlineArrayType: Bool {
        let count = peek()
        return (count.kind == .integerLiteral || count.isName || count.kind == .wildcard)
            && peek(2).kind == .identifier && !peek(2).startsLine && spells(peek(2), "of")
    }

    private mutating func parseInlineArrayType() {
        let mark = builder.mark
        parseSimpleType()
        enclose(.typeExpression, mark)
    }
}
