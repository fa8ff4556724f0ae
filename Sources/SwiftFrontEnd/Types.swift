import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses a type. If there is none, notes it and makes an empty `otherType`.
    mutating func parseType() {
        level += 1
        defer { level -= 1 }
        guard level <= Parser.levelLimit else { return parseTooDeepType() }
        if at(.repeat) {
            parsePrefixedType { $0.parseType() }
        } else {
            parseTypeWithoutRepeat()
        }
    }

    private mutating func parseTooDeepType() {
        let start = current.start
        if current.kind.isOpeningBracket { skipBrackets() } else if current.kind != .endOfFile { advance() }
        note(from: start, "nested too deeply")
        builder.leaf(.otherType, range: SourceRange(start, max(start, previousEnd)))
    }

    /// `some T` and the like: the current word, then the type that `parse` consumes.
    private mutating func parsePrefixedType(_ parse: (inout Parser) -> Void) {
        let mark = builder.mark
        let start = current.start
        let name = takeName()
        parse(&self)
        close(.prefixedType, mark, from: start, name: name)
    }

    private mutating func parseTypeWithoutRepeat() {
        let mark = builder.mark
        let start = current.start
        parseTypeSpecifiersAndAttributes()
        let name = builder.hasNodes(since: mark) ? builder[builder.pending(since: mark).first ?? 0].name : .none
        let baseMark = builder.mark
        parseCompositionType()
        if isAtFunctionArrow {
            enclose(.parameter, baseMark)
            parseFunctionTypeResult(since: baseMark)
        }
        if !name.isEmpty { close(.attributedType, mark, from: start, name: name) }
    }

    private mutating func parseTypeSpecifiersAndAttributes() {
        while true {
            if at(.atSign) {
                parseAttribute(inType: true)
            } else if current.word.isTypeSpecifier, peek().canStartType, !peek().startsLine {
                leaf(.modifier)
            } else if at(.nonisolated), isAtNonisolatedSpecifier {
                parseModifier()
            } else {
                return
            }
        }
    }

    /// `nonisolated(nonsending) T`, or `nonisolated P` in an inheritance clause.
    private var isAtNonisolatedSpecifier: Bool {
        peek().kind == .leftParen ? peek(2).word == .nonsending : peek().isTypeName && !peek().startsLine
    }

    /// `some A & B`: one simple type or several.
    mutating func parseCompositionType() {
        if at(.some) || at(.any) || at(.each), peek().canStartType {
            return parsePrefixedType { $0.parseComposedTypes() }
        }
        parseComposedTypes()
    }

    mutating func parseComposedTypes() {
        let mark = builder.mark
        parseSimpleType()
        guard isAtCompositionOperator else { return }
        while isAtCompositionOperator {
            advance()
            parseSimpleType()
        }
        enclose(.compositionType, mark)
    }

    private var isAtCompositionOperator: Bool {
        current.end - current.start == 1 && atPrefix(UInt8(ascii: "&"))
    }

    /// Parses a name, tuple, collection or function type with its suffixes: members, `?`, `!`.
    mutating func parseSimpleType(withMembers: Bool = true) {
        if atPrefix(UInt8(ascii: "~")), current.end - current.start == 1 {
            level += 1
            defer { level -= 1 }
            guard level <= Parser.levelLimit else { return parseTooDeepType() }
            return parsePrefixedType { $0.parseSimpleType() }
        }
        let mark = builder.mark
        switch current.kind {
        case .leftParen: parseTupleOrFunctionType()
        case .leftSquare: parseCollectionType()
        case .wildcard: leaf(.otherType)
        case .integerLiteral: leaf(.otherType)
        default:
            guard current.isTypeName || at(.class) else { return missingType() }
            parseTypeName(.namedType, since: mark)
        }
        parseTypeSuffixes(since: mark, withMembers: withMembers)
    }

    private mutating func missingType() {
        noteMissing("expected a type")
        builder.leaf(.otherType, range: SourceRange(previousEnd, previousEnd))
    }

    /// A name with its generic arguments.
    private mutating func parseTypeName(_ kind: NodeKind, since mark: TreeBuilder.Mark) {
        let start = current.start
        let name = takeName()
        if atPrefix(UInt8(ascii: "<")) { parseGenericArguments() }
        close(kind, mark, from: kind == .namedType ? start : builder.extent(since: mark).start, name: name)
    }

    private mutating func parseTypeSuffixes(since mark: TreeBuilder.Mark, withMembers: Bool) {
        while true {
            if builder.heightOfLast > Parser.heightLimit { cutChain(since: mark, as: .otherType) }
            if at(.period), withMembers || peek().word == .Type_ || peek().word == .Protocol_ {
                guard peek().isNameOrWord else { return }
                advance()
                if at(.Type_) || at(.Protocol_) {
                    let name = takeName()
                    enclose(.metatype, mark, name: name)
                } else {
                    parseTypeName(.memberType, since: mark)
                }
            } else if isAtModuleSeparator {
                advance()
                parseTypeName(.memberType, since: mark)
            } else if at(.postfixQuestionMark), !startsLine {
                splitPrefix(length: 1)
                enclose(.optionalType, mark)
            } else if at(.exclamationMark), !startsLine {
                splitPrefix(length: 1)
                enclose(.implicitlyUnwrappedType, mark)
            } else {
                return
            }
        }
    }

    /// Whether this is the `::` of `Module::name`, which is treated like `Module.name`.
    var isAtModuleSeparator: Bool { at(.colonColon) && peek().isNameOrWord }

    /// `<T, U>`
    mutating func parseGenericArguments() {
        level += 1
        defer { level -= 1 }
        _ = consumePrefix(UInt8(ascii: "<"))
        while !atPrefix(UInt8(ascii: ">")) {
            let before = index
            parseGenericArgument()
            if !consume(.comma) || index == before { break }
        }
        if !consumePrefix(UInt8(ascii: ">")) { noteMissing("expected '>'") }
    }

    mutating func parseGenericArgument() {
        guard atPrefix(UInt8(ascii: "-")), peek().kind == .integerLiteral else { return parseType() }
        let start = current.start
        advance()
        advance()
        builder.leaf(.otherType, range: SourceRange(start, previousEnd), name: text(from: start))
    }
}

