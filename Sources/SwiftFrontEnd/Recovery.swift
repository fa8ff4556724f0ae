import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

/// Error recovery. Tokens that match no rule become `.unparsed` and are listed in the tree; parsing resumes at
/// the next possible statement or member. Brackets are skipped whole, so recovery takes linear time.
extension Parser {
    /// Skips the current token and the rest of the item, up to the next line, `;`, `}` or `#if` directive.
    mutating func skipItem(expecting reason: String) {
        let start = current.start
        repeat { skipOne() } while !isAtItemBoundary
        note(from: start, reason)
        builder.leaf(.unparsed, range: SourceRange(start, previousEnd))
    }

    /// Skips everything before the closing bracket at index `close`, which was expected here.
    mutating func skipUpTo(_ close: Int, expecting reason: String) {
        guard index < close else { return }
        let start = current.start
        jump(to: close)
        note(from: start, reason)
        builder.leaf(.unparsed, range: SourceRange(start, previousEnd))
    }

    /// Skips a bracket with its contents because the nesting is too deep.
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

    /// Lists the text from `start` to the end of the previous token as skipped.
    mutating func note(from start: UInt32, _ reason: String) {
        builder.skip(SourceRange(start, max(start, previousEnd)), reason: reason)
    }

    /// Lists something as missing before the current token.
    mutating func noteMissing(_ reason: String) {
        builder.skip(SourceRange(previousEnd, previousEnd), reason: reason)
    }

    /// Lists the comment in which the file ends.
    mutating func noteOpenComment() {
        let gap = SourceRange(previousEnd, UInt32(bytes.count))
        let comment = TriviaPieces(of: Array(bytes), gap: gap).reduce(gap) { $1.range }
        builder.skip(comment, reason: "expected the end of the comment")
    }

    /// Consumes the bracket that closes the one at `opening`, after skipping anything before it.
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
