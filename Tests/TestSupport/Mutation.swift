import TimerlintSource

/// A change to a source that must leave the findings unchanged except for a line shift, or remove them all.
package enum Mutation: String, CaseIterable, Sendable {
    case blockComment, stringLiteral
    /// Windows line endings, below a shebang and a line whose characters have several bytes: all at once, because each
    /// linting of all fixtures takes a minute.
    case elsewhere

    package func apply(to bytes: [UInt8], language: Language) -> [UInt8] {
        switch self {
        case .blockComment: Array("/*\n".utf8) + bytes + Array("\n*/\n".utf8)
        // C has no multi-line literal; text inside `#if 0` is ignored too.
        case .stringLiteral where language == .objectiveC: Array("#if 0\n".utf8) + bytes + Array("\n#endif\n".utf8)
        case .stringLiteral: Array("let text = ####\"\"\"\n".utf8) + bytes + Array("\n\"\"\"####\n".utf8)
        case .elsewhere:
            (Array("#!/usr/bin/env swift\n// 🚦⏱️ é\n".utf8) + bytes)
                .flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
        }
    }

    /// The line shift of the findings; `nil` if none may remain.
    package var lineShift: Int? {
        switch self {
        case .blockComment, .stringLiteral: nil
        case .elsewhere: 2
        }
    }
}
