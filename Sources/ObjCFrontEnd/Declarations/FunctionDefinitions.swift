import TimerlintSource
import TimerlintSyntax

// C functions and global variables. Input: the parser at the first word of a declaration. Output: the parser
// after its semicolon or body.

extension ObjCParser {
    /// A function, a variable, or a macro that expands to one. `isMember` means that it is among the members of
    /// a class.
    mutating func externalDeclaration(isMember: Bool) {
        let mark = builder.mark
        if isMarker { return advanceToBoundary() }
        let (begin, place) = (start, at)
        let specifiers = specifiers()
        if specifiers.isTypedef { return typeDefinition(specifiers) }
        if kind == .semicolon { return endDeclaration() }
        let declarator = declarator()
        if declarator.name != nil, !declarator.isFunctionPointer, kind == .leftParen {
            return function(specifiers, declarator, since: mark, from: begin, isMember: isMember)
        }
        guard declarator.name != nil, specifiers.isTyped || kind == .equal else {
            if at == place { advance() }
            // A macro on its own.
            if !isAtEnd, tokens[at].flags.contains(.isOutermost) { return }
            return skipPiece()
        }
        if specifiers.isExtern, kind != .equal { return endDeclaration() }
        let modifiers: Modifiers = specifiers.isStatic && !isMember ? .isFileprivate : isMember ? [.isStatic] : []
        bindings(specifiers, since: mark, from: begin, first: declarator, extraModifiers: modifiers)
    }

    /// Whether this is a marker such as `NS_ASSUME_NONNULL_BEGIN` alone on its line.
    private var isMarker: Bool {
        guard word == nil, tokens[at].flags.contains(.startsLine), at + 1 < limit,
            tokens[at + 1].flags.contains(.isOutermost)
        else { return false }
        return !lexer.names.bytes(tokens[at].link).contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    }

    /// Skips unparsable text up to a semicolon, the end of a body, or the next line that begins a declaration.
    mutating func skipPiece() {
        while !isAtEnd {
            switch kind {
            case .semicolon:
                return advanceToBoundary()
            case .leftBrace:
                at = partner(of: at)
                return kind.isClosing ? advanceToBoundary() : ()
            case .leftParen, .leftSquare: skipBrackets()
            case .atWord: return
            default:
                advance()
            }
            if !isAtEnd, tokens[at].flags.contains(.isOutermost) { return }
        }
    }

    /// A definition becomes a function node; a prototype is skipped.
    private mutating func function(
        _ specifiers: Specifiers, _ declarator: Declarator, since mark: TreeBuilder.Mark, from begin: UInt32,
        isMember: Bool
    ) {
        guard let name = declarator.name else { return }
        let open = at
        skipBrackets()
        passFunctionSuffix()
        guard kind == .leftBrace else {
            return isAtEnd || !tokens[at].flags.contains(.isOutermost) ? endDeclaration() : ()
        }
        let body = at
        at = open
        if let owner = declarator.owner {
            return member(of: owner, named: name, specifiers, declarator, body: body, from: begin)
        }
        functionDeclaration(
            specifiers, declarator, named: name, body: body, since: mark, from: begin, isMember: isMember)
    }

    private mutating func functionDeclaration(
        _ specifiers: Specifiers, _ declarator: Declarator, named name: CToken, body: Int, since mark: TreeBuilder.Mark,
        from begin: UInt32, isMember: Bool
    ) {
        if specifiers.isStatic, !isMember {
            builder.leaf(.modifier, range: tokens[specifiers.tokens.lowerBound].range, name: swift("fileprivate"))
        }
        beginLocals()
        parameters()
        returnType(specifiers, isPointer: declarator.isPointer)
        at = body
        lastEnd = tokens[max(body - 1, 0)].end
        functionBody(hasInstance: false)
        logFunction(name, from: begin)
        finish(.functionDeclaration, since: mark, from: begin, name: name.reference, flags: isMember ? .isStatic : [])
    }

