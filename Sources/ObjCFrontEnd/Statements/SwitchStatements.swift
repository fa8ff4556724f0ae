import TimerlintSource
import TimerlintSyntax

// `switch`. Input: the parser at it. Output: the parser after it. C's cases fall through: such a case gets a
// final `fallthroughStatement`, and the final `break` of the others is omitted, as in Swift.

extension ObjCParser {
    mutating func switchStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        if kind == .leftParen { insideBrackets { $0.operands() } } else { missingExpression() }
        if kind == .leftBrace { insideBrackets(atBoundary: true) { $0.cases() } }
        finish(.switchStatement, since: mark, from: begin)
    }

    private var isAtLabel: Bool { word == .case || word == .default && kind(ahead: 1) == .colon }

    private mutating func cases() {
        while !isAtEnd {
            readDeferred(.statements)
            let place = at
            if isAtLabel { switchCase() } else if kind.isDirective { conditionalCases() } else { statement() }
            if at == place { advanceToBoundary() }
        }
    }

    /// `#if` around whole cases.
    private mutating func conditionalCases() {
        guard kind == .poundIf, tokens[at].flags.contains(.isBalanced) else { return directive(in: .statements) }
        let mark = builder.mark
        let begin = start
        let end = endOfConditional
        while at < end {
            let clause = builder.mark
            let from = start
            let outer = limit
            let next = min(Int(tokens[at].link), end)
            limit = next
            let isDead = tokens[at].flags.contains(.isDead)
            advanceToBoundary()
            if isDead { at = next } else { cases() }
            limit = outer
            at = next
            finish(.ifConfigClause, since: clause, from: from)
        }
        if at < limit { advanceToBoundary() }
        finish(.ifConfig, since: mark, from: begin)
    }

    private var endOfConditional: Int {
        var index = at
        while index < limit, tokens[index].kind != .poundEndif, tokens[index].link != CToken.none {
            index = min(Int(tokens[index].link), limit)
        }
        return index
    }

    /// One or more labels, and the statements up to the next label.
    private mutating func switchCase() {
        let mark = builder.mark
        let begin = start
        var isDefault = false
        while isAtLabel {
            if word == .default {
                isDefault = true
                advance()
                advanceToBoundary()
            } else {
                caseItem()
            }
            while kind == .semicolon { advanceToBoundary() }
        }
        caseBody()
        finish(.switchCase, since: mark, from: begin, flags: isDefault ? .isDefault : [])
    }

    /// `case a ... b:`
    private mutating func caseItem() {
        let mark = builder.mark
        advance()
        let begin = start
        let pattern = builder.mark
        expression()
        if kind == .ellipsis {
            advance()
            expression()
            finish(.tupleExpression, since: pattern, from: begin)
        }
        finish(.expressionPattern, since: pattern, from: begin)
        finish(.caseItem, since: mark, from: begin)
        while !isAtEnd, kind != .colon, kind != .semicolon, kind != .leftBrace, kind != .rightBrace { advance() }
        if kind == .colon { advanceToBoundary() }
    }

    private mutating func caseBody() {
        let mark = builder.mark
        let begin = start
        let isLast = caseStatements()
        let last = builder.pending(since: mark).last
        if let last, builder[last].kind == .breakStatement, builder[last].name.isEmpty, builder.count(since: mark) > 1 {
            dropLast(since: mark)
        } else if !isLast, !leaves(last) {
            builder.leaf(.fallthroughStatement, range: SourceRange(lastEnd, lastEnd), flags: .isImplicit)
        }
        finish(.block, since: mark, from: begin)
    }

    private mutating func dropLast(since mark: TreeBuilder.Mark) {
        let all = builder.take(since: mark)
        for id in all.dropLast() { builder.put(id) }
        if let last = all.last { builder[last].kind = .empty }
    }

    /// Parses statements up to the next label, looking through braces around all of them; true if control falls
    /// through.
    private mutating func caseStatements() -> Bool {
        while !isAtEnd, !isAtLabel {
            readDeferred(.statements)
            let place = at
            if kind == .leftBrace {
                insideBrackets(atBoundary: true) { $0.statements() }
            } else if kind.isDirective, startsLabel {
                conditionalCases()
            } else {
                statement()
            }
            if at == place { advanceToBoundary() }
        }
        return isAtEnd
    }

    /// Whether a label directly follows the directive here.
    private var startsLabel: Bool {
        guard kind == .poundIf, at + 1 < limit, tokens[at + 1].kind == .identifier else { return false }
        let word = CWord(number: tokens[at + 1].link)
        return word == .case || word == .default
    }

    /// Whether control never continues after a statement.
    private func leaves(_ id: NodeID?) -> Bool {
        guard let id else { return false }
        switch builder[id].kind {
        case .returnStatement, .breakStatement, .continueStatement, .throwStatement, .gotoStatement: return true
        default: return false
        }
    }
}
