import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

/// What happens to tokens that no rule takes: they become `.unparsed` and are listed in the tree, and reading goes on
/// at the next place where a statement or member can begin. Brackets are skipped whole, so that this takes linear time.
extension Parser {
    /// Skips the current token and what follows it up to the next line, `;`, `}` or `#if` directive.
    mutating func skipItem(expecting reason: String) {
        let start = current.start
        repeat { skipOne() } while !isAtItemBoundary
        note(from: start, reason)
        builder.leaf(.unparsed, range: SourceRange(start, previousEnd))
    }

    /// Skips what stands before a closing bracket (given by its index) that should come now.
    mutating func skipUpTo(_ close: Int, expecting reason: String) {
        guard index < close else { return }
        let start = current.start
        jump(to: close)
        note(from: start, reason)
        builder.leaf(.unparsed, range: SourceRange(start, previousEnd))
    }

    /// Skips an opening bracket with its content and closing bracket, because it nests too deeply.
    mutating func skipTooDeep() {
        let start = current.start
        if current.kind.isOpeningBracket { skipBrackets() } else { skipOne() }
        note(from: start, "nested too deeply")
        builder.leaf(.unparsed, range: SourceRange(start, previousEnd))
    }

    private mutating func skipOne() {
        if current.kind.isOpeningBracket { skipBrackets() } else { advance() }
    }

    private var isAtItemBoundary: Bool {
        switch current.kind {
        case .endOfFile, .rightBrace, .semicolon, .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: startsLine
        }
    }

    /// Lists what lies between a start and the end of the token before the current one as skipped.
    mutating func note(from start: UInt32, _ reason: String) {
        builder.skip(SourceRange(start, max(start, previousEnd)), reason: reason)
    }

    /// Lists that something is missing before the current token.
    mutating func noteMissing(_ reason: String) {
        builder.skip(SourceRange(previousEnd, previousEnd), reason: reason)
    }

    /// Consumes the bracket that closes one at an index, after skipping what stands before it.
    mutating func expectClosing(of opening: Int, expecting reason: String) {
        let close = Int(brackets[opening])
        skipUpTo(close, expecting: reason)
        if index == close, current.kind.isClosingBracket(of: tokens[opening].kind) {
            advance()
        } else if index <= close {
            noteMissing("expected a closing bracket")
        }
    }
}
