import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses `class`, `struct`, `enum`, `actor` or `protocol` from its keyword on.
    mutating func parseTypeDeclaration(_ kind: NodeKind, _ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        while current.word.isModifier, peek().isName, !peek().startsLine, !at(.open) { parseModifier() }
        let name = takeDeclarationName()
        if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
        parseInheritanceIfPresent()
        parseGenericWhereIfPresent()
        parseMemberBlock()
        close(kind, mark, from: start, name: name)
    }

    mutating func parseExtension(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        let typeStart = current.start
        parseType()
        let name = extendedTypeName(writtenFrom: typeStart)
        parseInheritanceIfPresent()
        parseGenericWhereIfPresent()
        parseMemberBlock()
        close(.extensionDeclaration, mark, from: start, name: name)
    }

    /// The text of the last parsed type without its generic arguments.
    private mutating func extendedTypeName(writtenFrom start: UInt32) -> TextReference {
        var names: [TextReference] = []
        var hasArguments = false
        var node = builder.last
        while let id = node {
            let record = builder[id]
            switch record.kind {
            case .namedType:
                names.append(record.name)
                hasArguments = hasArguments || record.firstChild != NodeDraft.none
                node = nil
            case .memberType:
                names.append(record.name)
                hasArguments = hasArguments || builder[record.firstChild].nextSibling != NodeDraft.none
                node = record.firstChild
            default: return text(from: start)
            }
        }
        guard hasArguments else { return names.count == 1 ? names[0] : text(from: start) }
        let bytes = bytes
        let spellings = names.reversed().map {
            String(decoding: bytes[Int($0.start)..<Int($0.range.end)], as: UTF8.self)
        }
        return builder.synthesize(spellings.joined(separator: "."))
    }

    /// `: A, B`
    mutating func parseInheritanceIfPresent() {
        guard consume(.colon) else { return }
        while !at(.leftBrace), !at(.where), !at(.endOfFile) {
            let before = index
            parseInheritedType()
            if !consume(.comma) || index == before { break }
        }
    }

    private mutating func parseInheritedType() {
        let mark = builder.mark
        let start = current.start
        parseType()
        close(.inheritedType, mark, from: start, name: simpleNameOfLastType())
    }

    /// The simple name of the last parsed type, without attributes; empty for types without a name.
    private func simpleNameOfLastType() -> TextReference {
        var node = builder.last
        while let id = node {
            switch builder[id].kind {
            case .namedType, .memberType: return tokens[index - 1].word == .class ? .none : builder[id].name
            case .attributedType: node = lastChild(of: id)
            default: return .none
            }
        }
        return .none
    }

    private func lastChild(of id: NodeID) -> NodeID? {
        var child = builder[id].firstChild
        guard child != NodeDraft.none else { return nil }
        while builder[child].nextSibling != NodeDraft.none { child = builder[child].nextSibling }
        return child
    }

    /// `<T: P, each U, let N: Int>`
    mutating func parseGenericParameters() {
        let mark = builder.mark
        let start = current.start
        _ = consumePrefix(UInt8(ascii: "<"))
        while !atPrefix(UInt8(ascii: ">")), !at(.endOfFile), !at(.where) {
            let before = index
            parseGenericParameter()
            if !consume(.comma) || index == before { break }
        }
        parseGenericWhereIfPresent()
        if !consumePrefix(UInt8(ascii: ">")) { noteMissing("expected '>'") }
        close(.genericParameters, mark, from: start)
    }

    private mutating func parseGenericParameter() {
        let mark = builder.mark
        let start = current.start
        parseAttributes()
        if at(.each) || at(.let), peek().isNameOrWord { advance() }
        let name = takeDeclarationName()
        if consume(.colon) { parseType() }
        if consume(.equal) { parseType() }
        close(.genericParameter, mark, from: start, name: name)
    }

    /// `where T: P, T.A == B`
    mutating func parseGenericWhereIfPresent() {
        guard at(.where) else { return }
        let mark = builder.mark
        let start = current.start
        advance()
        repeat { parseRequirement() } while consume(.comma) && !at(.leftBrace)
        close(.genericWhere, mark, from: start)
    }

    private mutating func parseRequirement() {
        parseType()
        if consume(.colon) {
            parseType()
            // A layout constraint: `T: _Trivial(64, 8)`.
            if at(.leftParen), !startsLine { skipBrackets() }
        } else if current.isSplittable, spells(current, "==") {
            advance()
            parseGenericArgument()
        } else {
            noteMissing("expected ':' or '=='")
        }
    }

    // MARK: Members

    private mutating func parseMemberBlock() {
        guard at(.leftBrace) else { return noteMissing("expected '{'") }
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let mark = builder.mark
        let start = current.start
        let opening = index
        advance()
        parseMembers()
        expectClosing(of: opening, expecting: "expected a declaration")
        close(.memberBlock, mark, from: start)
    }

    /// Parses members up to a closing brace or the end of an `#if` clause.
    mutating func parseMembers() {
        while true {
            switch current.kind {
            case .endOfFile, .rightBrace: return
            case .poundElseif, .poundElse, .poundEndif:
                if conditionalDepth > 0 { return }
                skipItem(expecting: "expected '#if' before")
            case .semicolon: advance()
            default:
                parseMember()
                noteMissingSeparator()
            }
        }
    }

    private mutating func parseMember() {
        if at(.poundIf), indexAfterConditionalAttributes(at: index) == nil {
            parseConditional { $0.parseMembers() }
        } else if at(.poundSourceLocation) {
            skipSourceLocation()
        } else if isDeclarationStart(at: index, isMember: true) {
            parseDeclaration()
        } else if at(.placeholder) {
            namelessLeaf(.missingExpression)
        } else {
            skipItem(expecting: "expected a declaration")
        }
    }

    // MARK: Enum cases

    mutating func parseEnumCase(_ mark: TreeBuilder.Mark, _ start: UInt32) {
        advance()
        repeat { parseEnumElement() } while consume(.comma)
        close(.enumCaseDeclaration, mark, from: start)
    }

    private mutating func parseEnumElement() {
        let mark = builder.mark
        let start = current.start
        let name = takeDeclarationName()
        if at(.leftParen) { parseParameters(.tupleElement) }
        parseInitializerIfPresent()
        close(.enumElement, mark, from: start, name: name)
    }
}
