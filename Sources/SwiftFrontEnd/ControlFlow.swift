import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    // MARK: Branches

    /// Parses the chain `if … else if … else …` in a loop, so its length does not add recursion depth.
    mutating func parseIf() {
        let mark = builder.mark
        let start = current.start
        while true {
            let branchMark = builder.mark
            let branchStart = current.start
            advance()
            parseConditions()
            parseBlock()
            close(.ifBranch, branchMark, from: branchStart)
            guard at(.else) else { break }
            if peek().word == .if {
                advance()
            } else {
                parseElse()
                break
            }
        }
        close(.ifStatement, mark, from: start)
    }

    private mutating func parseElse() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseBlock()
        close(.ifBranch, mark, from: start, flags: .isElse)
    }

    mutating func parseGuard() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseConditions()
        if !consume(.else) { noteMissing("expected 'else'") }
        parseBlock()
        close(.guardStatement, mark, from: start)
    }

    // MARK: Loops

    mutating func parseWhile() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseConditions()
        parseBlock()
        close(.whileStatement, mark, from: start)
    }

    mutating func parseRepeat() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseBlock()
        if consume(.while) {
            parseExpression()
        } else {
            noteMissing("expected 'while'")
        }
        close(.repeatStatement, mark, from: start)
    }

    mutating func parseFor() {
        guard !isAtCStyleFor else { return parseCStyleFor() }
        let mark = builder.mark
        let start = current.start
        advance()
        var flags: NodeFlags = []
        if consume(.try) { flags.insert(.isTry) }
        if at(.await), !isLoopVariable { advance(); flags.insert(.isAwait) }
        if at(.unsafe), !isLoopVariable { advance() }
        if consume(.case) { parseMatchingPattern() } else { parsePattern() }
        parseTypeAnnotationIfPresent()
        if consume(.in) {
            parseExpression(.condition)
        } else {
            noteMissing("expected 'in'")
            builder.leaf(.missingExpression, range: SourceRange(previousEnd, previousEnd))
        }
        parseWhereClauseIfPresent(.condition)
        parseBlock()
        close(.forStatement, mark, from: start, flags: flags)
    }

    /// Whether the loop binds the word here, such as `await` in `for await in x`.
    private var isLoopVariable: Bool { peek().word == .in || peek().kind == .colon }

    /// The maximum number of tokens of a `for` to search for a `;`.
    private static let loopHeaderLimit = 64

    /// Swift 2's `for var i = 0; i < n; i += 1 { }`: a `;` precedes any `in` or `{`.
    private var isAtCStyleFor: Bool {
        var index = index + 1
        if tokens[index].kind == .leftParen {
            let close = Int(brackets[index])
            guard tokens[min(close + 1, tokens.count - 1)].kind == .leftBrace else { return false }
            index += 1
        }
        let limit = min(index + Parser.loopHeaderLimit, tokens.count - 1)
        while index < limit {
            switch tokens[index].kind {
            case .semicolon: return true
            case .leftBrace, .rightBrace, .rightParen, .endOfFile: return false
            case .leftParen, .leftSquare: index = indexAfterBrackets(at: index)
            default:
                if tokens[index].word == .in { return false }
                index += 1
            }
        }
        return false
    }

    private mutating func parseCStyleFor() {
        let mark = builder.mark
        let start = current.start
        advance()
        let opening = at(.leftParen) ? index : nil
        if opening != nil { advance() }
        parseCStyleForPart()
        if !consume(.semicolon) { noteMissing("expected ';'") }
        parseCStyleForPart()
        if !consume(.semicolon) { noteMissing("expected ';'") }
        parseCStyleForPart()
        if let opening { expectClosing(of: opening, expecting: "expected an expression") }
        parseBlock()
        close(.cForStatement, mark, from: start)
    }

    private mutating func parseCStyleForPart() {
        if at(.semicolon) || at(.leftBrace) || at(.rightParen) {
            builder.leaf(.empty, range: SourceRange(previousEnd, previousEnd))
        } else if at(.var) || at(.let) {
            parseDeclaration()
        } else {
            parseExpression(.condition)
        }
    }

    // MARK: Conditions

    /// The comma-separated conditions of `if`, `guard` and `while`.
    private mutating func parseConditions() {
        if at(.leftBrace), !isClosureBeforeBlock { return noteMissing("expected a condition") }
        while true {
            let before = index
            parseCondition()
            guard consume(.comma), index != before else { break }
            // A trailing comma is allowed: `if a, {`.
            if at(.else) || (at(.leftBrace) && !isClosureBeforeBlock) { break }
        }
        // Swift 2: `if let x = y where x > 0`.
        if consume(.where) { parseConditions() }
    }

    /// A `{ … }` is a closure if another block, an operator or a call follows it on the same line:
    /// `if { true }() {`.
    private var isClosureBeforeBlock: Bool {
        let next = indexAfterBrackets(at: index)
        guard next < tokens.count, !tokens[next].startsLine else { return false }
        switch tokens[next].kind {
        case .leftBrace, .leftParen, .period, .binaryOperator, .comma: return true
        default: return false
        }
    }

    private mutating func parseCondition() {
        switch current.word {
        case .let, .var, .inout: parseOptionalBinding()
        case .case: parsePatternCondition()
        default:
            if at(.poundAvailable) || at(.poundUnavailable) {
                parseAvailabilityCondition()
            } else {
                parseExpression(.condition)
            }
        }
    }

    private mutating func parseOptionalBinding() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseMatchingPattern(binds: true)
        let pattern = builder.last.map { builder[$0] }
        parseTypeAnnotationIfPresent()
        if consume(.equal) { parseExpression(.condition) }
        let name = pattern?.kind == .identifierPattern ? pattern?.name ?? .none : .none
        close(.optionalBinding, mark, from: start, name: name)
    }

    private mutating func parsePatternCondition() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseMatchingPattern()
        parseTypeAnnotationIfPresent()
        if consume(.equal) {
            parseExpression(.condition)
        } else {
            noteMissing("expected '='")
            builder.leaf(.missingExpression, range: SourceRange(previousEnd, previousEnd))
        }
        close(.patternCondition, mark, from: start)
    }

    mutating func parseAvailabilityCondition() {
        let start = current.start
        advance()
        if at(.leftParen) { skipBrackets() }
        close(.availabilityCondition, builder.mark, from: start, name: text(from: start))
    }

    mutating func parseWhereClauseIfPresent(_ flavor: Flavor) {
        guard at(.where) else { return }
        let mark = builder.mark
        let start = current.start
        advance()
        parseExpression(flavor)
        close(.whereClause, mark, from: start)
    }

    // MARK: Errors

    mutating func parseDo() {
        let mark = builder.mark
        let start = current.start
        advance()
        if at(.throws) { _ = parseEffects() }
        parseBlock()
        while at(.catch) { parseCatch() }
        if at(.while), !startsLine { parseConditionOfDo() }
        close(.doStatement, mark, from: start)
    }

    /// Swift 1's `do { } while c`.
    private mutating func parseConditionOfDo() {
        advance()
        parseExpression()
    }

    private mutating func parseCatch() {
        let mark = builder.mark
        let start = current.start
        advance()
        while !at(.leftBrace), !at(.endOfFile) {
            let before = index
            parseCaseItem(.condition)
            if !consume(.comma) || index == before { break }
        }
        parseBlock()
        close(.catchClause, mark, from: start)
    }
}
