import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

/// The precedence groups of the standard library, weakest first (stdlib/public/core/Policy.swift).
enum Precedence: UInt8, Comparable {
    case assignment, functionArrow, ternary, logicalDisjunction, logicalConjunction, comparison
    /// Operators that the standard library does not declare. Their real precedence needs their declaration; for
    /// most of them a precedence between comparison and `??` gives the intended tree.
    case unknown
    case nilCoalescing, casting, range, addition, multiplication, bitwiseShift

    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}

/// An operator whose right operand is still being parsed. Its left operand is already built.
struct Frame {
    enum Role {
        /// A run of infix operators of one group, an assignment, or a ternary whose condition and middle
        /// operand are parsed.
        case infix, assignment, ternary
        /// `try`, `await` and others that cover everything to their right.
        case covering(NodeKind)
        /// Prefix operators and words with one operand.
        case prefix(NodeKind)
    }

    let role: Role
    let precedence: Precedence
    /// Before the first child.
    let mark: TreeBuilder.Mark
    let start: UInt32
    let name: TextReference
}

extension Parser {
    /// The maximum number of assignments or ternaries that nest to the right in one sequence (further ones stay
    /// flat), and of consecutive prefixes.
    static let frameLimit = 64

    /// Closes the sequence's runs of operators that bind tighter than `precedence`.
    mutating func reduce(to base: Int, above precedence: Precedence) {
        while frames.count > base, let frame = frames.last, frame.isInfix, frame.precedence > precedence {
            frames.removeLast()
            finish(frame)
        }
    }

    /// Closes every operator of the sequence that began when `base` frames were open.
    mutating func reduceAll(to base: Int) {
        while frames.count > base, let frame = frames.popLast() { finish(frame) }
    }

    /// Closes the prefixes of the operand just parsed.
    mutating func reducePrefixes(to base: Int) {
        while frames.count > base, let frame = frames.last, case .prefix = frame.role {
            frames.removeLast()
            finish(frame)
        }
    }

    private mutating func finish(_ frame: Frame) {
        switch frame.role {
        case .infix: close(.infixExpression, frame.mark, from: frame.start, name: frame.name)
        case .assignment: close(.assignmentExpression, frame.mark, from: frame.start, name: frame.name)
        case .ternary: close(.ternaryExpression, frame.mark, from: frame.start)
        case .covering(let kind), .prefix(let kind): close(kind, frame.mark, from: frame.start, name: frame.name)
        }
    }

    /// Pushes an infix operator. The last parsed expression becomes its left operand or extends the run of its
    /// group.
    mutating func pushOperator(_ precedence: Precedence, base: Int) {
        reduce(to: base, above: precedence)
        let operatorToken = current
        let name = name(of: operatorToken)
        advance()
        let isAssignment = precedence == .assignment
        if !continuesRun(precedence, base: base, flat: !isAssignment) {
            let mark = builder.markBeforeLast
            frames.append(
                Frame(
                    role: isAssignment ? .assignment : .infix, precedence: precedence, mark: mark,
                    start: builder.extent(since: mark).start, name: name))
        }
        if !isAssignment { builder.leaf(.infixOperator, range: operatorToken.range, name: name) }
    }

    /// Consumes `? middle :`.
    mutating func pushTernary(base: Int, _ flavor: Flavor) {
        reduce(to: base, above: .ternary)
        let mark = builder.markBeforeLast
        let start = builder.extent(since: mark).start
        advance()
        parseNestedExpression(flavor)
        if !consume(.colon) { noteMissing("expected ':'") }
        guard !continuesRun(.ternary, base: base, flat: false) else { return }
        frames.append(Frame(role: .ternary, precedence: .ternary, mark: mark, start: start, name: .none))
    }

    /// Whether the operator extends the innermost open run. Right-associative ones (not `flat`) do so only at
    /// the nesting limit.
    private func continuesRun(_ precedence: Precedence, base: Int, flat: Bool) -> Bool {
        guard frames.count > base, let top = frames.last, top.isInfix, top.precedence == precedence else {
            return false
        }
        return flat || frames.count - base >= Parser.frameLimit
    }

    /// Pushes a prefix operator or word at the start of an operand.
    mutating func pushPrefix(_ role: Frame.Role, start: UInt32, name: TextReference, base: Int) {
        guard frames.count - base < 2 * Parser.frameLimit else { return note(from: start, "nested too deeply") }
        frames.append(Frame(role: role, precedence: .bitwiseShift, mark: builder.mark, start: start, name: name))
    }

    /// The precedence group of an operator.
    func precedence(of token: Token) -> Precedence {
        let length = Int(token.end - token.start)
        guard length <= 4 else { return .unknown }
        var spelling: UInt32 = 0
        for offset in 0..<length { spelling = spelling << 8 | UInt32(bytes[Int(token.start) + offset]) }
        return Precedence.standard(spelling)
    }
}

extension Frame {
    var isInfix: Bool {
        switch role {
        case .infix, .assignment, .ternary: true
        case .covering, .prefix: false
        }
    }
}

extension Precedence {
    /// The group of an operator of at most four bytes, encoded as a big-endian number.
    fileprivate static func standard(_ spelling: UInt32) -> Precedence {
        switch spelling {
        case code("<<"), code(">>"), code("&<<"), code("&>>"): .bitwiseShift
        case code("*"), code("/"), code("%"), code("&"), code("&*"): .multiplication
        case code("+"), code("-"), code("|"), code("^"), code("&+"), code("&-"): .addition
        case code("..."), code("..<"): .range
        case code("??"): .nilCoalescing
        case code("<"), code(">"), code("<="), code(">="), code("=="), code("!="), code("==="), code("!=="), code("~="),
            code(".<"), code(".>"), code(".<="), code(".>="), code(".=="), code(".!="):
            .comparison
        case code("&&"), code(".&"): .logicalConjunction
        case code("||"), code(".|"), code(".^"): .logicalDisjunction
        case code("="), code("+="), code("-="), code("*="), code("/="), code("%="), code("|="), code("&="), code("^="),
            code("<<="), code(">>="), code("&+="), code("&-="), code("&*="), code("&<<="), code("&>>="), code(".&="),
            code(".|="), code(".^="):
            .assignment
        default: .unknown
        }
    }

    @inline(__always)
    private static func code(_ text: StaticString) -> UInt32 {
        var code: UInt32 = 0
        for offset in 0..<text.utf8CodeUnitCount { code = code << 8 | UInt32(text.utf8Start[offset]) }
        return code
    }
}
