import TimerlintSource
import TimerlintSyntax

/// The specifiers before a declared name.
struct Specifiers {
    /// The tokens of the type, from its first word up to the name, including `*`.
    var tokens: Range<Int>
    /// The index of the type's name; `nil` if it has none (`typeof(x)`, `auto`).
    var name: Int?
    var isTyped = false
    var isStatic = false
    var isConst = false
    var isExtern = false
    var isTypedef = false
    var isWeak = false
    var isUnretained = false
    var isOutlet = false
    var isAction = false
    /// `typeof(self)`
    var isTypeOfSelf = false
}

// Types. Input: the parser at their first token. Output: the parser after them, with their specifiers; also
// emits the nodes of types.

extension ObjCParser {
    /// Consumes qualifiers and the type's name, up to the first `*`, declared name or parenthesis.
    mutating func specifiers() -> Specifiers {
        var result = Specifiers(tokens: at..<at)
        while !isAtEnd {
            switch kind {
            case .identifier:
                guard specifierWord(&result) else { return ended(result) }
            case .colonColon where lexer.isCPlusPlus: advance()
            case .less where result.isTyped && result.name != nil: skipAngles()
            case .leftSquare where isAttributeBracket: skipBrackets()
            default: return ended(result)
            }
        }
        return ended(result)
    }

    private func ended(_ specifiers: Specifiers) -> Specifiers {
        var specifiers = specifiers
        specifiers.tokens = specifiers.tokens.lowerBound..<at
        return specifiers
    }

    /// `[[nodiscard]]`
    private var isAttributeBracket: Bool {
        lexer.isCPlusPlus && kind(ahead: 1) == .leftSquare && tokens[at + 1].start == tokens[at].end
    }

    /// Consumes one word of the specifiers; false at the declared name.
    private mutating func specifierWord(_ result: inout Specifiers) -> Bool {
        guard let word = word else { return typeName(&result) }
        switch word {
        case .static, .inline, .NS_INLINE, .CF_INLINE: result.isStatic = result.isStatic || word == .static
        case .const, .__const, .constexpr, .constinit: result.isConst = true
        case .extern, .FOUNDATION_EXPORT, .FOUNDATION_EXTERN, .UIKIT_EXTERN, .OBJC_EXTERN, .CF_EXPORT:
            result.isExtern = true
        case .typedef: result.isTypedef = true
        case .__weak: result.isWeak = true
        case .__unsafe_unretained: result.isUnretained = true
        case .IBOutlet: result.isOutlet = true
        case .auto, .__auto_type: result.isTyped = true
        case .typeof, .__typeof, .__typeof__, .decltype:
            result.isTyped = true
            result.isTypeOfSelf =
                kind(ahead: 1) == .leftParen && self.word(ahead: 2) == .self_ && kind(ahead: 3) == .rightParen
            advance()
            if kind == .leftParen { skipBrackets() }
            return true
        case .__attribute__, .__declspec, .__extension__:
            advance()
            if kind == .leftParen { skipBrackets() }
            return true
        case .struct, .union, .enum: return tagged(&result)
        case .class: return lexer.isCPlusPlus ? tagged(&result) : typeName(&result)
        case .public, .private, .protected: break
        default:
            if word.isQualifier { break }
            if word.isBuiltinType {
                if word == .IBAction { result.isAction = true }
                if !result.isTyped || result.name == nil { result.name = at }
                result.isTyped = true
                break
            }
            return typeName(&result)
        }
        advance()
        return true
    }

    /// The first plain name is the type's, unless nothing that can be declared follows.
    private mutating func typeName(_ result: inout Specifiers) -> Bool {
        if result.isTyped { return isTypeAfterMacro(result) ? takeTypeName(&result) : false }
        switch kind(ahead: 1) {
        case .identifier, .star, .ampersand, .andAnd, .less, .caret, .atWord: break
        case .colonColon where lexer.isCPlusPlus:
            advance()
            return true
        case .leftParen:
            // A macro with arguments, `Type (^name)`, `Type (*name)`, or the declared name itself.
            guard kind(ahead: 2) == .caret || kind(ahead: 2) == .star else { return false }
        case .rightParen, .comma, .greater, .endOfFile: break
        case .leftSquare where kind(ahead: 2) == .leftSquare: break
        default: return false
        }
        return takeTypeName(&result)
    }

    private mutating func takeTypeName(_ result: inout Specifiers) -> Bool {
        result.isTyped = true
        result.name = at
        advance()
        return true
    }

    /// `force_inline Type *name`, `static force_inline Type name(`: the supposed type was a macro.
    private func isTypeAfterMacro(_ specifiers: Specifiers) -> Bool {
        guard let name = specifiers.name, tokens[name].kind == .identifier, CWord(number: tokens[name].link) == nil
        else { return false }
        switch kind(ahead: 1) {
        case .star: return kind(ahead: 2) == .identifier || kind(ahead: 2) == .star
        case .identifier: return specifiers.isStatic && kind(ahead: 2) == .leftParen && word(ahead: 1) == nil
        default: return false
        }
    }

