import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// `(a, label: b)`; the current token is the parenthesis.
    mutating func parseParenthesizedArguments() {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let opening = index
        advance()
        parseArguments(until: .rightParen)
        expectClosing(of: opening, expecting: "expected an expression")
    }

    /// Parses arguments up to a closing bracket, which is not consumed.
    mutating func parseArguments(until closing: TokenKind) {
        while !at(closing), !at(.endOfFile) {
            if at(.poundIf) {
                parseConditional { $0.parseConditionalArguments() }
                _ = consume(.comma)
                continue
            }
            let before = index
            parseArgument()
            if !consume(.comma) || index == before { break }
        }
    }

    private mutating func parseConditionalArguments() {
        while !at(.poundElseif), !at(.poundElse), !at(.poundEndif), !at(.endOfFile) {
            let before = index
            parseArgument()
            if !consume(.comma) || index == before { break }
        }
    }

    private mutating func parseArgument() {
        let mark = builder.mark
        let start = current.start
        let name = takeLabel()
        if isAtOperatorArgument { leaf(.nameExpression) } else { parseExpression() }
        close(.argument, mark, from: start, name: name)
    }

    /// An operator passed as a function: `reduce(0, +)`.
    private var isAtOperatorArgument: Bool {
        guard current.isSplittable, !at(.prefixAmpersand) || peek().kind == .rightParen else { return false }
        switch peek().kind {
        case .comma, .rightParen, .rightSquare: return true
        default: return false
        }
    }

    // MARK: Trailing closures

    /// Parses `{ … } label: { … }` as arguments.
    mutating func parseTrailingClosures() {
        parseTrailingClosure(label: false)
        while current.isLabel, !at(.default), peek().kind == .colon, peek(2).kind == .leftBrace {
            parseTrailingClosure(label: true)
        }
    }

    private mutating func parseTrailingClosure(label: Bool) {
        let mark = builder.mark
        let start = current.start
        var name = TextReference.none
        if label {
            name = takeName()
            advance()
        }
        parseClosure()
        close(.argument, mark, from: start, name: name, flags: .isTrailing)
    }

    /// Whether the `{` here is a trailing closure of the last parsed expression.
    func canTakeTrailingClosure(_ flavor: Flavor) -> Bool {
        guard let last = builder.last, !builder[last].kind.isLiteral else { return false }
        return isAtTrailingClosure(flavor)
    }

    /// Whether the `{` here opens a closure rather than the block of a statement, an accessor block or a
    /// switch's cases.
    func isAtTrailingClosure(_ flavor: Flavor) -> Bool {
        let next = peek()
        if next.word == .case || isAtObserver { return false }
        guard flavor != .basic else { return true }
        // Before a statement's block, only a one-line closure followed by the rest of the condition or by the
        // block.
        guard !next.startsLine else { return false }
        let end = indexAfterBrackets(at: index)
        guard tokens[Int(brackets[index])].kind == .rightBrace, end < tokens.count else { return false }
        let follower = tokens[end]
        switch follower.kind {
        case .leftBrace, .comma: return true
        case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
            .equal, .postfixOperator, .binaryOperator:
            return !follower.startsLine
        case .identifier:
            return follower.word == .where || ((follower.word == .is || follower.word == .as) && !follower.startsLine)
        default: return false
        }
    }

    /// Whether the `{` here opens an observer block, which may follow an initializer.
    private var isAtObserver: Bool {
        switch peek().word {
        case .didSet, .willSet, .init_: return true
        default: break
        }
        guard peek().kind == .atSign else { return false }
        switch tokens[indexAfterAttributes(at: index + 1)].word {
        case .didSet, .willSet, .init_: return true
        default: return false
        }
    }
}

extension NodeKind {
    /// Whether this is a literal, which takes no trailing closure.
    fileprivate var isLiteral: Bool {
        switch self {
        case .arrayExpression, .dictionaryExpression, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral,
            .regexLiteral, .stringLiteral:
            true
        default: false
        }
    }
}
