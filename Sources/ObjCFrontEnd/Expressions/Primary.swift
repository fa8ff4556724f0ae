import TimerlintSource
import TimerlintSyntax

// Names, literals and parenthesized expressions. Input: the parser at the first token of an operand. Output:
// the parser after it, and one node.

extension ObjCParser {
    mutating func primary() {
        switch kind {
        case .identifier: name()
        case .number: number()
        case .string: string()
        case .character:
            builder.leaf(.integerLiteral, range: tokens[at].range)
            advance()
        case .atWord: atExpression()
        case .at: boxed()
        case .leftSquare: if isLambda { lambda() } else { message() }
        case .leftParen: parenthesized()
        case .caret: closure()
        case .leftBrace: if holdsStatements(at) { closureOfStatements() } else { bracedList() }
        case .colonColon:
            advance()
            name()
        default: missingExpression()
        }
    }

    // MARK: Names

    private mutating func name() {
        guard kind == .identifier else { return missingExpression() }
        let token = tokens[at]
        guard let word = CWord(number: token.link) else { return plainName(token) }
        switch word {
        case .self_: leaf(.selfExpression, token)
        case .this where lexer.isCPlusPlus: leaf(.selfExpression, token)
        case .super: leaf(.superExpression, token)
        case .nil, .Nil_, .NULL, .nullptr: leaf(.nilLiteral, token)
        case .YES, .TRUE, .true: leaf(.booleanLiteral, token, swift("true"))
        case .NO, .FALSE, .false: leaf(.booleanLiteral, token, swift("false"))
        case .static_cast, .dynamic_cast, .reinterpret_cast, .const_cast: namedCast()
        case .va_arg, .offsetof, .__builtin_available: opaqueCall(token)
        case .typeof, .__typeof, .__typeof__, .decltype: opaqueCall(token)
        case .asm, .__asm__, .__asm: opaqueCall(token)
        default:
            if kind(ahead: 1) == .leftParen, dispatchCall(word) || ownershipMacro(word) { return }
            plainName(token)
        }
    }

    private mutating func leaf(_ kind: NodeKind, _ token: CToken, _ name: TextReference = .none) {
        builder.leaf(kind, range: token.range, name: name)
        advance()
    }

    private mutating func plainName(_ token: CToken) {
        advance()
        if isIvar(token), kind != .leftParen || !survey[token.link].isDisjoint(with: [.ivar, .storage]) {
            ivarExpression(token)
            if let node = builder.last { note(node, token.link) }
            return
        }
        let isSystemType =
            lexer.source[Int(token.start)] == UInt8(ascii: "N")
            && lexer.source[Int(token.start) + 1] == UInt8(ascii: "S")
        let mark = builder.mark
        note(
            builder.leaf(
                .nameExpression, range: token.range, name: isSystemType ? typeReference(token) : token.reference),
            token.link)
        if kind == .colonColon { qualified(since: mark, from: token.start) }
        if kind == .less { genericArguments() }
    }

    /// `A::b`
    private mutating func qualified(since mark: TreeBuilder.Mark, from begin: UInt32) {
        for _ in 0..<16 {
            guard kind == .colonColon else { return }
            advance()
            if kind == .tilde { advance() }
            guard kind == .identifier else { return }
            let token = tokens[at]
            advance()
            finish(.memberExpression, since: mark, from: begin, name: token.reference)
            if kind == .less { genericArguments() }
        }
    }

    /// Skips `NSArray<T *>` before a message, as in `[NSSet<P> class]`, and in C++ `f<T>(…)`.
    private mutating func genericArguments() {
        guard let end = endOfAngles(from: at), end < limit else { return }
        switch tokens[end].kind {
        case .leftParen, .colonColon:
            if lexer.isCPlusPlus { skipAngles() }
        case .identifier:
            if tokens[end - 2].kind == .star || at >= 2 && tokens[at - 2].kind == .leftSquare { skipAngles() }
        default: return
        }
    }

    /// `static_cast<T>(x)` becomes its operand.
    private mutating func namedCast() {
        advance()
        if kind == .less { skipAngles() }
        if kind == .leftParen { parenthesized() } else { missingExpression() }
    }

