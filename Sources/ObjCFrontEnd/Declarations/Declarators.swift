import TimerlintSource
import TimerlintSyntax

/// One declared name with its declarator, without its initial value.
struct Declarator {
    /// The token of the name; `nil` for unnamed parameters.
    var name: CToken?
    /// `Owner::name`: the token of `Owner`.
    var owner: CToken?
    var isPointer = false
    /// `(^name)(…)`, `(*name)(…)`
    var isFunctionPointer = false
    var isWeak = false
    var isUnretained = false
    var isConst = false
}

// Variables. Input: the parser at their first word. Output: the parser after the semicolon.

extension ObjCParser {
    /// Parses from the end of the specifiers up to `=`, `,`, `;`, the `(` of a function or the end of the
    /// region.
    mutating func declarator() -> Declarator {
        var result = Declarator()
        prefix(of: &result)
        if kind == .identifier {
            result.name = tokens[at]
            advance()
            qualifiedName(&result)
        } else if kind == .leftParen,
            kind(ahead: 1) == .caret || kind(ahead: 1) == .star || kind(ahead: 1) == .ampersand
        {
            functionPointer(&result)
        } else if kind == .tilde {
            advance()
            skip(.identifier)
        }
        return result
    }

    private mutating func prefix(of result: inout Declarator) {
        while !isAtEnd {
            switch kind {
            case .star, .caret: result.isPointer = true
            case .ampersand, .andAnd, .ellipsis: break
            case .identifier:
                guard let word, word.isQualifier || word == .__attribute__ else { return }
                if word == .__weak { result.isWeak = true }
                if word == .__unsafe_unretained { result.isUnretained = true }
                if word == .const { result.isConst = true }
                if word == .__attribute__, kind(ahead: 1) == .leftParen { advance(); skipBrackets(); continue }
            default: return
            }
            advance()
        }
    }

    /// `Foo::bar`
    private mutating func qualifiedName(_ result: inout Declarator) {
        while kind == .colonColon
            || kind == .less && kind(ahead: -1) == .identifier && lexer.isCPlusPlus
                && endOfAngles(from: at).map({ $0 < limit && tokens[$0].kind == .colonColon }) == true
        {
            if kind == .less {
                skipAngles()
                continue
            }
            result.owner = result.name
            advance()
            skip(.tilde)
            guard kind == .identifier else { return }
            result.name = tokens[at]
            advance()
            if lexer.isCPlusPlus, word(ahead: -1) == .operator { skipOperatorName() }
        }
        if lexer.isCPlusPlus, let name = result.name, CWord(number: name.link) == .operator { skipOperatorName() }
    }

    private mutating func skipOperatorName() {
        if kind == .leftParen, kind(ahead: 1) == .rightParen { skipBrackets() }
        while !isAtEnd, kind != .leftParen, kind != .semicolon, kind != .leftBrace { advance() }
    }

    private mutating func functionPointer(_ result: inout Declarator) {
        result.isFunctionPointer = true
        insideBrackets { parser in
            while !parser.isAtEnd {
                if parser.kind == .identifier, parser.word?.isQualifier != true, result.name == nil {
                    result.name = parser.tokens[parser.at]
                }
                if parser.word == .__weak { result.isWeak = true }
                parser.advance()
            }
        }
        if kind == .leftParen { skipBrackets() }
    }

    /// Array bounds, bit-field widths and attributes after a name.
    private mutating func suffix() {
        while !isAtEnd {
            switch kind {
            case .leftSquare: arrayBounds()
            case .identifier:
                // An attribute macro.
                advance()
                if kind == .leftParen { skipBrackets() }
            case .colon:
                advance()
                while !isAtEnd, kind != .comma, kind != .semicolon { advance() }
            default: return
            }
        }
    }

    /// The bounds are not needed, but they may contain messages.
    private mutating func arrayBounds() {
        let mark = builder.mark
        insideBrackets { if !$0.isAtEnd { $0.expression() } }
        for id in builder.take(since: mark) { builder[id].kind = .empty }
    }

    // MARK: Bindings

    /// Parses the bindings of a declaration after its specifiers, and finishes the declaration with its
    /// semicolon.
    mutating func bindings(
        _ specifiers: Specifiers, since mark: TreeBuilder.Mark, from start: UInt32, first: Declarator? = nil,
        isIvar: Bool = false, extraModifiers: Modifiers = []
    ) {
        var declarator = first ?? self.declarator()
        modifiers(specifiers, declarator, extraModifiers)
        var isConst = specifiers.isConst && !declarator.isPointer || declarator.isConst
        while true {
            let before = at
            binding(specifiers, declarator, isIvar: isIvar)
            guard kind == .comma else { break }
            advance()
            declarator = self.declarator()
            isConst = isConst && !(specifiers.isConst && declarator.isPointer)
            if at == before { break }
        }
        finish(.variableDeclaration, since: mark, from: start, name: swift(isConst ? "let" : "var"))
        endDeclaration()
    }

