import TimerlintSource
import TimerlintSyntax

// Branches and loops. Input: the parser at their word. Output: the parser after them.

extension ObjCParser {
    /// Parses the chain `if … else if … else` in a loop.
    mutating func ifStatement() {
        let mark = builder.mark
        let begin = start
        while true {
            let branch = builder.mark
            let from = start
            advance()
            if word == .constexpr { advance() }
            parenthesizedCondition()
            substatement()
            finish(.ifBranch, since: branch, from: from)
            guard word == .else else { break }
            let otherwise = start
            if self.word(ahead: 1) == .if {
                advance()
                continue
            }
            let last = builder.mark
            advance()
            substatement()
            finish(.ifBranch, since: last, from: otherwise, flags: .isElse)
            break
        }
        finish(.ifStatement, since: mark, from: begin)
    }

    /// `(condition)`: emits the condition without parentheses, as in Swift.
    mutating func parenthesizedCondition() {
        guard kind == .leftParen else { return missingExpression() }
        insideBrackets(atBoundary: true) { $0.condition() }
    }

    private mutating func condition() {
        if kind.isDirective { crossDirectives() }
        if atWord == .available || word == .__builtin_available, kind(ahead: 1) == .leftParen,
            partner(of: at + 1) == limit - 1
        {
            return availability()
        }
        if looksLikeDeclaration {
            // C++: `if (auto x = f())`
            localDeclaration()
            if !isAtEnd { truth() }
            return
        }
        truth()
        while kind == .comma || kind == .semicolon {
            advance()
            truth()
        }
    }

    private mutating func availability() {
        let begin = start
        advance()
        skipBrackets()
        builder.leaf(
            .availabilityCondition, range: SourceRange(begin, lastEnd),
            name: TextReference(start: begin, length: lastEnd - begin))
    }

    /// The statement of a branch or loop, as a block.
    mutating func substatement() {
        if kind == .leftBrace { return block() }
        let mark = builder.mark
        let begin = start
        if kind == .semicolon { advanceToBoundary() } else if !isAtEnd { statement() }
        finish(.block, since: mark, from: begin)
    }

    mutating func whileStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        parenthesizedCondition()
        substatement()
        finish(.whileStatement, since: mark, from: begin)
    }

    /// `do { } while (c);`
    mutating func doStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        substatement()
        guard word == .while else {
            finish(.doStatement, since: mark, from: begin)
            return
        }
        advance()
        parenthesizedCondition()
        finish(.repeatStatement, since: mark, from: begin)
        endStatement()
    }

    // MARK: for

    mutating func forStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        guard kind == .leftParen else { return }
        let isLoop = iteration() ?? false
        if !isLoop { countingLoop() }
        substatement()
        finish(isLoop ? .forStatement : .cForStatement, since: mark, from: begin)
    }

    /// `(Type *x in xs)`, `(x in xs)`, `(auto x : xs)`; `nil` if it is none of these.
    private mutating func iteration() -> Bool? {
        let close = partner(of: at)
        guard let separator = separatorOfIteration(close) else { return nil }
        var name: CToken?
        for index in at + 1..<separator
        where tokens[index].kind == .identifier && CWord(number: tokens[index].link)?.isQualifier != true {
            name = tokens[index]
        }
        let first = at + 1
        insideBrackets { parser in
            let token = name ?? parser.tokens[first]
            parser.builder.leaf(.identifierPattern, range: token.range, name: token.reference)
            parser.declareLocal(token)
            let annotation = parser.builder.mark
            parser.at = first
            let specifiers = parser.specifiers()
            if specifiers.isTyped, specifiers.name.map({ parser.tokens[$0].start != token.start }) ?? true,
                parser.emitType(specifiers, isPointer: parser.kind == .star), let type = parser.builder.last
            {
                parser.builder.finish(.typeAnnotation, since: annotation, range: parser.builder[type].range)
            }
            parser.at = separator
            parser.advance()
            if parser.kind == .leftBrace { parser.bracedList() } else { parser.expression() }
        }
        return true
    }

    /// The index of the `in` or `:` of a `for`, if one precedes any semicolon.
    private func separatorOfIteration(_ close: Int) -> Int? {
        var index = at + 1
        let last = min(close, at + 48)
        while index < last {
            switch tokens[index].kind {
            case .semicolon, .equal, .question: return nil
            case .colon: return index
            case .identifier where CWord(number: tokens[index].link) == .in && index > at + 1: return index
            case .leftParen, .leftSquare, .leftBrace:
                index = partner(of: index)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// `(a; b; c)`: one node each.
    private mutating func countingLoop() {
        insideBrackets { parser in
            let first = parser.builder.mark
            let begin = parser.start
            if parser.looksLikeDeclaration {
                parser.loopDeclaration()
            } else if parser.kind != .semicolon, !parser.isAtEnd {
                parser.operands()
            }
            parser.part(since: first, from: begin)
            parser.passSemicolon()
            for position in 0..<2 {
                let mark = parser.builder.mark
                let from = parser.start
                if parser.kind != .semicolon, !parser.isAtEnd {
                    if position == 0 { parser.truth() } else { parser.operands() }
                }
                parser.part(since: mark, from: from)
                parser.passSemicolon()
            }
        }
    }

    private mutating func loopDeclaration() {
        let mark = builder.mark
        let begin = start
        let specifiers = specifiers()
        bindings(specifiers, since: mark, from: begin)
        if kind(ahead: -1) == .semicolon { at -= 1 }
    }

    private mutating func passSemicolon() {
        while !isAtEnd, kind != .semicolon { advance() }
        advance()
    }

    /// Ensures exactly one node for a part of the loop.
    private mutating func part(since mark: TreeBuilder.Mark, from begin: UInt32) {
        switch builder.count(since: mark) {
        case 1: break
        case 0: builder.leaf(.empty, range: SourceRange(begin, begin))
        default: finish(.block, since: mark, from: begin)
        }
    }
}