// MARK: Tuples, functions, collections

extension Parser {
    private mutating func parseTupleOrFunctionType() {
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        while !at(.rightParen), !at(.endOfFile) {
            let before = index
            parseParameter(.tupleElement)
            if !consume(.comma) || index == before { break }
        }
        expectClosing(of: opening, expecting: "expected a type")
        if isAtFunctionArrow {
            parseFunctionTypeResult(since: mark, from: start)
        } else {
            close(.tupleType, mark, from: start)
        }
    }

    /// Whether this is `->`, or an effect such as `async` or `throws` before it.
    var isAtFunctionArrow: Bool {
        if at(.arrow) { return true }
        guard current.word.isEffect else { return false }
        var scout = Scout(self)
        scout.effects()
        return scout.current.kind == .arrow
    }

    /// Finishes a function type whose parameters are the nodes since a mark.
    mutating func parseFunctionTypeResult(since mark: TreeBuilder.Mark, from start: UInt32? = nil) {
        let start = start ?? builder.extent(since: mark).start
        let flags = parseEffects()
        parseReturnTypeIfPresent()
        close(.functionType, mark, from: start, flags: flags)
    }

    private mutating func parseCollectionType() {
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        if peek().kind == .identifier, !peek().startsLine, spells(peek(), "of") {
            parseType()
            advance()
        }
        parseType()
        let isDictionary = consume(.colon)
        if isDictionary { parseType() }
        expectClosing(of: opening, expecting: "expected ']'")
        close(isDictionary ? .dictionaryType : .arrayType, mark, from: start)
    }

    /// `async`, `throws`, `throws(E)`, `rethrows` in any order; the thrown type becomes a node.
    mutating func parseEffects() -> NodeFlags {
        var flags: NodeFlags = []
        while current.word.isEffect {
            let word = current.word
            let start = current.start
            flags.insert(word == .async || word == .reasync ? .isAsync : .isThrowing)
            advance()
            if word == .throws, at(.leftParen) { parseThrownType(from: start) }
        }
        return flags
    }

    private mutating func parseThrownType(from start: UInt32) {
        let mark = builder.mark
        let opening = index
        advance()
        parseType()
        expectClosing(of: opening, expecting: "expected ')'")
        close(.thrownType, mark, from: start)
    }

    /// `-> T`
    mutating func parseReturnTypeIfPresent() {
        guard at(.arrow) else { return }
        let mark = builder.mark
        let start = current.start
        advance()
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        parseType()
        close(.returnType, mark, from: start)
    }

    /// `: T`
    mutating func parseTypeAnnotationIfPresent() {
        guard at(.colon) else { return }
        let mark = builder.mark
        let start = current.start
        advance()
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        parseType()
        close(.typeAnnotation, mark, from: start)
    }
}
