/// The parts of statements.
extension Node {
    /// The branches of an `if`, in order. An `else` comes last and has the flag `isElse`.
    package var branches: [Node] { children(.ifBranch) }

    /// The conditions of an `if` branch, `guard` or `while`, in order: expressions, bindings, pattern and availability
    /// conditions.
    package var conditions: [Node] {
        switch kind {
        case .ifBranch, .guardStatement, .whileStatement: children.filter { $0.kind != .block }
        default: []
        }
    }

    /// The statements of a block, source file or `#if` clause, or of the body of a node that has one.
    package var statements: Children {
        switch kind {
        case .block, .sourceFile, .ifConfigClause: children
        default: body?.children ?? noChildren
        }
    }

    /// The statement's own expression: the sequence of a `for`, the value of a `switch`, `return` or `throw`,
    /// the condition of a `repeat`.
    package var subject: Node? {
        switch kind {
        case .forStatement:
            children.first { !$0.kind.isPattern && $0.kind != .typeAnnotation }
        case .repeatStatement:
            children.reduce(nil) { $1.kind == .block ? $0 : $1 }
        case .switchStatement, .returnStatement, .throwStatement, .thenStatement, .synchronizedStatement: firstChild
        default: nil
        }
    }

    /// The condition after `where` of a loop or case item.
    package var whereCondition: Node? { firstChild(.whereClause)?.firstChild }

    /// The cases of a `switch`, including those inside `#if`, in source order.
    package var cases: [Node] {
        children.flatMap { child -> [Node] in
            switch child.kind {
            case .switchCase: [child]
            case .ifConfig: child.children.flatMap(\.cases)
            default: []
            }
        }
    }

    /// The patterns (with their `where`) of a switch case or catch clause.
    package var caseItems: [Node] { children(.caseItem) }

    package var catchClauses: [Node] { children(.catchClause) }

    /// Whether its body may run more than once.
    package var isLoop: Bool {
        switch kind {
        case .whileStatement, .forStatement, .cForStatement: true
        case .repeatStatement: !endsAfterFirstTurn
        default: false
        }
    }

    /// Whether a `break` without a label inside it leaves it.
    package var takesPlainBreak: Bool { isLoop || kind == .repeatStatement || kind == .switchStatement }

    /// `do { … } while (0)`: in C a block that a `break` leaves.
    private var endsAfterFirstTurn: Bool {
        guard let condition = subject else { return false }
        return condition.booleanValue == false || condition.kind == .integerLiteral && condition.literalText == "0"
    }
}
