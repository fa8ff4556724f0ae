import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    mutating func parseSourceFile() {
        while !at(.endOfFile) {
            parseStatements()
            if at(.endOfFile) { break }
            skipItem(expecting: "expected a statement")
        }
        if current.flags.contains(.unterminated) { noteOpenComment() }
        builder.finish(
            .sourceFile, since: TreeBuilder.Mark.start, range: SourceRange(0, UInt32(bytes.count)))
    }

    /// Parses statements up to a `}`, the end of an `#if` clause, or, in a switch, the next case.
    mutating func parseStatements(inSwitch: Bool = false) {
        while true {
            switch current.kind {
            case .endOfFile, .rightBrace: return
            case .poundElseif, .poundElse, .poundEndif:
                if conditionalDepth > 0 { return }
                skipItem(expecting: "expected '#if' before")
            case .semicolon: advance()
            default:
                if inSwitch, isAtSwitchCase(at: index) { return }
                parseStatement()
                noteMissingSeparator(inSwitch: inSwitch)
            }
        }
    }

    /// Notes a missing `;` if the next statement or member begins on the same line.
    mutating func noteMissingSeparator(inSwitch: Bool = false) {
        switch current.kind {
        case .semicolon, .rightBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif: return
        default:
            if startsLine || (inSwitch && isAtSwitchCase(at: index)) { return }
            noteMissing("expected a new line or ';'")
        }
    }

    /// Parses one statement, declaration or expression. Always makes progress.
    mutating func parseStatement() {
        let before = index
        switch current.kind {
        case .identifier: parseStatementAtWord()
        case .poundIf:
            if indexAfterConditionalAttributes(at: index) != nil {
                parseDeclaration()
            } else {
                parseConditional { $0.parseStatements() }
            }
        case .poundSourceLocation: skipSourceLocation()
        case .atSign:
            if isDeclarationStart(at: index) { parseDeclaration() } else { parseExpressionStatement() }
        case .pound where peek().word == .none || !peek().flags.contains(.leftBound):
            parseExpressionStatement()
        default: parseExpressionStatement()
        }
        if index == before { skipItem(expecting: "expected a statement") }
    }

    private mutating func parseExpressionStatement() {
        guard isAtExpression else { return }
        parseExpression()
    }

    private mutating func parseStatementAtWord() {
        switch current.word {
        case .none:
            if peek().kind == .colon, isLabelOfStatement { parseLabeledStatement() } else { parseExpression() }
        case .if, .switch, .do:
            parseControlFlow()
        case .guard: parseGuard()
        case .while: parseWhile()
        case .repeat:
            if peek().kind == .leftBrace { parseRepeat() } else { parseExpression() }
        case .for: parseFor()
        case .return: parseReturn()
        case .throw: parseThrow()
        case .defer: parseDefer()
        case .break: parseJump(.breakStatement)
        case .continue: parseJump(.continueStatement)
        case .fallthrough: namelessLeaf(.fallthroughStatement)
        case .self_, .super, .try, .await, .Self_, .true, .false, .nil, .Any: parseExpression()
        case .yield where isContextualPrefix(): parseYield()
        case .discard where isContextualPrefix() && peek().word == .self_: parseDiscard()
        case .then where isContextualPrefix(preferringPostfix: false): parseThen()
        case .import, .class, .struct, .enum, .protocol, .extension, .func, .let, .var, .typealias, .associatedtype,
            .operator, .precedencegroup, .deinit, .subscript:
            parseDeclaration()
        case .init_:
            if peek().kind == .leftParen || peek().kind == .period { parseExpression() } else { parseDeclaration() }
        default:
            if current.word.isReserved, !current.word.isModifier { return }
            if isDeclarationStart(at: index) { return parseDeclaration() }
            if peek().kind == .colon, isLabelOfStatement { return parseLabeledStatement() }
            parseExpression()
        }
    }

    private var isLabelOfStatement: Bool {
        switch peek(2).word {
        case .for, .while, .repeat, .do, .if, .switch: true
        default: false
        }
    }

    private mutating func parseLabeledStatement() {
        let mark = builder.mark
        let start = current.start
        let name = takeName()
        advance()
        parseStatement()
        close(.labeledStatement, mark, from: start, name: name)
    }

    /// `if`, `switch` or `do` as a statement. Only `as` can make it part of a longer expression.
    private mutating func parseControlFlow() {
        let mark = builder.mark
        parseControlFlowExpression()
        if at(.as), !startsLine { parseCast(since: mark) }
    }

    mutating func parseControlFlowExpression() {
        switch current.word {
        case .if: parseIf()
        case .switch: parseSwitch()
        default: parseDo()
        }
    }

    /// `{ … }`. If there is none, notes it and makes an empty block.
    mutating func parseBlock() {
        guard at(.leftBrace) else {
            noteMissing("expected '{'")
            builder.leaf(.block, range: SourceRange(previousEnd, previousEnd))
            return
        }
        let mark = builder.mark
        let start = current.start
        if level >= Parser.levelLimit {
            skipTooDeep()
        } else {
            level += 1
            defer { level -= 1 }
            let opening = index
            advance()
            parseStatements()
            expectClosing(of: opening, expecting: "expected a statement")
        }
        close(.block, mark, from: start)
    }

    // MARK: Transfers of control

    private mutating func parseReturn() {
        let mark = builder.mark
        let start = current.start
        advance()
        if isAtReturnedExpression { parseExpression() }
        close(.returnStatement, mark, from: start)
    }

    private var isAtReturnedExpression: Bool {
        switch current.word {
        case .if, .switch, .do, .self_, .super, .try, .await: return true
        case .none:
            return isAtExpression && !(at(.atSign) && (isAtSwitchCase(at: index) || isDeclarationStart(at: index)))
        case .case, .default: return false
        default:
            return isAtExpression && !isStatementWord && !isDeclarationStart(at: index)
        }
    }

    /// Whether the current word begins a statement rather than an expression.
    private var isStatementWord: Bool {
        switch current.word {
        case .return, .throw, .defer, .guard, .while, .for, .break, .continue, .fallthrough: true
        case .repeat: peek().kind == .leftBrace
        case .yield, .discard: isContextualPrefix()
        default: false
        }
    }

    private mutating func parseThrow() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseExpression()
        close(.throwStatement, mark, from: start)
    }

    private mutating func parseThen() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseExpression()
        close(.thenStatement, mark, from: start)
    }

    private mutating func parseDefer() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseBlock()
        close(.deferStatement, mark, from: start)
    }

    private mutating func parseJump(_ kind: NodeKind) {
        let start = current.start
        advance()
        let hasLabel = current.isName && !startsLine
        let name = hasLabel ? takeName() : .none
        close(kind, builder.mark, from: start, name: name)
    }

    private mutating func parseDiscard() {
        let start = current.start
        advance()
        advance()
        close(.discardStatement, builder.mark, from: start)
    }

    private mutating func parseYield() {
        let mark = builder.mark
        let start = current.start
        advance()
        if at(.leftParen) {
            let opening = index
            advance()
            while !at(.rightParen), !at(.endOfFile) {
                let before = index
                parseExpression()
                if !consume(.comma) || index == before { break }
            }
            expectClosing(of: opening, expecting: "expected an expression")
        } else {
            parseExpression()
        }
        close(.yieldStatement, mark, from: start)
    }
}
