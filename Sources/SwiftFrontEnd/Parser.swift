import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

/// Parses one Swift file into a syntax tree. Never fails: unparsable text is skipped and listed in the tree.
package func parseSwift(_ file: SourceFile) -> SyntaxTree {
    parseSwift(file, tokens: lex(file.bytes))
}

/// Parses the tokens of one Swift file into a syntax tree. The last token must be `.endOfFile`.
package func parseSwift(_ file: SourceFile, tokens: [Token]) -> SyntaxTree {
    let brackets = matchBrackets(tokens)
    return file.bytes.withUnsafeBufferPointer { bytes in
        tokens.withUnsafeBufferPointer { tokens in
            brackets.withUnsafeBufferPointer { brackets in
                var parser = Parser(tokens: tokens, brackets: brackets, bytes: bytes)
                parser.parseSourceFile()
                return parser.finish(file)
            }
        }
    }
}

/// A recursive-descent parser with a few tokens of lookahead.
///
/// Input: tokens. Output: a syntax tree. It recovers from errors by skipping to the next possible statement or
/// member, and bounds recursion and tree height (`levelLimit`, `heightLimit`). Cost: linear in the number of
/// tokens.
///
/// Contextual keywords and brackets are interpreted as in the parser of swift-syntax 603.
struct Parser: ~Copyable {
    /// The maximum nesting of brackets, blocks and types; deeper code is skipped.
    static let levelLimit = 256
    /// The maximum height of a chain of postfix expressions or casts; a higher one is cut.
    static let heightLimit = 2000

    /// Ends with `.endOfFile`.
    let tokens: UnsafeBufferPointer<Token>
    /// Maps the index of each opening bracket to that of its closing token: see `matchBrackets`.
    let brackets: UnsafeBufferPointer<UInt32>
    let bytes: UnsafeBufferPointer<UInt8>
    var builder: TreeBuilder

    var index = 0
    /// The token at `index`, or the rest of it after a prefix was split off (`>` of `>>`).
    var current: Token
    /// The end offset of the token before `current`.
    var previousEnd: UInt32 = 0
    /// Number of open brackets, blocks and types.
    var level = 0
    /// Number of open `#if` blocks.
    var conditionalDepth = 0
    /// The operators whose right operand is being parsed: see Operators.swift.
    var frames: [Frame] = []
    /// The name `get` for shorthand getters, created on first use.
    var getName: TextReference?

    init(
        tokens: UnsafeBufferPointer<Token>, brackets: UnsafeBufferPointer<UInt32>, bytes: UnsafeBufferPointer<UInt8>
    ) {
        self.tokens = tokens
        self.brackets = brackets
        self.bytes = bytes
        builder = TreeBuilder(expectedNodes: tokens.count)
        current = tokens[0]
    }

    consuming func finish(_ file: SourceFile) -> SyntaxTree { builder.build(file: file) }
}

// MARK: Advancing

extension Parser {
    mutating func advance() {
        previousEnd = current.end
        if index + 1 < tokens.count { index += 1 }
        current = tokens[index]
    }

    /// Moves forward to a later token.
    mutating func jump(to target: Int) {
        guard target > index else { return }
        previousEnd = tokens[target - 1].end
        index = min(target, tokens.count - 1)
        current = tokens[index]
    }

    /// The token `distance` positions ahead, or the end of the file.
    func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    func at(_ kind: TokenKind) -> Bool { current.kind == kind }
    func at(_ word: Word) -> Bool { current.word == word }

    /// Whether the current token is the first on its line.
    var startsLine: Bool { current.flags.contains(.startsLine) }

    mutating func consume(_ kind: TokenKind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    mutating func consume(_ word: Word) -> Bool {
        guard current.word == word else { return false }
        advance()
        return true
    }

    /// Whether the current token can be split and begins with this byte.
    func atPrefix(_ byte: UInt8) -> Bool { current.isSplittable && bytes[Int(current.start)] == byte }

    /// Consumes one byte of an operator and makes the rest the current token.
    mutating func consumePrefix(_ byte: UInt8) -> Bool {
        guard atPrefix(byte) else { return false }
        splitPrefix(length: 1)
        return true
    }

    /// Consumes the first bytes of the current token.
    mutating func splitPrefix(length: UInt32) {
        guard current.end - current.start > length else { return advance() }
        current = current.rest(after: length, bytes: bytes)
        previousEnd = current.start
    }

    /// Skips from an opening bracket past its closing one.
    mutating func skipBrackets() {
        let close = Int(brackets[index])
        let isClosed = tokens[close].kind.isClosingBracket(of: current.kind)
        jump(to: isClosed ? close + 1 : close)
    }

    /// The index after the bracket that closes the one at `opening`.
    func indexAfterBrackets(at opening: Int) -> Int {
        let close = Int(brackets[opening])
        return tokens[close].kind.isClosingBracket(of: tokens[opening].kind) ? close + 1 : close
    }
}

// MARK: Building nodes

extension Parser {
    /// Finishes a node from `start` to the end of the previous token. A node that consumed no token is empty
    /// and lies at that end, so its parent may have to begin there too.
    mutating func close(
        _ kind: NodeKind, _ mark: TreeBuilder.Mark, from start: UInt32, name: TextReference = .none,
        flags: NodeFlags = []
    ) {
        var start = min(start, previousEnd)
        if builder.hasNodes(since: mark) { start = min(start, builder.extent(since: mark).start) }
        builder.finish(kind, since: mark, range: SourceRange(start, previousEnd), name: name, flags: flags)
    }