    /// `void Owner::name() { … }` becomes an extension of the owner with one member.
    private mutating func member(
        of owner: CToken, named name: CToken, _ specifiers: Specifiers, _ declarator: Declarator, body: Int,
        from begin: UInt32
    ) {
        let mark = builder.mark
        builder.leaf(.namedType, range: owner.range, name: owner.reference)
        let block = builder.mark
        let function = builder.mark
        beginLocals()
        parameters()
        returnType(specifiers, isPointer: declarator.isPointer)
        at = body
        functionBody(hasInstance: true)
        logFunction(name, from: begin)
        finish(.functionDeclaration, since: function, from: begin, name: name.reference)
        finish(.memberBlock, since: block, from: begin)
        finish(.extensionDeclaration, since: mark, from: begin, name: owner.reference)
    }

    private mutating func returnType(_ specifiers: Specifiers, isPointer: Bool) {
        let mark = builder.mark
        guard emitType(specifiers, isPointer: isPointer), let type = builder.last else { return }
        builder.finish(.returnType, since: mark, range: builder[type].range)
    }

    /// Skips the tokens between a parameter list and the body: attributes, `const`, `override`, a constructor's
    /// initializers.
    private mutating func passFunctionSuffix() {
        var isInitializerList = false
        while !isAtEnd {
            switch kind {
            // The next declaration begins: the supposed function was the use of a macro.
            case .identifier
            where tokens[at].flags.contains(.isOutermost) && word != .__attribute__ && declaresFunction: return
            case .identifier, .arrow, .star, .ampersand, .colonColon, .comma: advance()
            case .leftParen: skipBrackets()
            case .less where lexer.isCPlusPlus: skipAngles()
            case .colon where lexer.isCPlusPlus:
                isInitializerList = true
                advance()
            case .leftBrace where isInitializerList && kind(ahead: -1) == .identifier: skipBrackets()
            case .leftSquare where kind(ahead: 1) == .leftSquare: skipBrackets()
            default: return
            }
        }
    }

    /// Whether a type and a function's name follow on one line.
    private var declaresFunction: Bool {
        var index = at + 1
        while index < limit, tokens[index].kind == .identifier || tokens[index].kind == .star,
            !tokens[index].flags.contains(.startsLine)
        { index += 1 }
        return index > at + 1 && index < limit && tokens[index].kind == .leftParen
            && tokens[index - 1].kind == .identifier
    }

    // MARK: Parameters

    /// `(Type name, …)` of a C function or a block: one parameter each, none for `(void)`.
    mutating func parameters() {
        insideBrackets { parser in
            while !parser.isAtEnd {
                let place = parser.at
                parser.parameter()
                if parser.kind == .comma { parser.advance() }
                if parser.at == place { parser.advance() }
            }
        }
    }

    private mutating func parameter() {
        let mark = builder.mark
        let begin = start
        if kind == .ellipsis { return advance() }
        let specifiers = specifiers()
        let declarator = declarator()
        if declarator.name == nil, specifiers.name.map({ CWord(number: tokens[$0].link) == .void }) == true,
            !declarator.isPointer, isAtEnd
        {
            return
        }
        builder.leaf(.parameterLabel, range: SourceRange(begin, begin), name: swift("_"))
        if declarator.isFunctionPointer {
            builder.leaf(.functionType, range: SourceRange(begin, max(begin, lastEnd)))
        } else {
            emitType(specifiers, isPointer: declarator.isPointer)
        }
        while !isAtEnd, kind != .comma {
            if kind == .leftSquare || kind == .leftParen || kind == .leftBrace { skipBrackets() } else { advance() }
        }
        if let name = declarator.name { declareLocal(name) }
        finish(.parameter, since: mark, from: begin, name: declarator.name?.reference ?? .none)
    }

    // MARK: Bodies

    /// Parses the `{ … }` of a function. Call at the brace.
    mutating func functionBody(hasInstance: Bool) {
        let (outer, weak, put) = (scope.hasInstance, scope.isWeakSelf, deferred)
        scope.hasInstance = hasInstance
        scope.isWeakSelf = false
        deferred = []
        block()
        deferred = put
        (scope.hasInstance, scope.isWeakSelf) = (outer, weak)
    }

    /// `{ statement* }`
    mutating func block() {
        let mark = builder.mark
        let begin = start
        insideBrackets(atBoundary: true) { $0.statements() }
        finish(.block, since: mark, from: begin)
    }
}
