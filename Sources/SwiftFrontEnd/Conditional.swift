import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses `#if … #endif`. `content` parses the body of each clause and must stop at `#elseif`, `#else` and
    /// `#endif`.
    mutating func parseConditional(since mark: TreeBuilder.Mark? = nil, _ content: (inout Parser) -> Void) {
        guard level < Parser.levelLimit else { return skipTooDeepConditional() }
        level += 1
        conditionalDepth += 1
        defer {
            level -= 1
            conditionalDepth -= 1
        }
        let start = mark.map { builder.extent(since: $0).start } ?? current.start
        let mark = mark ?? builder.mark
        repeat { parseConditionalClause(content) } while at(.poundElseif) || at(.poundElse)
        if !consume(.poundEndif) { noteMissing("expected '#endif'") }
        close(.ifConfig, mark, from: start)
    }

    private mutating func parseConditionalClause(_ content: (inout Parser) -> Void) {
        let mark = builder.mark
        let start = current.start
        let hasCondition = !at(.poundElse)
        advance()
        let conditionStart = current.start
        if hasCondition { skipCondition() }
        let condition = hasCondition ? text(from: conditionStart) : .none
        while !isAtClauseEnd {
            let before = index
            content(&self)
            if !isAtClauseEnd, index == before { skipItem(expecting: "expected a statement") }
            if at(.rightBrace) { skipItem(expecting: "expected '#endif'") }
        }
        close(.ifConfigClause, mark, from: start, name: condition)
    }

    private var isAtClauseEnd: Bool {
        switch current.kind {
        case .poundElseif, .poundElse, .poundEndif, .endOfFile: true
        default: false
        }
    }

    /// The condition extends to the end of the line, and over following lines joined by an operator.
    private mutating func skipCondition() {
        repeat { skipOneOfCondition() } while !at(.endOfFile) && (!startsLine || continuesCondition)
    }

    private mutating func skipOneOfCondition() {
        if at(.leftParen) { skipBrackets() } else { advance() }
    }

    private var continuesCondition: Bool {
        if at(.binaryOperator) { return true }
        return index > 0 && tokens[index - 1].kind == .binaryOperator
    }

    private mutating func skipTooDeepConditional() {
        let start = current.start
        var depth = 0
        repeat {
            if at(.poundIf) { depth += 1 }
            if at(.poundEndif) { depth -= 1 }
            advance()
        } while depth > 0 && !at(.endOfFile)
        note(from: start, "nested too deeply")
        builder.leaf(.unparsed, range: SourceRange(start, previousEnd))
    }

    /// Skips `#sourceLocation(…)`, which has no node.
    mutating func skipSourceLocation() {
        advance()
        if at(.leftParen), !startsLine { skipBrackets() }
    }
}
