import TimerlintSource
import TimerlintSyntax

// Expands GNUstep's reference-counting macros: `ASSIGN(a, b)` becomes `a = b`, `DESTROY(a)` becomes `a = nil`,
// `RETAIN(a)` becomes `(a)`. Input: the parser at the macro's name, before its parenthesis. Output: the parser
// after the call, and one node.

extension ObjCParser {
    /// False for other words.
    mutating func ownershipMacro(_ word: CWord) -> Bool {
        let mark = builder.mark
        let begin = start
        switch word {
        case .ASSIGN, .ASSIGNCOPY:
            advance()
            insideBrackets { parser in
                parser.operand()
                if parser.kind == .comma { parser.advance() }
                parser.operand()
            }
            finish(.assignmentExpression, since: mark, from: begin, name: swift("="))
        case .DESTROY:
            advance()
            insideBrackets { $0.operand() }
            builder.leaf(.nilLiteral, range: SourceRange(lastEnd, lastEnd))
            finish(.assignmentExpression, since: mark, from: begin, name: swift("="))
        case .RETAIN, .AUTORELEASE:
            advance()
            insideBrackets { $0.operand() }
            finish(.argument, since: mark, from: begin)
            finish(.tupleExpression, since: mark, from: begin)
        default: return false
        }
        return true
    }

    /// Parses an expression up to the next comma.
    private mutating func operand() {
        expression()
        while !isAtEnd, kind != .comma { if kind.isOpening { skipBrackets() } else { advance() } }
    }
}
