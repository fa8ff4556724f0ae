import TimerlintSource
import TimerlintSyntax

// Statements. Input: the parser at the first token of a statement. Output: the parser after its last token, and
// one node (or several, for `a, b;`).

extension ObjCParser {
    /// Parses up to the end of the region.
    mutating func statements() {
        while !isAtEnd {
            readDeferred(.statements)
            let place = at
            statement()
            if at == place { advanceToBoundary() }
        }
        readDeferred(.statements)
    }

    mutating func statement() {
        guard depth < Self.deepest else { return skipPiece() }
        depth += 1
        defer { depth -= 1 }
        switch kind {
        case .leftBrace: bareBlock()
        case .semicolon: advanceToBoundary()
        case .atWord: atStatement()
        case .identifier: wordStatement()
        case .endOfFile: return
        case _ where kind.isDirective: directive(in: .statements)
        case .leftSquare
        where lexer.isCPlusPlus && kind(ahead: 1) == .leftSquare && tokens[at + 1].start == tokens[at].end
            && isAttribute:
            skipBrackets()
        default: expressionStatement()
        }
    }

    /// True for `[[fallthrough]]`, false for `[[x y] z]`: two names in a row form a message.
    private var isAttribute: Bool {
        guard kind(ahead: 2) == .identifier else { return false }
        return kind(ahead: 3) == .rightSquare || kind(ahead: 3) == .colonColon || kind(ahead: 3) == .leftParen
    }

    private mutating func wordStatement() {
        switch word {
        case .if: ifStatement()
        case .for: forStatement()
        case .while: whileStatement()
        case .do: doStatement()
        case .switch: switchStatement()
        case .return: returnStatement()
        case .break: jump(.breakStatement)
        case .continue: jump(.continueStatement)
        case .goto: gotoStatement()
        case .throw: throwStatement()
        case .try where kind(ahead: 1) == .leftBrace: tryStatement()
        case .else:
            // Its `if` is hidden in a macro or a directive.
            advance()
            statement()
        case .case, .default: strayLabel()
        case .using, .asm, .__asm__, .__asm: skipPiece()
        case .typedef: skipPiece()
        default: plainStatement()
        }
    }

    private mutating func plainStatement() {
        if kind(ahead: 1) == .colon, kind(ahead: 2) != .colon { return labeledStatement() }
        if strongifyStatement() || weakSelfStatement() { return }
        if looksLikeDeclaration { return localDeclaration() }
        expressionStatement()
    }

    // MARK: Simple statements

    /// Parses expressions up to the semicolon. Expressions separated by commas become separate statements.
    mutating func expressionStatement() {
        let place = at
        expressions()
        if at == place, !isAtEnd {
            if kind.isClosing || kind == .semicolon { return advanceToBoundary() }
            let from = start
            advance()
            builder.skip(SourceRange(from, lastEnd), reason: "expected an expression")
        }
        endStatement()
    }

    mutating func expressions() {
        expression()
        while kind == .comma {
            advance()
            expression()
        }
    }

    /// Consumes the semicolon. Without one, a macro was used, and the next statement begins.
    mutating func endStatement() {
        if kind == .semicolon { return advanceToBoundary() }
        guard !isAtEnd, kind != .leftBrace, !kind.isDirective else { return }
        // On the same line: the rest of an unparsable statement.
        while !isAtEnd, !tokens[at].flags.contains(.startsLine) {
            switch kind {
            case .semicolon: return advanceToBoundary()
            case .leftBrace, .rightBrace: return
            case .leftParen, .leftSquare: expressionRest()
            default: advanceToBoundary()
            }
            if !isAtEnd, kind.isDirective { return }
        }
    }

    /// Parses messages in brackets that were not expected.
    private mutating func expressionRest() {
        let place = at
        expression()
        if at == place { advanceToBoundary() }
    }

    private mutating func jump(_ kind: NodeKind) {
        builder.leaf(kind, range: tokens[at].range)
        advance()
        endStatement()
    }

