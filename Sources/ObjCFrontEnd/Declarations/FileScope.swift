import TimerlintSource
import TimerlintSyntax

// The top level of a file. Input: the tokens. Output: the `sourceFile` node.

extension ObjCParser {
    mutating func parseFile() {
        let mark = builder.mark
        if !isAtEnd, tokens[at].kind.isDirective { directive(in: .declarations) }
        declarations()
        builder.finish(.sourceFile, since: mark, range: SourceRange(0, UInt32(lexer.end)))
    }

    /// Parses up to the end of the region.
    mutating func declarations() {
        while !isAtEnd {
            readDeferred(.declarations)
            let place = at
            declaration()
            if at == place { advanceToBoundary() }
        }
        readDeferred(.declarations)
    }

    private mutating func declaration() {
        switch kind {
        case .semicolon, .rightBrace, .rightParen, .rightSquare: advanceToBoundary()
        case .atWord: classLevelWord()
        case .minus, .plus: method()
        case .identifier: named()
        case _ where tokens[at].kind.isDirective: directive(in: .declarations)
        case .leftSquare where lexer.isCPlusPlus && kind(ahead: 1) == .leftSquare: skipBrackets()
        default: skipPiece()
        }
    }

    private mutating func named() {
        switch word {
        case .namespace: enterBraces()
        case .extern where kind(ahead: 1) == .string && kind(ahead: 2) == .leftBrace: enterBraces()
        case .extern where kind(ahead: 1) == .string:
            advance()
            advance()
        case .inline where word(ahead: 1) == .namespace: enterBraces()
        case .template:
            advance()
            if kind == .less { skipAngles() }
        case .using, .asm, .__asm__, .friend: skipPiece()
        case .NS_SWIFT_NAME where kind(ahead: 1) == .leftParen:
            swiftName = at
            advance()
            skipBrackets()
        case .class where lexer.isCPlusPlus, .struct where lexer.isCPlusPlus && isClassDefinition: recordDefinition()
        case .enum: enumeration(skipping: 1)
        case .typedef: typeDefinition()
        default: externalDeclaration(isMember: false)
        }
    }

    /// `extern "C" {`, `namespace x {`: parses the contents as if they were outside, and later skips the
    /// closing brace.
    private mutating func enterBraces() {
        while !isAtEnd, kind != .leftBrace, kind != .semicolon { advance() }
        advanceToBoundary()
    }

    private mutating func classLevelWord() {
        switch atWord {
        case .interface: interface()
        case .implementation: implementation()
        case .protocol: protocolDeclaration()
        case .import: moduleImport()
        case .class: skipPiece()
        default:
            advance()
            skipPiece()
        }
    }

    /// `@import UIKit;`
    private mutating func moduleImport() {
        let mark = builder.mark
        let begin = start
        advance()
        let from = start
        while kind == .identifier || kind == .period { advance() }
        finish(
            .importDeclaration, since: mark, from: begin,
            name: TextReference(start: from, length: lastEnd > from ? lastEnd - from : 0))
        if kind == .semicolon { advanceToBoundary() }
    }

    // MARK: Types of C

    /// `typedef …;`: used only for the constants of an `enum`.
    private mutating func typeDefinition() {
        advance()
        if word == .enum { return enumeration(skipping: 1) }
        if kind == .identifier, kind(ahead: 1) == .leftParen, lexer.names.bytes(tokens[at].link).count > 4, isEnumMacro
        {
            return enumeration(skipping: 0)
        }
        skipDefinition()
    }

    /// `NS_ENUM(…)`, `NS_OPTIONS(…)`, `CF_CLOSED_ENUM(…)`
    private var isEnumMacro: Bool {
        let bytes = lexer.names.bytes(tokens[at].link)
        return bytes.suffix(5).elementsEqual("_ENUM".utf8) || bytes.suffix(8).elementsEqual("_OPTIONS".utf8)
    }

    mutating func typeDefinition(_ specifiers: Specifiers) { skipDefinition() }

    private mutating func skipDefinition() {
        while !isAtEnd, kind != .semicolon {
            if kind == .leftBrace || kind == .leftParen || kind == .leftSquare {
                skipBrackets()
            } else if kind == .atWord {
                return
            } else {
                advance()
            }
        }
        if kind == .semicolon { advanceToBoundary() }
    }

