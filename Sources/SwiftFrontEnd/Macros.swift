import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// `#name…` as an expression.
    mutating func parsePound(_ flavor: Flavor) {
        if spells(peek(), "selector"), peek(2).kind == .leftParen {
            parseSelector()
        } else {
            parseMacroExpansion(since: builder.mark, from: current.start, flavor)
        }
    }

    /// `#name<T>(arguments) { }`. As a declaration it may have attributes and modifiers.
    mutating func parseMacroExpansion(since mark: TreeBuilder.Mark, from start: UInt32, _ flavor: Flavor = .basic) {
        advance()
        var name = TextReference.none
        if current.isNameOrWord, !startsLine { name = takeName() } else { noteMissing("expected a macro's name") }
        while isAtModuleSeparator {
            advance()
            name = takeName()
        }
        var flags: NodeFlags = []
        if atPrefix(UInt8(ascii: "<")) {
            var scout = Scout(self)
            if scout.isAtGenericArguments() { parseGenericArguments() }
        }
        if at(.leftParen), !startsLine {
            parseParenthesizedArguments()
            flags.insert(.hasParentheses)
        }
        if at(.leftBrace), flavor == .basic, isAtTrailingClosure(flavor) { parseTrailingClosures() }
        close(.macroExpansion, mark, from: start, name: name, flags: flags)
    }

    /// `#selector(e)`, `#selector(getter: e)`
    private mutating func parseSelector() {
        let mark = builder.mark
        let start = current.start
        advance()
        advance()
        let opening = index
        advance()
        var flags: NodeFlags = []
        if peek().kind == .colon, spells(current, "getter") || spells(current, "setter") {
            flags = spells(current, "getter") ? .isGetter : .isSetter
            advance()
            advance()
        }
        parseExpression()
        let name = nameOfLastExpression()
        expectClosing(of: opening, expecting: "expected ')'")
        close(.selectorExpression, mark, from: start, name: name, flags: flags)
    }

    /// The base name of the member or function that the last parsed expression refers to, ignoring a cast
    /// (`f(_:) as (Int) -> Void`) and parentheses.
    private func nameOfLastExpression() -> TextReference {
        var node = builder.last
        while let id = node {
            switch builder[id].kind {
            case .nameExpression, .memberExpression: return builder[id].name
            case .castExpression, .tupleExpression, .argument, .callExpression, .forceUnwrap, .optionalChain:
                let child = builder[id].firstChild
                node = child == NodeDraft.none ? nil : child
            default: return .none
            }
        }
        return .none
    }
}
