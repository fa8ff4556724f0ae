import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses attributes, including those inside `#if`.
    mutating func parseAttributes() {
        while true {
            if at(.atSign) {
                parseAttribute(inType: false)
            } else if at(.poundIf), indexAfterConditionalAttributes(at: index) != nil {
                parseConditional { $0.parseAttributes() }
            } else {
                return
            }
        }
    }

    /// `@name`, `@A.B<T>(arguments)`
    mutating func parseAttribute(inType: Bool) {
        let mark = builder.mark
        let start = current.start
        advance()
        let (name, isQualified) = parseAttributeName()
        if hasAttributeArguments(inType: inType) {
            if !isQualified, isCompilerAttribute(name) {
                skipBrackets()
            } else {
                parseParenthesizedArguments()
            }
        }
        close(.attribute, mark, from: start, name: name)
    }

    /// Parses the name. If it has generic arguments, the whole becomes a type.
    private mutating func parseAttributeName() -> (name: TextReference, isQualified: Bool) {
        let mark = builder.mark
        let start = current.start
        guard current.isNameOrWord else { return (.none, false) }
        var plain = takeName()
        var isQualified = false
        while at(.period), peek().isNameOrWord {
            advance()
            advance()
            isQualified = true
            plain = text(from: start)
        }
        if atPrefix(UInt8(ascii: "<")) {
            parseGenericArguments()
            close(.namedType, mark, from: start, name: plain)
            isQualified = true
        }
        return (plain, isQualified)
    }

    /// Whether the parenthesis here opens the attribute's arguments rather than a function type's parameters or
    /// a tuple.
    private func hasAttributeArguments(inType: Bool) -> Bool {
        guard at(.leftParen), !startsLine else { return false }
        let isAdjacent = current.flags.contains(.leftBound)
        let next = indexAfterBrackets(at: index)
        let follower = tokens[min(next, tokens.count - 1)]
        if inType {
            if isTypeAttributeWithoutArguments(tokens[index - 1]) { return false }
            return isAdjacent && follower.kind != .arrow && !follower.word.isEffect
        }
        return isAdjacent || follower.kind == .atSign || isDeclarationStart(at: next)
    }

    private func isTypeAttributeWithoutArguments(_ name: Token) -> Bool {
        spells(name, "escaping") || spells(name, "autoclosure") || spells(name, "noescape") || spells(name, "Sendable")
            || spells(name, "unchecked") || spells(name, "retroactive") || spells(name, "preconcurrency")
    }

    /// Whether the compiler defines this attribute and its arguments are not expressions.
    private func isCompilerAttribute(_ name: TextReference) -> Bool {
        let token = Token(kind: .identifier, start: name.start, end: name.start + name.length)
        if bytes[Int(name.start)] == UInt8(ascii: "_") { return true }
        return compilerAttributes.contains { spells(token, $0) }
    }

    /// The index after the attributes that begin at an index.
    func indexAfterAttributes(at start: Int) -> Int {
        var index = start
        while true {
            if tokens[index].kind == .atSign, index + 1 < tokens.count, tokens[index + 1].isNameOrWord {
                index = indexAfterAttribute(at: index)
            } else if tokens[index].kind == .poundIf, let next = indexAfterConditionalAttributes(at: index) {
                index = next
            } else {
                return index
            }
        }
    }

    private func indexAfterAttribute(at start: Int) -> Int {
        var index = start + 2
        while tokens[index].kind == .period, tokens[index + 1].isNameOrWord { index += 2 }
        if tokens[index].isSplittable, bytes[Int(tokens[index].start)] == UInt8(ascii: "<") {
            var scout = Scout(self, at: index)
            if scout.genericArguments() { index = scout.index }
        }
        if tokens[index].kind == .leftParen, !tokens[index].startsLine { index = indexAfterBrackets(at: index) }
        return index
    }

    /// The index after an `#if … #endif` that contains only attributes; otherwise `nil`.
    func indexAfterConditionalAttributes(at start: Int, depth: Int = 0) -> Int? {
        guard depth < 8 else { return nil }
        var index = start
        var hasAttributes = false
        while true {
            index = indexOfNextLine(after: index)
            while true {
                if tokens[index].kind == .atSign, index + 1 < tokens.count, tokens[index + 1].isNameOrWord {
                    hasAttributes = true
                    index = indexAfterAttribute(at: index)
                } else if tokens[index].kind == .poundIf {
                    guard let next = indexAfterConditionalAttributes(at: index, depth: depth + 1) else { return nil }
                    hasAttributes = true
                    index = next
                } else {
                    break
                }
            }
            switch tokens[index].kind {
            case .poundElseif, .poundElse: continue
            case .poundEndif: return hasAttributes ? index + 1 : nil
            default: return nil
            }
        }
    }

    /// The index of the first token on a line after that of the token at `start`.
    func indexOfNextLine(after start: Int) -> Int {
        var index = start + 1
        while index < tokens.count - 1, !tokens[index].startsLine { index += 1 }
        return min(index, tokens.count - 1)
    }
}

/// Compiler-defined attributes whose arguments are not expressions (swift-syntax's `Attribute.swift`).
private let compilerAttributes: [StaticString] = [
    "available", "objc", "convention", "backDeployed", "attached", "freestanding", "inline", "abi", "specialized",
    "differentiable", "derivative", "transpose", "storageRestrictions", "exclusivity", "lifetime", "Sendable", "cdecl",
    "implementation", "section", "rethrows", "unchecked", "warn", "diagnose", "export", "c", "reparented", "weakLinked",
    "optimize", "reasync",
]
