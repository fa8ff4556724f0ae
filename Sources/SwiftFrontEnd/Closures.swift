import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// `{ [captures] (parameters) async throws -> T in statements }`
    mutating func parseClosure() {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        let flags = isAtClosureSignature() ? parseClosureSignature() : []
        parseClosureBody(opening)
        close(.closureExpression, mark, from: start, flags: flags)
    }

    /// Parses the statements and the closing brace, which is not part of their block.
    private mutating func parseClosureBody(_ opening: Int) {
        let mark = builder.mark
        parseStatements()
        skipUpTo(Int(brackets[opening]), expecting: "expected a statement")
        let isEmpty = !builder.hasNodes(since: mark)
        let end = isEmpty && at(.rightBrace) ? current.start : previousEnd
        let start = isEmpty ? end : builder.extent(since: mark).start
        builder.finish(.block, since: mark, range: SourceRange(start, end))
        expectClosing(of: opening, expecting: "expected a statement")
    }

    private func isAtClosureSignature() -> Bool {
        switch current.kind {
        case .atSign, .leftParen, .leftSquare, .wildcard, .dollarIdentifier: break
        case .identifier:
            guard current.isName else { return at(.in) }
            // Fast path: most closures begin with a name that cannot start a signature.
            switch peek().kind {
            case .comma, .colon, .arrow: break
            case .identifier where peek().word == .in || peek().word.isEffect: break
            default: return false
            }
        default: return false
        }
        var scout = Scout(self)
        return scout.isAtClosureSignature()
    }

    private mutating func parseClosureSignature() -> NodeFlags {
        while at(.atSign) { parseAttribute(inType: true) }
        if at(.leftSquare) { parseCaptureList() }
        if at(.leftParen) { parseParameters(.closure) } else { parseShorthandParameters() }
        let flags = parseEffects()
        parseReturnTypeIfPresent()
        if !consume(.in) { noteMissing("expected 'in'") }
        return flags
    }

    private mutating func parseShorthandParameters() {
        while current.isClosureParameter, !current.word.isEffect || peek().kind == .comma {
            leaf(.parameter)
            if at(.colon) { skipAnnotationOfShorthandParameter() }
            if !consume(.comma) { break }
        }
    }

    /// Skips the type in `{ x: Int in`, which lacks parentheses.
    private mutating func skipAnnotationOfShorthandParameter() {
        let start = current.start
        let mark = builder.mark
        advance()
        parseType()
        builder.drop(since: mark)
        note(from: start, "expected parentheses around a parameter with a type")
    }

    private mutating func parseCaptureList() {
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        while !at(.rightSquare), !at(.endOfFile) {
            let before = index
            parseCapture()
            if !consume(.comma) || index == before { break }
        }
        expectClosing(of: opening, expecting: "expected a capture")
        close(.captureList, mark, from: start)
    }

    /// `weak self`, `unowned(unsafe) x`, `x = e`; Swift 2 forms such as `weak self.x` are expressions.
    private mutating func parseCapture() {
        let mark = builder.mark
        let start = current.start
        var flags: NodeFlags = []
        if at(.weak) || at(.unowned), peek().kind == .identifier || peek().kind == .leftParen {
            flags.insert(at(.weak) ? .isWeak : .isUnowned)
            advance()
            if at(.leftParen) { skipBrackets() }
        }
        let name = current.isNameOrWord || at(.dollarIdentifier) ? takeName() : .none
        if consume(.equal) { parseExpression() }
        close(.capture, mark, from: start, name: name, flags: flags)
    }
}