    /// `enum X : T { a, b = 2 }`: each constant is a global `let` with its value.
    mutating func enumeration(skipping words: Int) {
        for _ in 0..<words { advance() }
        while !isAtEnd, kind != .leftBrace, kind != .semicolon {
            if kind == .leftParen {
                skipBrackets()
            } else if kind == .identifier || kind == .colon || kind == .colonColon {
                advance()
            } else {
                return skipDefinition()
            }
        }
        if kind == .leftBrace {
            insideBrackets { parser in
                var next: Int? = 0
                while !parser.isAtEnd {
                    if parser.kind == .identifier { next = parser.constant(next) } else { parser.advance() }
                }
            }
        }
        skipDefinition()
    }

    /// Parses one constant; returns the implicit value of the next one, if known.
    private mutating func constant(_ implicit: Int?) -> Int? {
        let mark = builder.mark
        let binding = builder.mark
        let token = tokens[at]
        builder.leaf(.identifierPattern, range: token.range, name: token.reference)
        advance()
        var value = implicit
        let initializer = builder.mark
        let begin = start
        if kind == .identifier { advance(); if kind == .leftParen { skipBrackets() } }
        if kind == .equal {
            advance()
            value = plainInteger
            expression()
            finish(.initializer, since: initializer, from: begin)
        } else if let value {
            builder.leaf(
                .integerLiteral, range: SourceRange(token.end, token.end), name: builder.synthesize(String(value)))
            builder.finish(.initializer, since: initializer, range: SourceRange(token.end, token.end))
        }
        finish(.binding, since: binding, from: token.start, name: token.reference)
        finish(.variableDeclaration, since: mark, from: token.start, name: swift("let"))
        while !isAtEnd, kind != .comma { advance() }
        advance()
        return value.map { $0 &+ 1 }
    }

    /// The value of the integer literal here, if it is the whole value.
    private var plainInteger: Int? {
        let isNegative = kind == .minus
        let index = isNegative ? at + 1 : at
        guard index < limit, tokens[index].kind == .number, index + 1 >= limit || tokens[index + 1].kind == .comma
        else { return nil }
        return Int(file.text(tokens[index].range)).map { isNegative ? -$0 : $0 }
    }

    // MARK: Macros

    /// `#define NAME value` becomes a constant if the value is one expression of literals and names.
    mutating func macroConstant(_ index: Int) {
        let directive = tokens[index]
        var from = Int(directive.start) + 1
        let end = Int(directive.end)
        while from < end, lexer.classes[Int(lexer.source[from])] == .blank { from += 1 }
        guard end - from < 160, end - from > 8 else { return }
        let words = lexer.lexAgain(from + 6..<end)
        tokens = lexer.tokens
        guard words.count >= 2, words.count <= 12, tokens[words.lowerBound].kind == .identifier, isConstant(words)
        else { return }
        let (place, last, outer) = (at, lastEnd, limit)
        (at, limit) = (words.lowerBound, words.upperBound)
        let mark = builder.mark
        let binding = builder.mark
        let name = tokens[at]
        builder.leaf(.identifierPattern, range: name.range, name: name.reference)
        advance()
        let initializer = builder.mark
        let begin = start
        expression()
        finish(.initializer, since: initializer, from: begin)
        finish(.binding, since: binding, from: name.start, name: name.reference)
        finish(.variableDeclaration, since: mark, from: name.start, name: swift("let"))
        (at, lastEnd, limit) = (place, last, outer)
    }

    private func isConstant(_ words: Range<Int>) -> Bool {
        let (name, first) = (tokens[words.lowerBound], tokens[words.lowerBound + 1])
        if first.kind == .leftParen, first.start == name.end { return false }
        var parentheses = 0
        for index in words.dropFirst() {
            switch tokens[index].kind {
            case .leftParen: parentheses += 1
            case .rightParen: parentheses -= 1
            case .identifier:
                // A list of names could be anything, and a type or statement is not a constant.
                if CWord(number: tokens[index].link)?.isBuiltinType == true
                    || CWord(number: tokens[index].link)?.isQualifier == true
                {
                    return false
                }
                if index > words.lowerBound + 1, tokens[index - 1].kind == .identifier { return false }
            case .number, .string, .plus, .minus, .star, .slash: break
            default: return false
            }
            if parentheses < 0 { return false }
        }
        return parentheses == 0
    }
}
