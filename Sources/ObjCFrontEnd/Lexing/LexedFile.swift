import TimerlintLexing
import TimerlintSource

/// The tokens of an Objective-C or C file as the stages see them that look for what stands between tokens: a directive
/// is one token, `import` and the words of conditions are told, everything else is an identifier.
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
    /// Whether C++ may stand in it: headers can be of either language.
    var isCPlusPlus: Bool { path.hasSuffix(".mm") || path.hasSuffix(".h") }
}