    /// Consumes the semicolon, skipping anything unparsable before it.
    mutating func endDeclaration() {
        while !isAtEnd, kind != .semicolon, kind != .rightBrace {
            if kind == .atWord || kind == .leftBrace || tokens[at].flags.contains(.isOutermost) { return }
            if kind == .leftParen || kind == .leftSquare { skipBrackets() } else { advance() }
        }
        if kind == .semicolon { advanceToBoundary() }
    }

    struct Modifiers: OptionSet {
        let rawValue: UInt8
        static let isStatic = Modifiers(rawValue: 1)
        static let isFileprivate = Modifiers(rawValue: 2)
    }

    private mutating func modifiers(_ specifiers: Specifiers, _ declarator: Declarator, _ extra: Modifiers) {
        let range = SourceRange(start, start)
        func place(_ index: Int) -> SourceRange { specifiers.tokens.isEmpty ? range : tokens[index].range }
        let first = place(specifiers.tokens.lowerBound)
        if specifiers.isOutlet { builder.leaf(.attribute, range: first, name: swift("IBOutlet")) }
        if extra.contains(.isFileprivate) { builder.leaf(.modifier, range: first, name: swift("fileprivate")) }
        if extra.contains(.isStatic) { builder.leaf(.modifier, range: first, name: swift("static")) }
        if specifiers.isWeak || declarator.isWeak { builder.leaf(.modifier, range: first, name: swift("weak")) }
        if specifiers.isUnretained || declarator.isUnretained {
            builder.leaf(.modifier, range: first, name: swift("unowned(unsafe)"))
        }
    }

    /// One name with its type and initial value.
    private mutating func binding(_ specifiers: Specifiers, _ declarator: Declarator, isIvar: Bool) {
        guard let token = declarator.name else { return }
        let mark = builder.mark
        let name = isIvar ? ivarReference(token) : token.reference
        if !isIvar { declareLocal(token) }
        builder.leaf(.identifierPattern, range: token.range, name: name)
        annotation(specifiers, declarator)
        let isCall = kind == .leftParen && lexer.isCPlusPlus
        suffix()
        if kind == .equal {
            let initializer = builder.mark
            let begin = start
            advance()
            initialValue()
            finish(.initializer, since: initializer, from: begin)
        } else if isCall {
            skipBrackets()
        } else if kind == .leftBrace, lexer.isCPlusPlus {
            skipBrackets()
        } else {
            zeroValue(specifiers, declarator, isIvar: isIvar)
        }
        finish(.binding, since: mark, from: token.start, name: name)
    }

    private mutating func annotation(_ specifiers: Specifiers, _ declarator: Declarator) {
        let mark = builder.mark
        let (begin, end) = (tokens[specifiers.tokens.lowerBound].start, lastEnd)
        if declarator.isFunctionPointer {
            builder.leaf(.functionType, range: SourceRange(begin, max(begin, end)))
        } else if !emitType(specifiers, isPointer: declarator.isPointer) {
            return
        }
        builder.finish(
            .typeAnnotation, since: mark,
            range: SourceRange(
                begin, max(begin, tokens[max(specifiers.tokens.upperBound - 1, specifiers.tokens.lowerBound)].end)))
    }

    /// Ivars and properties of C's Boolean and number types are zero-initialized.
    mutating func zeroValue(_ specifiers: Specifiers, _ declarator: Declarator, isIvar: Bool) {
        guard isIvar, !declarator.isPointer, !declarator.isFunctionPointer, let index = specifiers.name else { return }
        let place = declarator.name?.range ?? tokens[index].range
        let empty = SourceRange(place.end, place.end)
        let mark = builder.mark
        switch CWord(number: tokens[index].link) {
        case .BOOL, .bool, ._Bool: builder.leaf(.booleanLiteral, range: empty, name: swift("false"))
        case .int, .long, .short, .unsigned, .char, .size_t:
            builder.leaf(.integerLiteral, range: empty, name: swift("0"))
        default:
            guard lexer.names.bytes(tokens[index].link).starts(with: "NS".utf8),
                ["NSInteger", "NSUInteger"].contains(lexer.names.text(tokens[index].link))
            else { return }
            builder.leaf(.integerLiteral, range: empty, name: swift("0"))
        }
        builder.finish(.initializer, since: mark, range: empty)
    }

    /// An expression, or `{ … }`.
    mutating func initialValue() {
        if kind == .leftBrace { bracedList() } else { expression() }
    }
}