    /// A macro or operator of the language whose argument is a type.
    private mutating func opaqueCall(_ token: CToken) {
        advance()
        if kind == .leftParen { skipBrackets() }
        builder.leaf(.macroExpansion, range: SourceRange(token.start, max(token.end, lastEnd)), name: token.reference)
    }

    // MARK: Literals

    /// The node excludes a suffix (`1.0f`, `60UL`), which Swift's numbers do not have.
    private mutating func number() {
        let token = tokens[at]
        var end = Int(token.end)
        let first = Int(token.start)
        let isHexadecimal =
            end - first > 2 && lexer.source[first] == UInt8(ascii: "0")
            && lexer.source[first + 1] | 0x20 == UInt8(ascii: "x")
        while end > first + 1, Self.isSuffix(lexer.source[end - 1], isHexadecimal) { end -= 1 }
        let isFloat =
            !isHexadecimal
            && (first..<end).contains {
                lexer.source[$0] == UInt8(ascii: ".") || lexer.source[$0] | 0x20 == UInt8(ascii: "e")
            }
        let hasFloatSuffix = !isHexadecimal && end < Int(token.end) && lexer.source[end] | 0x20 == UInt8(ascii: "f")
        builder.leaf(
            isFloat || hasFloatSuffix ? .floatLiteral : .integerLiteral, range: SourceRange(token.start, UInt32(end)))
        advance()
    }

    private static func isSuffix(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "z"): true
        case UInt8(ascii: "f"): !isHexadecimal
        default: false
        }
    }

    /// Adjacent string literals are one literal, even with macros such as `PRIu64` between them.
    mutating func string() {
        let token = tokens[at]
        advance()
        var isPlain = !token.flags.contains(.isIntricate)
        while kind == .string || kind == .identifier && kind(ahead: 1) == .string && tokens[at].link >= CWord.count {
            isPlain = false
            advance()
        }
        let skipped: UInt32 = token.flags.contains(.isObject) ? 2 : 1
        let isClosed = token.end >= token.start + skipped + 1 && lexer.source[Int(token.end) - 1] == UInt8(ascii: "\"")
        let name =
            isPlain && isClosed
            ? TextReference(start: token.start + skipped, length: token.end - token.start - skipped - 1) : .none
        builder.leaf(.stringLiteral, range: SourceRange(token.start, max(token.end, lastEnd)), name: name)
    }

    // MARK: Parentheses

    mutating func parenthesized() {
        let mark = builder.mark
        let begin = start
        if kind(ahead: 1) == .leftBrace { return statementExpression() }
        insideBrackets { $0.tupleElements() }
        finish(.tupleExpression, since: mark, from: begin)
    }

    private mutating func tupleElements() {
        while !isAtEnd {
            let place = at
            argument(nil)
            if kind == .comma { advance() }
            if at == place { advance() }
        }
    }

    /// `({ … })` becomes an immediately called closure.
    private mutating func statementExpression() {
        let mark = builder.mark
        let begin = start
        insideBrackets { parser in
            let closure = parser.builder.mark
            let from = parser.start
            parser.block()
            parser.finish(.closureExpression, since: closure, from: from)
        }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// `{ a, .b = c, [1] = d }`
    mutating func bracedList() {
        let mark = builder.mark
        let begin = start
        insideBrackets { parser in
            while !parser.isAtEnd {
                let place = parser.at
                parser.listElement()
                if parser.kind == .comma { parser.advance() }
                if parser.at == place { parser.advance() }
            }
        }
        finish(.arrayExpression, since: mark, from: begin)
    }

    private mutating func listElement() {
        if kind == .period, kind(ahead: 1) == .identifier {
            advance()
            advance()
            skip(.equal)
        } else if kind == .leftSquare, partner(of: at) + 1 < limit, tokens[partner(of: at) + 1].kind == .equal {
            skipBrackets()
            skip(.equal)
        }
        initialValue()
        while !isAtEnd, kind != .comma {
            if kind.isOpening { skipBrackets() } else { advance() }
        }
    }
}
