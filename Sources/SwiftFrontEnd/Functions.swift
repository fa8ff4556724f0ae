import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    mutating func parseFunction(_ mark: TreeBuilder.Mark, _ start: UInt32, _ flags: NodeFlags) {
        advance()
        let name = takeFunctionName()
        parseSignatureAndBody(.functionDeclaration, mark, start, name: name, flags: flags)
    }

    /// A name or an operator. In `func ==<T>(…)` the lexer makes one operator token, whose last `<` opens the
    /// generic parameters.
    private mutating func takeFunctionName() -> TextReference {
        guard current.isSplittable else { return takeDeclarationName() }
        let start = current.start
        let length = current.end - start
        let opensGenerics =
            length > 1 && bytes[Int(current.end) - 1] == UInt8(ascii: "<") && (peek().isName || peek().word == .let)
        splitPrefix(length: opensGenerics ? length - 1 : length)
        return text(from: start)
    }

    /// Generic parameters, parameters, effects, return type, `where`, body.
    private mutating func parseSignatureAndBody(
        _ kind: NodeKind, _ mark: TreeBuilder.Mark, _ start: UInt32, name: TextReference, flags: NodeFlags
    ) {
        var flags = flags
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        if at(.leftParen) { parseParameters(.function) } else { noteMissing("expected parameters") }
        flags.formUnion(parseEffects())
        parseReturnTypeIfPresent()
        flags.formUnion(parseEffects())
        parseGenericWhereIfPresent()
        if at(.leftBrace) { parseBlock() }
        close(kind, mark, from: start, name: name, flags: flags)
    }

    mutating func parseInitializerDeclaration(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        let name = takeName()
        var flags: NodeFlags = []
        if atPrefix(UInt8(ascii: "?")) || at(.exclamationMark) {
            if !at(.exclamationMark) { flags.insert(.isOptional) }
            splitPrefix(length: 1)
        }
        parseSignatureAndBody(.initializerDeclaration, mark, start, name: name, flags: flags)
    }

    mutating func parseDeinitializer(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        let name = takeName()
        let flags = parseEffects()
        if at(.leftBrace) { parseBlock() }
        close(.deinitializerDeclaration, mark, from: start, name: name, flags: flags)
    }

    mutating func parseSubscriptDeclaration(_ mark: TreeBuilder.Mark, _ start: UInt32, _ flags: NodeFlags) {
        let name = takeName()
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        if at(.leftParen) { parseParameters(.function) } else { noteMissing("expected parameters") }
        parseReturnTypeIfPresent()
        parseGenericWhereIfPresent()
        if at(.leftBrace) { parseAccessorBlock() }
        close(.subscriptDeclaration, mark, from: start, name: name, flags: flags)
    }

    mutating func parseMacroDeclaration(_ mark: TreeBuilder.Mark, _ start: UInt32, _ flags: NodeFlags) {
        advance()
        var flags = flags
        let name = takeDeclarationName()
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        if at(.leftParen) { parseParameters(.function) }
        flags.formUnion(parseEffects())
        parseReturnTypeIfPresent()
        parseInitializerIfPresent()
        parseGenericWhereIfPresent()
        close(.macroDeclaration, mark, from: start, name: name, flags: flags)
    }
}

// MARK: Parameters

/// The position of a parameter decides which parts of it are optional.
enum ParameterStyle {
    /// `label name: Type = value`
    case function
    /// `name`, `name: Type`
    case closure
    /// `Type`, `label: Type`, `_ name: Type` of tuple and function types and enum cases.
    case tupleElement
}

extension Parser {
    /// `(…)`; the current token is the parenthesis.
    mutating func parseParameters(_ style: ParameterStyle) {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let opening = index
        advance()
        while !at(.rightParen), !at(.endOfFile) {
            let before = index
            parseParameter(style)
            if !consume(.comma) || index == before { break }
        }
        expectClosing(of: opening, expecting: "expected a parameter")
    }

    mutating func parseParameter(_ style: ParameterStyle) {
        let mark = builder.mark
        let start = current.start
        if style != .tupleElement || startsWithNamedAttribute { parseAttributes() }
        while isAtParameterModifier(style) { leaf(.modifier) }
        skipLabelMark(style)
        var name = TextReference.none
        if startsParameterName(style) { name = parseParameterNames() }
        var flags: NodeFlags = []
        if consume(.colon) {
            parseType()
        } else if !at(.comma), !at(.rightParen), !at(.equal), style != .closure || name.isEmpty {
            parseType()
        }
        if current.isSplittable, atPrefix(UInt8(ascii: ".")), startsWithEllipsis {
            splitPrefix(length: 3)
            flags.insert(.isVariadic)
        }
        parseInitializerIfPresent()
        close(.parameter, mark, from: start, name: name, flags: flags)
    }

    private var startsWithEllipsis: Bool {
        let start = Int(current.start)
        return current.end - current.start >= 3 && bytes[start + 1] == UInt8(ascii: ".")
            && bytes[start + 2] == UInt8(ascii: ".")
    }

    /// In types, an attribute belongs to the type (`(@escaping () -> Void)`) unless a name follows
    /// (`(@Wrapper x: Int)`).
    private var startsWithNamedAttribute: Bool {
        guard at(.atSign) else { return false }
        let next = indexAfterAttributes(at: index)
        return next + 1 < tokens.count && tokens[next].isLabel && tokens[next + 1].kind == .colon
    }

    private func isAtParameterModifier(_ style: ParameterStyle) -> Bool {
        switch current.word {
        case .isolated, ._const, .__shared, .__owned, .borrowing, .consuming, .sending:
            return !startsParameterName(style) && style == .function
        case .inout, .var, .let:
            // Swift 2: `inout x: Int`; Swift 1: `var #x: Int`.
            guard style == .function else { return false }
            if peek().kind == .pound { return peek(2).isLabel }
            guard peek().isLabel else { return false }
            return peek(2).kind == .colon || (peek(2).isLabel && peek(3).kind == .colon)
        default: return false
        }
    }

    /// Swift 1's `#x: Int` has `x` for a label as well, like every parameter today.
    private mutating func skipLabelMark(_ style: ParameterStyle) {
        guard style == .function, at(.pound), peek().isLabel else { return }
        advance()
    }

    /// Whether the current token is the parameter's name rather than its type.
    private func startsParameterName(_ style: ParameterStyle) -> Bool {
        guard current.isLabel else { return false }
        let next = peek()
        if next.kind == .colon { return true }
        if next.isLabel {
            guard current.word.maySpecifyType else { return true }
            return peek(2).kind == .colon
        }
        return style != .tupleElement && next.kind != .postfixQuestionMark && next.kind != .exclamationMark
            && (style == .closure || (next.kind != .period && next.kind != .colonColon))
    }

    /// Parses one or two names. If there are two, makes a node for the first.
    private mutating func parseParameterNames() -> TextReference {
        guard peek().isLabel else { return takeName() }
        leaf(.parameterLabel)
        return takeName()
    }

    /// `= value`
    mutating func parseInitializerIfPresent(_ flavor: Flavor = .basic) {
        guard atPrefix(UInt8(ascii: "=")), at(.equal) else { return }
        let mark = builder.mark
        let start = current.start
        advance()
        parseExpression(flavor)
        close(.initializer, mark, from: start)
    }
}

extension Word {
    /// Whether this word can be a type specifier, although it is also a valid name.
    fileprivate var maySpecifyType: Bool {
        switch self {
        case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
            true
        default: false
        }
    }
}