    /// Finishes a node over the nodes since a mark (at least one), up to the end of the previous token.
    mutating func enclose(
        _ kind: NodeKind, _ mark: TreeBuilder.Mark, name: TextReference = .none, flags: NodeFlags = []
    ) {
        close(kind, mark, from: builder.extent(since: mark).start, name: name, flags: flags)
    }

    /// Consumes the current token as a leaf named by it.
    mutating func leaf(_ kind: NodeKind, flags: NodeFlags = []) {
        builder.leaf(kind, range: current.range, name: name(of: current), flags: flags)
        advance()
    }

    /// Consumes the current token as a leaf without a name.
    mutating func namelessLeaf(_ kind: NodeKind) {
        builder.leaf(kind, range: current.range)
        advance()
    }

    /// The text of a token, without backticks.
    func name(of token: Token) -> TextReference {
        var start = token.start
        var end = token.end
        if end - start > 2, bytes[Int(start)] == UInt8(ascii: "`"), bytes[Int(end) - 1] == UInt8(ascii: "`") {
            start += 1
            end -= 1
        }
        return TextReference(start: start, length: end - start)
    }

    /// Consumes the current token and returns its name.
    mutating func takeName() -> TextReference {
        let name = name(of: current)
        advance()
        return name
    }

    /// The text from `start` to the end of the previous token.
    func text(from start: UInt32) -> TextReference {
        TextReference(start: start, length: previousEnd > start ? previousEnd - start : 0)
    }

    /// Whether a token has exactly this spelling.
    func spells(_ token: Token, _ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard Int(token.end - token.start) == length else { return false }
        for offset in 0..<length where bytes[Int(token.start) + offset] != text.utf8Start[offset] { return false }
        return true
    }
}

extension Token {
    var startsLine: Bool { flags.contains(.startsLine) }

    /// Whether this is a valid name: an identifier that is not a reserved word.
    var isName: Bool { kind == .identifier ? !word.isReserved : kind == .placeholder }

    /// Whether this is a name or any word, which may follow a period or be a label.
    var isNameOrWord: Bool { kind == .identifier || kind == .placeholder }

    /// Whether this may be a parameter's label: a name, a word (except `inout`), `_`, `$name`.
    var isLabel: Bool {
        switch kind {
        case .identifier: word != .inout
        case .wildcard, .dollarIdentifier, .placeholder: true
        default: false
        }
    }

    /// Whether this is an operator, or punctuation that the lexer separated from one.
    var isSplittable: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .infixQuestionMark, .postfixQuestionMark,
            .exclamationMark, .prefixAmpersand, .arrow:
            true
        default: false
        }
    }

    /// The rest of an operator after its first bytes, as a token of its own.
    func rest(after length: UInt32, bytes: UnsafeBufferPointer<UInt8>) -> Token {
        var rest = self
        rest.start += length
        rest.flags.remove(.startsLine)
        rest.flags.insert(.leftBound)
        switch (bytes[Int(rest.start)], rest.end - rest.start) {
        case (UInt8(ascii: "?"), _): rest.kind = .postfixQuestionMark
        case (UInt8(ascii: "!"), _): rest.kind = .exclamationMark
        case (UInt8(ascii: "="), 1): rest.kind = .equal
        case (UInt8(ascii: "."), 1): rest.kind = .period
        case (UInt8(ascii: "-"), 2) where bytes[Int(rest.start) + 1] == UInt8(ascii: ">"): rest.kind = .arrow
        default: rest.kind = rest.flags.contains(.rightBound) ? .binaryOperator : .postfixOperator
        }
        return rest
    }
}
