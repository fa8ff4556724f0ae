import TimerlintSource
import TimerlintSyntax

// Methods. Input: the parser at `-` or `+`. Output: the parser after the body, or after the semicolon of a
// declaration.

extension ObjCParser {
    /// One part of a method's selector with its parameter.
    struct Part {
        let name: CToken?
        var parameter: CToken?
        var type: Range<Int>?

        var takesArgument: Bool { parameter != nil || type != nil }
    }

    mutating func method() {
        let begin = start
        let isStatic = kind == .plus
        advance()
        var returned: Range<Int>?
        if kind == .leftParen {
            let close = partner(of: at)
            returned = at + 1..<max(at + 1, close)
            skipBrackets()
        }
        let parts = methodParts()
        guard !parts.isEmpty else { return skipPiece() }
        passMethodSuffix()
        guard kind == .leftBrace else {
            if scope.part == .interface { prototype(parts, isStatic: isStatic) }
            return endDeclaration()
        }
        let method = Method(parts: parts, returned: returned, isStatic: isStatic, body: at, begin: begin)
        emit(method)
        logMethod(method)
    }

    /// Only the name: the implementation repeats the rest.
    private mutating func prototype(_ parts: [Part], isStatic: Bool) {
        guard let first = parts[0].name else { return }
        let split = split(selectorStart: first.link, takesArguments: parts[0].takesArgument || parts.count > 1)
        builder.leaf(
            .methodPrototype, range: first.range, name: baseReference(first, split), flags: isStatic ? .isStatic : [])
    }

    private mutating func methodParts() -> [Part] {
        var parts: [Part] = []
        while kind == .identifier || kind == .colon || kind == .colonColon {
            // An attribute, or a macro that expands to one.
            if kind == .identifier, !parts.isEmpty, kind(ahead: 1) != .colon, kind(ahead: 1) != .colonColon { break }
            let name = methodPartName()
            guard kind == .colon || kind == .colonColon else {
                if let name { parts.append(Part(name: name)) }
                break
            }
            advance()
            var part = Part(name: name)
            if kind == .leftParen {
                part.type = at + 1..<max(at + 1, partner(of: at))
                skipBrackets()
            }
            while let word, word.isQualifier && !isParameter || word == .__attribute__ {
                advance()
                if kind == .leftParen { skipBrackets() }
            }
            if kind == .identifier {
                part.parameter = tokens[at]
                advance()
            }
            parts.append(part)
        }
        if kind == .comma { while !isAtEnd, kind == .comma || kind == .ellipsis { advance() } }
        return parts
    }

    /// `NAME(part)`: a macro that builds the name from its argument.
    private mutating func methodPartName() -> CToken? {
        guard kind == .identifier else { return nil }
        let isMade =
            kind(ahead: 1) == .leftParen && kind(ahead: 2) == .identifier && partner(of: at + 1) == at + 3
            && word != .__attribute__
        let name = isMade ? tokens[at + 2] : tokens[at]
        advance()
        if isMade { skipBrackets() }
        return name
    }

    /// Whether `in` or `out` is the parameter's name here: the body or the next part of the selector follows.
    private var isParameter: Bool {
        kind(ahead: 1) != .identifier || kind(ahead: 2) == .colon || kind(ahead: 2) == .colonColon
    }

    /// Skips attributes before the body, and the semicolon that old code has there.
    private mutating func passMethodSuffix() {
        while kind == .identifier, !tokens[at].flags.contains(.isOutermost) || kind(ahead: 1) == .leftParen {
            advance()
            if kind == .leftParen { skipBrackets() }
        }
        if kind == .semicolon, kind(ahead: 1) == .leftBrace, scope.isImplementation { advance() }
    }

    /// A parsed method: its selector parts and the positions of its pieces.
    struct Method {
        let parts: [Part]
        let returned: Range<Int>?
        let isStatic: Bool
        /// The index of the opening brace.
        let body: Int
        let begin: UInt32

        var takesArguments: Bool { parts[0].takesArgument || parts.count > 1 }
    }

    // MARK: Nodes

    private mutating func emit(_ method: Method) {
        guard let first = method.parts[0].name else { return passBody(method) }
        let isInitializer = !method.isStatic && beginsWithInit(first.link)
        if !method.isStatic, !method.takesArguments, CWord(number: first.link) == .dealloc {
            return deinitializer(method)
        }
        if scope.isImplementation, !isInitializer, accessor(method, first) { return }
        let mark = builder.mark
        let begin = method.begin
        if let returned = method.returned,
            (returned.lowerBound..<returned.upperBound).contains(where: {
                CWord(number: tokens[$0].link) == .IBAction && tokens[$0].kind == .identifier
            })
        {
            builder.leaf(.attribute, range: tokens[returned.lowerBound].range, name: swift("IBAction"))
        }
        let split = split(selectorStart: first.link, takesArguments: method.takesArguments)
        methodParameters(method, firstLabel: isInitializer ? initializerLabel(first.link) : split.label)
        if !isInitializer { returnType(method) }
        passBody(method)
        if isInitializer {
            finish(.initializerDeclaration, since: mark, from: begin, name: swift("init"))
        } else {
            finish(
                .functionDeclaration, since: mark, from: begin, name: baseReference(first, split),
                flags: method.isStatic ? .isStatic : [])
        }
    }

    private mutating func passBody(_ method: Method) {
        beginLocals()
        for part in method.parts { if let parameter = part.parameter { declareLocal(parameter) } }
        functionBody(hasInstance: !method.isStatic)
    }

