import TimerlintSource
import TimerlintSyntax

// `@property`. Input: the parser at it. Output: the parser after its semicolon, and a variable declaration in
// Swift's form.

extension ObjCParser {
    private struct PropertyAttributes {
        var isWeak = false
        var isAssigned = false
        var isStatic = false
        var isReadOnly = false
        var isOutlet = false
    }

    mutating func property() {
        let mark = builder.mark
        let begin = start
        advance()
        let attributes = kind == .leftParen ? propertyAttributes() : PropertyAttributes()
        let specifiers = specifiers()
        guard kind != .semicolon else { return endDeclaration() }
        var declarator = declarator()
        let isObject =
            declarator.isPointer || declarator.isFunctionPointer
            || specifiers.name.map { isObjectType(tokens[$0].link) } ?? false
        let place = tokens[specifiers.tokens.isEmpty ? at : specifiers.tokens.lowerBound].range
        if specifiers.isOutlet { builder.leaf(.attribute, range: place, name: swift("IBOutlet")) }
        if attributes.isStatic { builder.leaf(.modifier, range: place, name: swift("static")) }
        if attributes.isWeak || specifiers.isWeak { builder.leaf(.modifier, range: place, name: swift("weak")) }
        if attributes.isAssigned, isObject { builder.leaf(.modifier, range: place, name: swift("unowned(unsafe)")) }
        while true {
            let place = at
            propertyBinding(specifiers, declarator)
            guard kind == .comma else { break }
            advance()
            declarator = self.declarator()
            if at == place { break }
        }
        passSuffix()
        finish(.variableDeclaration, since: mark, from: begin, name: swift("var"))
        endDeclaration()
    }

    /// Skips macros after the names; a Swift name becomes an attribute.
    private mutating func passSuffix() {
        while kind == .identifier {
            if word == .NS_SWIFT_NAME, kind(ahead: 1) == .leftParen { swiftNameAttribute(at) }
            advance()
            if kind == .leftParen { skipBrackets() }
        }
    }

    private mutating func propertyAttributes() -> PropertyAttributes {
        var attributes = PropertyAttributes()
        insideBrackets { parser in
            while !parser.isAtEnd {
                switch parser.word {
                case .weak: attributes.isWeak = true
                case .assign, .unsafe_unretained: attributes.isAssigned = true
                case .class: attributes.isStatic = true
                case .readonly: attributes.isReadOnly = true
                default: break
                }
                parser.advance()
            }
        }
        return attributes
    }

    private mutating func propertyBinding(_ specifiers: Specifiers, _ declarator: Declarator) {
        guard let token = declarator.name else { return }
        let mark = builder.mark
        builder.leaf(.identifierPattern, range: token.range, name: token.reference)
        let annotation = builder.mark
        if declarator.isFunctionPointer {
            builder.leaf(.functionType, range: SourceRange(tokens[specifiers.tokens.lowerBound].start, lastEnd))
        } else {
            emitType(specifiers, isPointer: declarator.isPointer)
        }
        if builder.hasNodes(since: annotation), let type = builder.last {
            builder.finish(.typeAnnotation, since: annotation, range: builder[type].range)
        }
        zeroValue(specifiers, declarator, isIvar: true)
        finish(.binding, since: mark, from: token.start, name: token.reference)
    }
}