    private mutating func returnStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        if kind == .leftBrace { bracedList() } else if kind != .semicolon, !isAtEnd { operands() }
        finish(.returnStatement, since: mark, from: begin)
        endStatement()
    }

    /// Expressions separated by commas: a tuple if there are several.
    mutating func operands() {
        let mark = builder.mark
        let begin = start
        expression()
        guard kind == .comma else { return }
        finish(.argument, since: mark, from: begin)
        while kind == .comma {
            advance()
            let next = builder.mark
            let from = start
            expression()
            if builder.hasNodes(since: next) { finish(.argument, since: next, from: from) }
        }
        finish(.tupleExpression, since: mark, from: begin)
    }

    private mutating func throwStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        if kind != .semicolon, !isAtEnd { expression() }
        finish(.throwStatement, since: mark, from: begin)
        endStatement()
    }

    private mutating func gotoStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        var name = TextReference.none
        if kind == .identifier {
            name = tokens[at].reference
            advance()
        } else if kind != .semicolon {
            expression()
        }
        finish(.gotoStatement, since: mark, from: begin, name: name)
        endStatement()
    }

    private mutating func labeledStatement() {
        let mark = builder.mark
        let begin = start
        let name = tokens[at].reference
        advance()
        advanceToBoundary()
        if !isAtEnd { statement() }
        finish(.labeledStatement, since: mark, from: begin, name: name)
    }

    /// A `case` without an enclosing `switch`.
    private mutating func strayLabel() {
        while !isAtEnd, kind != .colon, kind != .semicolon, kind != .leftBrace { advance() }
        if kind == .colon { advanceToBoundary() }
    }

    /// A block on its own.
    private mutating func bareBlock() {
        let mark = builder.mark
        let begin = start
        block()
        finish(.doStatement, since: mark, from: begin)
    }

    // MARK: Declarations

    mutating func localDeclaration() {
        let mark = builder.mark
        let (begin, place) = (start, at)
        let specifiers = specifiers()
        guard kind != .semicolon, !specifiers.isTypedef else { return endStatement() }
        if specifiers.isExtern { return skipPiece() }
        bindings(specifiers, since: mark, from: begin, extraModifiers: specifiers.isStatic ? .isStatic : [])
        if at == place { advanceToBoundary() }
    }

    /// Whether a statement that begins with a name is a declaration: `Type *x`, `Type x =`, `const …`,
    /// `Type (^x)(…)`.
    var looksLikeDeclaration: Bool {
        var position = at
        guard position < limit, tokens[position].kind == .identifier else { return false }
        if let word = CWord(number: tokens[position].link) {
            if word.isQualifier { return word != .in && word != .out }
            if word.isBuiltinType, word != .class || lexer.isCPlusPlus { return !isCallOrMember(position + 1, word) }
            if word != .class, !Self.mayNameType(word) { return false }
        }
        position += 1
        while position + 1 < limit, tokens[position].kind == .colonColon, tokens[position + 1].kind == .identifier {
            position += 2
        }
        if position < limit, tokens[position].kind == .less {
            guard let end = endOfAngles(from: position), end < limit else { return false }
            position = end
            while position + 1 < limit, tokens[position].kind == .colonColon, tokens[position + 1].kind == .identifier {
                position += 2
            }
        }
        return isDeclared(after: position)
    }

    private static func mayNameType(_ word: CWord) -> Bool {
        word.rawValue >= CWord.interface.rawValue && word != .dispatch_once
    }

    /// Whether this is `id(x)`, `BOOL.self` or `class::member`, and not a declaration.
    private func isCallOrMember(_ position: Int, _ word: CWord) -> Bool {
        guard position < limit else { return true }
        switch tokens[position].kind {
        case .leftParen:
            return ![.typeof, .__typeof, .__typeof__, .decltype].contains(word) && tokens[position + 1].kind != .caret
                && tokens[position + 1].kind != .star
        case .period, .arrow, .equal, .comma, .semicolon, .rightParen, .rightSquare, .colon: return true
        default: return false
        }
    }

    /// Whether the tokens after a type's name declare a variable.
    private func isDeclared(after index: Int) -> Bool {
        var position = index
        while position < limit {
            switch tokens[position].kind {
            case .star, .caret: break
            case .ampersand, .andAnd:
                guard lexer.isCPlusPlus else { return false }
            case .identifier:
                let word = CWord(number: tokens[position].link)
                if word?.isQualifier == true, word != .in { break }
                return isDeclarator(position + 1)
            case .leftParen:
                // `Type (^name)(…)`
                return (tokens[position + 1].kind == .caret || tokens[position + 1].kind == .star)
                    && tokens[position].link != CToken.none
                    && tokens[position + 2].kind == .identifier
                    && tokens[Int(tokens[position].link) + 1].kind == .leftParen
            default: return false
            }
            position += 1
        }
        return false
    }

    private func isDeclarator(_ position: Int) -> Bool {
        guard position < limit else { return true }
        switch tokens[position].kind {
        case .equal, .semicolon, .comma, .leftSquare, .colon: return true
        case .leftBrace, .leftParen: return lexer.isCPlusPlus
        case .identifier:
            return CWord(number: tokens[position].link) == .in || CWord(number: tokens[position].link) == .__attribute__
        default: return false
        }
    }
}