    private mutating func deinitializer(_ method: Method) {
        let mark = builder.mark
        passBody(method)
        finish(.deinitializerDeclaration, since: mark, from: method.begin, name: swift("deinit"))
    }

    private mutating func methodParameters(_ method: Method, firstLabel: TextReference) {
        for (index, part) in method.parts.enumerated() where part.parameter != nil || part.type != nil {
            let mark = builder.mark
            let place = part.name ?? part.parameter ?? tokens[at]
            let label = index == 0 ? firstLabel : part.name?.reference ?? .none
            builder.leaf(
                .parameterLabel, range: SourceRange(place.start, place.start), name: label.isEmpty ? swift("_") : label)
            typeOf(part.type)
            let last = part.parameter ?? place
            builder.finish(
                .parameter, since: mark, range: SourceRange(place.start, max(place.start, last.end)),
                name: part.parameter?.reference ?? .none)
        }
    }

    /// Emits the type in a part's parentheses, which were already consumed.
    private mutating func typeOf(_ range: Range<Int>?) {
        guard let range, !range.isEmpty else { return }
        let (place, end) = (at, lastEnd)
        at = range.lowerBound
        emitType(upTo: range.upperBound)
        (at, lastEnd) = (place, end)
    }

    private mutating func returnType(_ method: Method) {
        let mark = builder.mark
        typeOf(method.returned)
        guard builder.hasNodes(since: mark), let type = builder.last else { return }
        builder.finish(.returnType, since: mark, range: builder[type].range)
    }

    // MARK: Accessors

    /// Whether the body uses the property's own ivar. Such a getter is a method beside the stored property;
    /// only one that computes its value is an accessor.
    private mutating func usesStorage(of property: UInt32, in body: Int) -> Bool {
        for index in body..<partner(of: body) where tokens[index].kind == .identifier {
            if storageKey(tokens[index].link) == property { return true }
        }
        return false
    }

    /// Makes a method that gets or sets a property of the file its accessor. False for an ordinary method.
    private mutating func accessor(_ method: Method, _ first: CToken) -> Bool {
        if !method.takesArguments, !method.isStatic, method.returned != nil,
            let property = propertyOfGetter(first.link), !usesStorage(of: property, in: method.body)
        {
            implicitProperty(reference: property == first.link ? first.reference : spelled(property), at: first) {
                parser in
                let mark = parser.builder.mark
                parser.passBody(method)
                parser.finish(.accessor, since: mark, from: method.begin, name: parser.swift("get"))
            }
            return true
        }
        if !method.takesArguments, method.isStatic, makesSharedInstance(method.body, returned: method.returned) {
            sharedInstance(method, first)
            return true
        }
        if method.parts.count == 1, method.takesArguments, !method.isStatic,
            let property = setterName(first.link).property
        {
            implicitProperty(reference: property.name, at: first) { parser in
                let mark = parser.builder.mark
                parser.methodParameters(method, firstLabel: .none)
                parser.passBody(method)
                // The setter's body stores the value itself, so its other effects are modeled as an observer.
                parser.finish(.accessor, since: mark, from: method.begin, name: parser.swift("willSet"))
            }
            return true
        }
        return false
    }

    /// Adds the accessors to a separate declaration, which adds nothing else to the property.
    private mutating func implicitProperty(
        reference name: TextReference, at place: CToken, _ body: (inout ObjCParser) -> Void
    ) {
        let declaration = builder.mark
        let binding = builder.mark
        let from = tokens[at].start
        builder.leaf(.identifierPattern, range: place.range, name: name)
        let block = builder.mark
        body(&self)
        finish(.accessorBlock, since: block, from: min(from, place.start))
        finish(.binding, since: binding, from: place.start, name: name, flags: .isImplicit)
        finish(.variableDeclaration, since: declaration, from: place.start, name: swift("var"), flags: .isImplicit)
    }

    /// Whether the body is that of a singleton:
    /// `+ sharedClock { static Clock *shared; dispatch_once(…); return shared; }`.
    private func makesSharedInstance(_ body: Int, returned: Range<Int>?) -> Bool {
        guard let returned, let own = scope.name?.link, returned.contains(where: { Self.isOwnType(tokens[$0], own) })
        else { return false }
        let end = min(partner(of: body), body + 160)
        return (body..<end).contains { index in
            guard tokens[index].kind == .identifier, let word = CWord(number: tokens[index].link) else { return false }
            return word == .static || word == .dispatch_once
        }
    }

    private static func isOwnType(_ token: CToken, _ name: UInt32) -> Bool {
        guard token.kind == .identifier else { return false }
        if token.link == name { return true }
        let word = CWord(number: token.link)
        return word == .instancetype || word == .id
    }

    /// `static let shared: Clock = { … }()`
    private mutating func sharedInstance(_ method: Method, _ first: CToken) {
        let declaration = builder.mark
        builder.leaf(.modifier, range: SourceRange(method.begin, method.begin + 1), name: swift("static"))
        let binding = builder.mark
        builder.leaf(.identifierPattern, range: first.range, name: first.reference)
        if let name = scope.name {
            let annotation = builder.mark
            builder.leaf(.namedType, range: first.range, name: typeReference(name))
            builder.finish(.typeAnnotation, since: annotation, range: first.range)
        }
        let initializer = builder.mark
        let call = builder.mark
        let begin = start
        passBody(method)
        finish(.closureExpression, since: call, from: begin)
        finish(.callExpression, since: call, from: begin, flags: .hasParentheses)
        finish(.initializer, since: initializer, from: begin)
        finish(.binding, since: binding, from: first.start, name: first.reference)
        finish(.variableDeclaration, since: declaration, from: method.begin, name: swift("let"))
    }
}
