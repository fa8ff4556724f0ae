import TimerlintSource
import TimerlintSyntax

/// One token of C, Objective-C or C++: 16 bytes.
struct CToken {
    var kind: CTokenKind
    var flags: CTokenFlags
    /// For names and `@words`: the name's number. For brackets: the index of the partner. For conditional
    /// directives: the index of the next directive of the same `#if`. `none` if there is no such token.
    var link: UInt32
    /// UTF-8 byte offsets of the first byte and one past the last.
    var start: UInt32
    var end: UInt32

    static let none: UInt32 = .max

    var range: SourceRange { SourceRange(start, end) }
    /// Its text as a name.
    var reference: TextReference { TextReference(start: start, length: end - start) }
}

struct CTokenFlags: OptionSet {
    let rawValue: UInt8

    /// The first token of its line.
    static let startsLine = CTokenFlags(rawValue: 1 << 0)
    /// In the first column of its line.
    static let isOutermost = CTokenFlags(rawValue: 1 << 1)
    /// On `#if`: each branch closes exactly the brackets and classes that it opens.
    static let isBalanced = CTokenFlags(rawValue: 1 << 2)
    /// On `#if`, `#elif` and `#else`: the branch is never compiled.
    static let isDead = CTokenFlags(rawValue: 1 << 3)
    /// On `#if` and `#elif`: no later branch of the same `#if` is ever compiled, as after `#if 1`.
    static let isLast = CTokenFlags(rawValue: 1 << 6)
    /// On string literals: `@"…"`.
    static let isObject = CTokenFlags(rawValue: 1 << 4)
    /// On string literals: the text has escapes or consists of several pieces.
    static let isIntricate = CTokenFlags(rawValue: 1 << 5)
}

enum CTokenKind: UInt8 {
    case endOfFile
    case identifier
    /// `@interface`, `@selector`, `@try`, …; the link is the word's number.
    case atWord
    /// `@` before anything except a word or a string.
    case at
    case number, string, character

    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, semicolon, colon, colonColon, period, arrow, ellipsis, question, equal
    /// `+=`, `<<=`, …
    case compoundAssignment
    case caret, star, ampersand, plus, minus, plusPlus, minusMinus, bang, tilde
    case slash, percent, shift, less, greater, comparison, equality, pipe, andAnd, orOr

    // Directives; each spans its whole line, including continuation lines.
    case poundIf, poundElif, poundElse, poundEndif, poundImport, poundDefine, poundOther

    /// A byte that cannot start a token.
    case unknown

    @inline(__always) var isDirective: Bool {
        rawValue >= CTokenKind.poundIf.rawValue && rawValue <= CTokenKind.poundOther.rawValue
    }
    @inline(__always) var isOpening: Bool { self == .leftParen || self == .leftBrace || self == .leftSquare }
    @inline(__always) var isClosing: Bool { self == .rightParen || self == .rightBrace || self == .rightSquare }

    /// The kind of the matching closing bracket.
    var closing: CTokenKind {
        switch self {
        case .leftParen: .rightParen
        case .leftBrace: .rightBrace
        default: .rightSquare
        }
    }
}
