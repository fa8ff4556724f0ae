import TimerlintSource
import TimerlintSyntax

// GNUstep's macros of reference counting as what they do: `ASSIGN(a, b)` is `a = b`, `DESTROY(a)` is `a = nil`,
// `RETAIN(a)` is `(a)`. In: the parser at the macro's name, before its parenthesis. Out: the parser after the call, and
// one node.

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

    /// An expression up to the next comma.
    private mutating func operand() {
        expression()
        while !isAtEnd, kind != .comma { if kind.isOpening { skipBrackets() } else { advance() } }
    }
}
