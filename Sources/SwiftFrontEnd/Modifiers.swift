import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// The maximum number of consecutive modifiers to skip when searching for the declaration.
    private static let modifierLimit = 32

    /// Parses modifiers and returns the declaration flags they imply.
    mutating func parseModifiers() -> NodeFlags {
        var flags: NodeFlags = []
        while isAtModifier {
            if at(.static) || at(.class) { flags.insert(.isStatic) }
            parseModifier()
        }
        return flags
    }

    private var isAtModifier: Bool {
        if at(.class) { return isDeclarationStart(at: index + 1) }
        guard current.word.isModifier else { return false }
        // A contextual modifier must be followed by the rest of a declaration: `open(url)` is a function call.
        return current.word.isReserved || isDeclarationStart(at: index, isMember: true)
    }

    /// A modifier with its detail: `private(set)`.
    mutating func parseModifier() {
        let start = current.start
        let takesDetail = current.word.takesModifierDetail
        advance()
        let isSpaced = !current.flags.contains(.leftBound)
        if takesDetail, at(.leftParen), !startsLine { skipBrackets() }
        let written = text(from: start)
        let name = isSpaced && written.length > 0 ? withoutSpaces(written) : written
        builder.leaf(.modifier, range: SourceRange(start, previousEnd), name: name)
    }

    /// `private (set)` is named `private(set)`.
    private mutating func withoutSpaces(_ name: TextReference) -> TextReference {
        let spelling = bytes[Int(name.start)..<Int(name.range.end)]
        guard spelling.contains(where: { $0 <= 0x20 }) else { return name }
        return builder.synthesize(String(decoding: spelling.filter { $0 > 0x20 }, as: UTF8.self))
    }

    /// Whether a declaration begins at an index: attributes and modifiers, then a declaration keyword.
    func isDeclarationStart(at start: Int, isMember: Bool = false) -> Bool {
        guard start < tokens.count else { return false }
        let afterAttributes = indexAfterAttributes(at: start)
        var index = afterAttributes
        let limit = min(index + Parser.modifierLimit, tokens.count - 1)
        while index < limit, tokens[index].word.isModifier {
            let word = tokens[index].word
            index += 1
            if word.takesModifierDetail, word != .open, tokens[index].kind == .leftParen {
                index = indexAfterBrackets(at: index)
            }
        }
        let hasPrefix = index > start
        let token = tokens[index]
        switch token.word {
        case .import, .class, .struct, .enum, .protocol, .extension, .func, .let, .var, .typealias, .associatedtype,
            .operator, .precedencegroup, .deinit, .subscript:
            return true
        case .init_: return isMember || hasPrefix
        case .case: return isMember
        case .actor, .macro:
            return isDeclarationName(at: index + 1) || (token.word == .actor && isMemberOfModifiers(index))
        case .using: return index == start && isUsing(at: index)
        default:
            return token.kind == .pound
                ? hasPrefix || isMember : afterAttributes > start && token.endsBlock
        }
    }

    private func isDeclarationName(at index: Int) -> Bool {
        index < tokens.count && tokens[index].isName
    }

    /// `actor final Foo`: modifiers may follow the keyword.
    private func isMemberOfModifiers(_ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].word.isModifier && !tokens[index + 1].startsLine
            && isDeclarationName(at: index + 2)
    }

    private func isUsing(at index: Int) -> Bool {
        guard index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        return !next.startsLine && (next.kind == .atSign || next.isName)
    }
}

extension Token {
    /// Whether an attribute before this token belongs to a declaration that is not written yet.
    fileprivate var endsBlock: Bool { kind == .rightBrace || kind == .endOfFile || kind == .poundEndif }
}

extension Word {
    var isModifier: Bool {
        switch self {
        case .fileprivate, .internal, .private, .public, .static, .borrowing, .consuming, .convenience, .distributed,
            .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open,
            .optional, .override, .package, .postfix, .prefix, .reasync, .required, .sending, .unowned, .weak,
            .async, ._const, ._local, .__consuming, .__setter_access:
            true
        default: false
        }
    }

    var takesModifierDetail: Bool {
        switch self {
        case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
        default: false
        }
    }
}
