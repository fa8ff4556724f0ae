import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses one declaration with its attributes and modifiers.
    mutating func parseDeclaration() {
        let mark = builder.mark
        let start = current.start
        let before = index
        parseAttributes()
        let flags = parseModifiers()
        switch current.word {
        case .import: parseImport(mark, start)
        case .class: parseTypeDeclaration(.classDeclaration, mark, start)
        case .struct: parseTypeDeclaration(.structDeclaration, mark, start)
        case .enum: parseTypeDeclaration(.enumDeclaration, mark, start)
        case .actor: parseTypeDeclaration(.actorDeclaration, mark, start)
        case .protocol: parseTypeDeclaration(.protocolDeclaration, mark, start)
        case .extension: parseExtension(mark, start)
        case .func: parseFunction(mark, start, flags)
        case .init_: parseInitializerDeclaration(mark, start)
        case .deinit: parseDeinitializer(mark, start)
        case .subscript: parseSubscriptDeclaration(mark, start, flags)
        case .let, .var, .inout: parseVariable(mark, start, flags)
        case .case: parseEnumCase(mark, start)
        case .typealias: parseTypealias(mark, start)
        case .associatedtype: parseAssociatedtype(mark, start)
        case .operator: parseOperatorDeclaration(mark, start)
        case .precedencegroup: parsePrecedenceGroup(mark, start)
        case .macro: parseMacroDeclaration(mark, start, flags)
        case .using: parseUsing(mark, start)
        default:
            if at(.pound) { return parseMacroExpansion(since: mark, from: start) }
            if index == before { return skipItem(expecting: "expected a declaration") }
            noteMissing("expected a declaration")
            close(.unparsed, mark, from: start)
        }
    }

    private mutating func parseImport(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        if current.word.isImportKind, peek().isNameOrWord, !peek().startsLine { advance() }
        let nameStart = current.start
        if current.isNameOrWord { advance() }
        while at(.period) || isAtModuleSeparator {
            advance()
            if current.isNameOrWord || current.isSplittable { advance() }
        }
        close(.importDeclaration, mark, from: start, name: text(from: nameStart))
    }

    private mutating func parseTypealias(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        let name = takeDeclarationName()
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        if consume(.equal) || consume(.colon) { parseType() }
        parseGenericWhereIfPresent()
        close(.typealiasDeclaration, mark, from: start, name: name)
    }

    private mutating func parseAssociatedtype(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        let name = takeDeclarationName()
        parseInheritanceIfPresent()
        if consume(.equal) { parseType() }
        parseGenericWhereIfPresent()
        close(.associatedtypeDeclaration, mark, from: start, name: name)
    }

    private mutating func parseOperatorDeclaration(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        let nameStart = current.start
        repeat { advance() } while !startsLine && current.flags.contains(.leftBound) && isOperatorPart
        let name = text(from: nameStart)
        if consume(.colon) {
            while current.isNameOrWord, !startsLine {
                advance()
                if !consume(.comma) { break }
            }
        }
        if at(.leftBrace) { skipBrackets() }
        builder.drop(since: mark)
        close(.operatorDeclaration, mark, from: start, name: name)
    }

    private var isOperatorPart: Bool { current.isSplittable || at(.period) }

    private mutating func parsePrecedenceGroup(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        let name = takeDeclarationName()
        if at(.leftBrace) { skipBrackets() }
        builder.drop(since: mark)
        close(.precedenceGroupDeclaration, mark, from: start, name: name)
    }

    private mutating func parseUsing(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        if at(.atSign) { parseAttribute(inType: false) } else { leaf(.modifier) }
        close(.usingDeclaration, mark, from: start)
    }

    /// The declared name, tolerating keywords. Notes a missing name.
    mutating func takeDeclarationName() -> TextReference {
        guard current.isNameOrWord || at(.dollarIdentifier) || at(.wildcard) else {
            noteMissing("expected a name")
            return .none
        }
        return takeName()
    }
}

extension Word {
    fileprivate var isImportKind: Bool {
        switch self {
        case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout: true
        default: false
        }
    }
}
