import TimerlintSource
import TimerlintSyntax

// Macros of the project that declare a weak reference to `self`. Input: the parser at the macro's name. Output: the
// parser after the statement.

extension ObjCParser {
    /// `MakeWeakRef(self, weakSelf);`, `WS(weakSelf);`: read as `__weak typeof(self) weakSelf = self;`.
    mutating func weakSelfStatement() -> Bool {
        guard let name = weakNameOfSelf else { return false }
        let mark = builder.mark
        let (begin, place, end) = (start, tokens[name].range, SourceRange(tokens[name].end, tokens[name].end))
        builder.leaf(.modifier, range: SourceRange(begin, tokens[at].end), name: swift("weak"))
        let binding = builder.mark
        declareLocal(tokens[name])
        builder.leaf(.identifierPattern, range: place, name: tokens[name].reference)
        let initializer = builder.mark
        builder.leaf(.selfExpression, range: end, flags: .isImplicit)
        builder.finish(.initializer, since: initializer, range: end)
        builder.finish(.binding, since: binding, range: place, name: tokens[name].reference)
        advance()
        skipBrackets()
        finish(.variableDeclaration, since: mark, from: begin, name: swift("var"))
        endStatement()
        return true
    }

    /// The index of the name that the macro is given, beside `self` or alone.
    private var weakNameOfSelf: Int? {
        guard scope.hasInstance, kind(ahead: 1) == .leftParen, kind(ahead: 2) == .identifier else { return nil }
        if kind(ahead: 3) == .rightParen {
            return isCalledWeak(at) && isWeakName(at + 2) ? at + 2 : nil
        }
        guard kind(ahead: 3) == .comma, kind(ahead: 4) == .identifier, kind(ahead: 5) == .rightParen, isCalledWeak(at)
        else { return nil }
        if isSelf(at + 2) { return isWeakName(at + 4) ? at + 4 : nil }
        return isSelf(at + 4) && isWeakName(at + 2) ? at + 2 : nil
    }

    /// `WS`, or a name in which the word stands.
    private func isCalledWeak(_ index: Int) -> Bool {
        let name = lowercased(index)
        return name == "ws" || name.contains("weak")
    }

    private func isWeakName(_ index: Int) -> Bool {
        guard !isSelf(index) else { return false }
        let name = lowercased(index)
        return name == "ws" || name.contains("self") || name.contains("weak")
    }

    private func lowercased(_ index: Int) -> String { lexer.names.text(tokens[index].link).lowercased() }
}
