import TimerlintSource
import TimerlintSyntax

// Objective-C classes, categories and protocols. Input: the parser at `@interface`, `@implementation` or
// `@protocol`. Output: the parser after `@end`.
//
// `@implementation` defines the class. An `@interface` in a header extends it, like an extension in Swift, so
// that both merge into one type. In the same file it belongs to the same definition.

extension ObjCParser {
    /// `@interface X : Super <P>`, `@interface X (Category) <P>`, `@interface X ()`
    mutating func interface() {
        let mark = builder.mark
        let begin = start
        advance()
        guard kind == .identifier else { return skipPiece() }
        if let place = swiftName { swiftNameAttribute(place) }
        swiftName = nil
        let name = tokens[at]
        advance()
        if kind == .less, !isProtocolList { skipAngles() }
        let isCategory = kind == .leftParen
        let isExtension = isCategory || file.path.hasSuffix(".h")
        if isExtension { builder.leaf(.namedType, range: name.range, name: typeReference(name)) }
        if isCategory {
            skipBrackets()
        } else if kind == .colon {
            advance()
            if kind == .identifier {
                inheritedType()
                if kind == .less, !isProtocolList { skipAngles() }
            }
        }
        protocolList()
        type(
            named: name, as: isExtension ? .extensionDeclaration : .classDeclaration, since: mark, from: begin,
            part: isCategory && !file.path.hasSuffix(".h") ? .continuation : .interface)
    }

    /// `NS_SWIFT_NAME(Name)` at index `place`, as an attribute.
    mutating func swiftNameAttribute(_ place: Int) {
        let close = partner(of: place + 1)
        builder.leaf(
            .attribute, range: SourceRange(tokens[place].start, tokens[min(close, lexer.count - 1)].end),
            name: tokens[place].reference)
    }

    /// Tells protocols from generic parameters, which a superclass or protocols follow:
    /// `@interface Box<T> : NSObject`.
    private var isProtocolList: Bool {
        guard let end = endOfAngles(from: at), end < limit else { return true }
        return tokens[end].kind != .colon && tokens[end].kind != .leftParen && tokens[end].kind != .less
    }

    /// `@implementation X`, `@implementation X (Category)`
    mutating func implementation() {
        let mark = builder.mark
        let begin = start
        advance()
        guard kind == .identifier else { return skipPiece() }
        let name = tokens[at]
        advance()
        let isCategory = kind == .leftParen
        if isCategory {
            builder.leaf(.namedType, range: name.range, name: typeReference(name))
            skipBrackets()
        } else if kind == .colon {
            advance()
            if kind == .identifier { inheritedType() }
        }
        type(
            named: name, as: isCategory ? .extensionDeclaration : .classDeclaration, since: mark, from: begin,
            part: .implementation)
    }

    /// `@protocol P <Q>` … `@end`. The forward declaration `@protocol P, Q;` is skipped.
    mutating func protocolDeclaration() {
        let mark = builder.mark
        let begin = start
        guard kind(ahead: 1) == .identifier, kind(ahead: 2) != .semicolon, kind(ahead: 2) != .comma else {
            return skipPiece()
        }
        advance()
        let name = tokens[at]
        advance()
        protocolList()
        type(named: name, as: .protocolDeclaration, since: mark, from: begin, part: .interface)
    }

    private mutating func inheritedType() {
        let mark = builder.mark
        let token = tokens[at]
        let name = typeReference(token)
        builder.leaf(.namedType, range: token.range, name: name)
        builder.finish(.inheritedType, since: mark, range: token.range, name: name)
        advance()
    }

    /// `<P, Q>`
    private mutating func protocolList() {
        guard kind == .less else { return }
        advance()
        while !isAtEnd, kind != .greater {
            if kind == .identifier { inheritedType() } else if kind == .comma { advance() } else { return }
        }
        advance()
    }

    /// Parses the members up to `@end` and finishes the type's node.
    private mutating func type(
        named name: CToken, as kind: NodeKind, since mark: TreeBuilder.Mark, from begin: UInt32, part: ClassScope.Part
    ) {
        let outer = scope
        scope = ClassScope()
        scope.name = name
        scope.part = part
        let members = builder.mark
        let from = start
        if self.kind == .leftBrace { insideBrackets(atBoundary: true) { $0.ivars() } }
        self.members()
        assumedProperties()
        finish(.memberBlock, since: members, from: from)
        if atWord == .end { advanceToBoundary() }
        scope = outer
        finish(
            kind, since: mark, from: begin, name: kind == .protocolDeclaration ? name.reference : typeReference(name))
    }

    // MARK: Members

    /// Parses members up to `@end` or to a token that can only begin the next class.
    mutating func members() {
        while !isAtEnd {
            readDeferred(.members)
            let place = at
            guard member() else { break }
            if at == place { advanceToBoundary() }
        }
        readDeferred(.members)
    }

    /// False at the end of the class.
    private mutating func member() -> Bool {
        switch kind {
        case .semicolon, .rightBrace, .rightParen, .rightSquare: advanceToBoundary()
        case .minus, .plus: method()
        case .atWord:
            switch atWord {
            case .end, .interface, .implementation: return false
            case .protocol:
                if scope.isImplementation { protocolDeclaration() } else { return false }
            case .property: property()
            case .synthesize, .dynamic: skipPiece()
            default: advanceToBoundary()
            }
        case .identifier: memberNamed()
        case _ where tokens[at].kind.isDirective: directive(in: .members)
        default: skipPiece()
        }
        return true
    }

    private mutating func memberNamed() {
        switch word {
        case .typedef, .enum: declarationInClass()
        case .class where lexer.isCPlusPlus, .struct where lexer.isCPlusPlus && isClassDefinition: recordDefinition()
        case _ where isMacroCall: macroCall()
        default:
            if scope.isImplementation { externalDeclaration(isMember: true) } else { skipPiece() }
        }
    }

    /// `SYNTHESIZE_SINGLETON_FOR_CLASS(Store)`, which stands for members that are not seen. What a block follows is a
    /// function.
    private var isMacroCall: Bool {
        guard scope.isImplementation, kind(ahead: 1) == .leftParen else { return false }
        let end = partner(of: at + 1)
        return end + 1 >= limit || tokens[end + 1].kind != .leftBrace
    }

    private mutating func macroCall() {
        let token = tokens[at]
        advance()
        skipBrackets()
        builder.leaf(.macroExpansion, range: SourceRange(token.start, max(token.end, lastEnd)), name: token.reference)
    }

    private mutating func declarationInClass() {
        if word == .enum { enumeration(skipping: 1) } else { externalDeclaration(isMember: true) }
    }

    /// `{ Type *a; @private int b; }`
    mutating func ivars() {
        while !isAtEnd {
            readDeferred(.ivars)
            switch kind {
            case .atWord, .semicolon: advanceToBoundary()
            case .identifier:
                let mark = builder.mark
                let (begin, place) = (start, at)
                let specifiers = specifiers()
                if specifiers.isTyped, kind != .semicolon {
                    bindings(specifiers, since: mark, from: begin, isIvar: true)
                } else {
                    endDeclaration()
                }
                if at == place { advanceToBoundary() }
            case _ where tokens[at].kind.isDirective: directive(in: .ivars)
            default: skipPiece()
            }
        }
        readDeferred(.ivars)
    }
}
