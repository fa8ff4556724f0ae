import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// `let`/`var` with its bindings.
    mutating func parseVariable(_ mark: TreeBuilder.Mark, _ start: UInt32, _ flags: NodeFlags) {
        let name = takeName()
        repeat { parseBinding() } while consume(.comma)
        close(.variableDeclaration, mark, from: start, name: name, flags: flags)
    }

    private mutating func parseBinding() {
        let mark = builder.mark
        let start = current.start
        if isPatternMissing { parseMissingPattern() } else { parsePattern() }
        let pattern = builder.last.map { builder[$0] }
        let name = pattern?.kind == .identifierPattern ? pattern?.name ?? .none : .none
        parseTypeAnnotationIfPresent()
        parseInitializerIfPresent()
        if at(.leftBrace), !isMissingNewlineBeforeBlock { parseAccessorBlock() }
        close(.binding, mark, from: start, name: name)
    }

    /// Whether the next line is a statement of its own, not the pattern: someone is typing `let` above `view.show()` or
    /// `let other = 1`. Above `name = value` it is the pattern.
    private var isPatternMissing: Bool {
        guard startsLine, current.kind == .identifier else { return false }
        if isAtBindingWord { return true }
        return current.isName && !isPatternOfBinding(endingAt: index + 1)
    }

    private func isPatternOfBinding(endingAt end: Int) -> Bool {
        switch tokens[min(end, tokens.count - 1)].kind {
        case .equal, .colon, .comma, .semicolon, .rightBrace, .endOfFile: true
        default: tokens[end].startsLine && tokens[end].kind != .period
        }
    }

    /// Whether the `{` on a new line after an initializer starts a separate block: it contains no accessors.
    private var isMissingNewlineBeforeBlock: Bool {
        guard startsLine, let last = builder.last, builder[last].kind == .initializer else { return false }
        return !isAtAccessor(at: index + 1)
    }

    // MARK: Accessors

    /// `{ get … set … }`, or the statements of a getter.
    mutating func parseAccessorBlock() {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        if isAtAccessor(at: index) || isAtConditionalAccessor(at: index) {
            parseAccessors()
            expectClosing(of: opening, expecting: "expected an accessor")
        } else {
            parseShorthandGetter(from: start, opening)
        }
        close(.accessorBlock, mark, from: start)
    }

    private mutating func parseAccessors() {
        while true {
            if isAtAccessor(at: index) {
                parseAccessor()
            } else if at(.poundIf), isAtConditionalAccessor(at: index) {
                parseConditional { $0.parseAccessors() }
            } else if !consume(.semicolon) {
                return
            }
        }
    }

    private mutating func parseShorthandGetter(from start: UInt32, _ opening: Int) {
        let mark = builder.mark
        parseStatements()
        expectClosing(of: opening, expecting: "expected a statement")
        close(.block, mark, from: start)
        let name = getName ?? builder.synthesize("get")
        getName = name
        close(.accessor, mark, from: start, name: name, flags: .isImplicit)
    }

    private mutating func parseAccessor() {
        let mark = builder.mark
        let start = current.start
        parseAttributes()
        while current.word.isAccessorModifier, peek().kind == .identifier { leaf(.modifier) }
        let name = takeName()
        if at(.leftParen), !startsLine { parseParameters(.closure) }
        let flags = parseEffects()
        if at(.leftBrace) { parseBlock() }
        close(.accessor, mark, from: start, name: name, flags: flags)
    }

    private func isAtAccessor(at start: Int) -> Bool {
        var index = indexAfterAttributes(at: start)
        while tokens[index].word.isAccessorModifier, index + 1 < tokens.count, tokens[index + 1].kind == .identifier {
            index += 1
        }
        let token = tokens[index]
        if token.word.isAccessor { return true }
        guard token.kind == .identifier, index + 1 < tokens.count else { return false }
        // Ordinary code uses these words too: `var x: T { read { $0 } }`. No released compiler treats `read`
        // and `modify` as accessors without a modifier or attribute; Swift 6.3 has `borrow` and `mutate`.
        let isFirst = tokens[index - 1].kind == .leftBrace
        switch tokens[index + 1].kind {
        case .leftBrace:
            return token.word == .borrow || spells(token, "mutate")
                || (!isFirst && (token.word == .read || token.word == .modify))
        case .rightBrace: return isFirst ? token.word == .borrow : spells(token, "mutate")
        default: return token.word == .borrow && spells(tokens[index + 1], "mutate")
        }
    }

    /// Whether an `#if` starts here whose first clause begins with an accessor.
    private func isAtConditionalAccessor(at start: Int) -> Bool {
        var index = start
        while tokens[index].kind == .poundIf { index = indexOfNextLine(after: index) }
        return index > start && isAtAccessor(at: index)
    }
}

extension Word {
    fileprivate var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress,
            .addressWithOwner, .mutableAddressWithOwner, .init_:
            true
        default: false
        }
    }

    fileprivate var isAccessorModifier: Bool {
        switch self {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated, .yield: true
        default: false
        }
    }
}
