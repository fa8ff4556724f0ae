import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    mutating func parseSwitch() {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let mark = builder.mark
        let start = current.start
        advance()
        if at(.leftBrace) {
            noteMissing("expected an expression")
            builder.leaf(.missingExpression, range: SourceRange(previousEnd, previousEnd))
        } else {
            parseExpression(.condition)
        }
        if at(.leftBrace) {
            let opening = index
            advance()
            parseSwitchCases()
            expectClosing(of: opening, expecting: "expected 'case'")
        } else {
            noteMissing("expected '{'")
        }
        close(.switchStatement, mark, from: start)
    }

    private mutating func parseSwitchCases() {
        while true {
            switch current.kind {
            case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return
            case .poundIf: parseConditional { $0.parseSwitchCases() }
            case .poundSourceLocation: skipSourceLocation()
            case .semicolon: advance()
            default:
                if isAtSwitchCase(at: index) { parseSwitchCase() } else { skipItem(expecting: "expected 'case'") }
            }
        }
    }

    private mutating func parseSwitchCase() {
        let mark = builder.mark
        let start = current.start
        parseAttributes()
        var flags: NodeFlags = []
        if consume(.default) {
            flags.insert(.isDefault)
        } else {
            advance()
            repeat {
                // Swift 2: `case 1, case 2:`.
                if at(.case) { advance() }
                parseCaseItem(.basic)
            } while consume(.comma) && !at(.colon)
        }
        if !consume(.colon) { noteMissing("expected ':'") }
        parseCaseBody()
        close(.switchCase, mark, from: start, flags: flags)
    }

    /// The statements of a case as a block without braces. If there are none, it is empty and lies at the end
    /// of the colon.
    private mutating func parseCaseBody() {
        let mark = builder.mark
        parseStatements(inSwitch: true)
        let isEmpty = !builder.hasNodes(since: mark)
        let start = isEmpty ? previousEnd : builder.extent(since: mark).start
        builder.finish(.block, since: mark, range: SourceRange(start, previousEnd))
    }

    /// A pattern with its optional `where`.
    mutating func parseCaseItem(_ flavor: Flavor) {
        let mark = builder.mark
        let start = current.start
        if !at(.where) { parseMatchingPattern() }
        parseWhereClauseIfPresent(flavor)
        close(.caseItem, mark, from: start)
    }

    /// Whether a switch case starts at an index: `case`, `default:`, an attribute before them, or an `#if` that
    /// begins with them.
    func isAtSwitchCase(at start: Int) -> Bool {
        var index = start
        while tokens[index].kind == .poundIf {
            index = indexOfNextLine(after: index)
            while tokens[index].kind == .poundElseif || tokens[index].kind == .poundElse {
                index = indexOfNextLine(after: index)
            }
        }
        if tokens[index].kind == .atSign { index = indexAfterAttributes(at: index) }
        return tokens[index].word == .case || tokens[index].word == .default
    }
}