    /// `struct X`, `enum { … }`, without macros such as `NS_ENUM(…)`.
    private mutating func tagged(_ result: inout Specifiers) -> Bool {
        result.isTyped = true
        let isEnum = word == .enum
        advance()
        if word == .class || word == .struct { advance() }
        if kind == .identifier, word?.isQualifier != true {
            result.name = at
            advance()
        }
        // `enum X : NSInteger`
        if isEnum, kind == .colon {
            advance()
            while kind == .identifier { advance() }
        }
        if kind == .leftBrace { skipBrackets() }
        return true
    }

    /// Skips the `<…>` of generics or protocols. Gives up at a limit and at tokens that cannot occur in a type.
    mutating func skipAngles() {
        guard let end = endOfAngles(from: at) else { return advance() }
        at = end - 1
        advance()
    }

    /// The index after the `>` that closes the `<` at `index`; `nil` if the contents do not look like a list of
    /// types.
    func endOfAngles(from index: Int) -> Int? {
        var nesting = 0
        var position = index
        let last = min(limit, index + 96)
        while position < last {
            switch tokens[position].kind {
            case .less: nesting += 1
            case .greater: nesting -= 1
            case .shift:
                guard lexer.source[Int(tokens[position].start)] == UInt8(ascii: ">") else { return nil }
                nesting -= 2
            case .identifier, .star, .comma, .colonColon, .ampersand, .caret, .number, .ellipsis, .atWord: break
            case .leftParen, .leftSquare:
                guard tokens[position].link != CToken.none, Int(tokens[position].link) > position else { return nil }
                position = Int(tokens[position].link)
            default: return nil
            }
            position += 1
            if nesting <= 0 { return position }
        }
        return nil
    }

    // MARK: Nodes

    /// Emits the node of a type whose specifiers were consumed; pointers become optionals. Emits nothing for
    /// `void` and for types without a name.
    @discardableResult
    mutating func emitType(_ specifiers: Specifiers, isPointer: Bool) -> Bool {
        guard !specifiers.tokens.isEmpty else { return false }
        let range = SourceRange(
            tokens[specifiers.tokens.lowerBound].start, tokens[specifiers.tokens.upperBound - 1].end)
        if specifiers.isTypeOfSelf {
            builder.leaf(.namedType, range: range, name: swift("Self"))
            return true
        }
        guard let name = specifiers.name else { return false }
        if !isPointer, CWord(number: tokens[name].link) == .void || CWord(number: tokens[name].link) == .IBAction {
            return false
        }
        let mark = builder.mark
        emitProtocols(of: name, upTo: specifiers.tokens.upperBound)
        builder.finish(.namedType, since: mark, range: range, name: typeReference(tokens[name]))
        if isPointer || isObjectType(tokens[name].link) { builder.finish(.optionalType, since: mark, range: range) }
        return true
    }

    /// Emits the protocols of `id<Source, Delegate>`, which are all that is known of the object.
    private mutating func emitProtocols(of name: Int, upTo end: Int) {
        guard CWord(number: tokens[name].link) == .id, name + 1 < end, tokens[name + 1].kind == .less else { return }
        for index in name + 1..<end where tokens[index].kind == .identifier {
            builder.leaf(.namedType, range: tokens[index].range, name: typeReference(tokens[index]))
        }
    }

    /// Emits the type in a region, such as the parentheses of a cast or of a method's part, and consumes the
    /// region.
    @discardableResult
    mutating func emitType(upTo end: Int) -> (isPresent: Bool, specifiers: Specifiers) {
        let outer = limit
        limit = min(end, outer)
        let specifiers = specifiers()
        let isBlock = kind == .leftParen && kind(ahead: 1) == .caret
        let isPointer = kind == .star || kind == .caret
        limit = outer
        at = end
        lastEnd = tokens[max(end - 1, 0)].end
        if isBlock {
            builder.leaf(.functionType, range: SourceRange(tokens[specifiers.tokens.lowerBound].start, lastEnd))
            return (true, specifiers)
        }
        return (emitType(specifiers, isPointer: isPointer), specifiers)
    }

    /// Whether values of this type are references although it is written without `*`.
    func isObjectType(_ name: UInt32) -> Bool {
        switch CWord(number: name) {
        case .id, .instancetype, .Class_: return true
        default: break
        }
        let bytes = lexer.names.bytes(name)
        if bytes.count > 10, bytes.starts(with: "dispatch_".utf8), bytes.last == UInt8(ascii: "t") {
            return !bytes.elementsEqual("dispatch_once_t".utf8) && !bytes.elementsEqual("dispatch_time_t".utf8)
        }
        return bytes.count > 4 && bytes.starts(with: "CF".utf8) && bytes.suffix(3).elementsEqual("Ref".utf8)
    }
}
