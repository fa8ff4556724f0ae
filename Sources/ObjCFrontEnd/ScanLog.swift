import TimerlintSource
import TimerlintSyntax

/// A log of the recognized constructs before lowering, with the selectors as written, which the tree no longer
/// contains. Recorded only for the comparison with clang.
package struct ScanLog: Sendable {
    package struct Message: Sendable {
        /// Including both brackets.
        package var range: SourceRange
        package var receiver: SourceRange
        package var selector: String
    }

    package struct Method: Sendable {
        package let range: SourceRange
        /// The name of a C function.
        package let selector: String
    }

    package fileprivate(set) var messages: [Message] = []
    /// Methods and functions with a body.
    package fileprivate(set) var methods: [Method] = []
    /// From the caret to the brace.
    package fileprivate(set) var blocks: [SourceRange] = []
    /// Messages whose closing bracket has not been reached.
    private var open: [Message] = []

    /// Also returns the file's tree.
    package static func reading(_ file: SourceFile) -> (log: ScanLog, tree: SyntaxTree) {
        var parser = ObjCParser(file)
        parser.log = ScanLog()
        parser.parseFile()
        let log = parser.log ?? ScanLog()
        return (log, parser.finish())
    }

    mutating func beginMessage(at start: UInt32) {
        open.append(Message(range: SourceRange(start, start), receiver: SourceRange(start, start), selector: ""))
    }

    mutating func receiver(_ range: SourceRange) { change { $0.receiver = range } }

    /// Appends a part to the selector of the innermost open message.
    mutating func selector(_ piece: String) { change { $0.selector += piece } }

    /// Brackets without a message have no selector and are not logged.
    mutating func endMessage(at end: UInt32) {
        guard var message = open.popLast(), !message.selector.isEmpty else { return }
        message.range.end = end
        messages.append(message)
    }

    mutating func method(_ range: SourceRange, _ selector: String) {
        methods.append(Method(range: range, selector: selector))
    }
    mutating func block(_ range: SourceRange) { blocks.append(range) }

    private mutating func change(_ body: (inout Message) -> Void) {
        if !open.isEmpty { body(&open[open.count - 1]) }
    }
}

// The parser's logging calls. Without a log they do nothing.
extension ObjCParser {
    mutating func logReceiver(from start: UInt32) {
        let range = SourceRange(start, lastEnd)
        log?.receiver(range)
    }

    mutating func logSelector(_ piece: CToken) {
        guard log != nil else { return }
        let text = lexer.names.text(piece.link)
        log?.selector(text)
    }

    mutating func logSelectorColon() {
        guard log != nil else { return }
        let text = kind == .colon ? ":" : "::"
        log?.selector(text)
    }

    mutating func logEndOfMessage() {
        let end = lastEnd
        log?.endMessage(at: end)
    }

    mutating func logBlock(from start: UInt32) {
        let range = SourceRange(start, lastEnd)
        log?.block(range)
    }

    mutating func logMethod(_ method: Method) {
        guard log != nil else { return }
        let colon = method.takesArguments ? ":" : ""
        let selector = method.parts.map { ($0.name.map { lexer.names.text($0.link) } ?? "") + colon }.joined()
        let range = SourceRange(method.begin, lastEnd)
        log?.method(range, selector)
    }

    mutating func logFunction(_ name: CToken, from start: UInt32) {
        guard log != nil else { return }
        let (range, text) = (SourceRange(start, lastEnd), lexer.names.text(name.link))
        log?.method(range, text)
    }
}
