import TimerlintLexing
import TimerlintSource

/// The tokens of an Objective-C or C file, for stages that inspect the trivia between tokens. A directive is
/// one token; only `import` and the words of conditions are distinguished from identifiers.
package func lexObjectiveC(_ file: SourceFile) -> [Token] {
    var lexer = CLexer(file, isCPlusPlus: file.isCPlusPlus)
    lexer.lex()
    return (0..<lexer.count).map { index in
        let token = lexer.tokens[index]
        let isImport = token.kind == .poundImport || token.kind == .atWord && token.link == CWord.import.rawValue
        return Token(
            kind: token.kind.tokenKind, word: isImport ? .import : .none,
            flags: token.flags.contains(.startsLine) ? .startsLine : [], start: token.start, end: token.end)
    }
}

extension CTokenKind {
    fileprivate var tokenKind: TokenKind {
        switch self {
        case .endOfFile: .endOfFile
        case .poundIf: .poundIf
        case .poundElif: .poundElseif
        case .poundElse: .poundElse
        case .poundEndif: .poundEndif
        default: .identifier
        }
    }
}

extension SourceFile {
    /// Whether the file may contain C++. A header can be in either language.
    var isCPlusPlus: Bool { path.hasSuffix(".mm") || path.hasSuffix(".h") }
}
