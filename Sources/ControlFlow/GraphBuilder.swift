import TimerlintSource
import TimerlintSyntax

// Input: the syntax of one body. Output: its control-flow graph.

extension ControlFlowGraph {
    /// The graph of a function, initializer, deinitializer, accessor, closure, source file or plain expression.
    /// Cost: time and size linear in the body (a `defer` body is built once per exit target). Nesting beyond a
    /// fixed depth becomes an opaque event.
    package init(of root: Node) {
        var builder = GraphBuilder(isC: root.tree.file.language == .objectiveC)
        builder.buildRoot(root)
        self = builder.finish(root: root)
    }
}

/// Builds a graph block by block; new events are appended to `current`.
///
/// `@inline(never)` marks the functions that call each other for every kind of node: the optimizer copied them into
/// one another, and took longer over two of them than over the rest of the module.
struct GraphBuilder {
    /// The target of a `break` or `continue`, with the cleanups still pending there.
    struct JumpTarget {
        let label: String?
        let breakBlock: BlockID
        /// Missing for `switch`, `if` and `do`, which `continue` cannot target.
        let continueBlock: BlockID?
        /// Whether an unlabeled `break` targets this statement.
        let takesPlainBreak: Bool
        let cleanup: CleanupID
    }

    /// The target of a thrown error.
    struct ThrowTarget {
        let block: BlockID
        let cleanup: CleanupID
    }

    static let exit: BlockID = 1
    static let failure: BlockID = 2
    /// The maximum nesting of statements and expressions; deeper code becomes opaque.
    static let maximalDepth = 300

    let isC: Bool
    var blocks: [Block] = [Block(), Block(), Block()]
    var current: BlockID = ControlFlowGraph.entry
    var depth = 0
    var cleanups = CleanupTree()
    var jumpTargets: [JumpTarget] = []
    var throwTarget = ThrowTarget(block: GraphBuilder.failure, cleanup: CleanupTree.root)
    /// Whether the code being built is covered by a `try`, or by an `@try` with a handler.
    var isTrying = false
    /// Statements inside an expression must not release the temporaries of that expression.
    var expressionDepth = 0
    /// The target of `fallthrough`.
    var fallthroughTarget: BlockID?
    /// The node that receives the value of a branch of an `if`, `switch` or `do` expression.
    var resultNode: Node?
    var pendingLabel: String?
    /// The blocks of C labels, by name.
    var labels: [String: BlockID] = [:]

    // MARK: Blocks

    mutating func newBlock() -> BlockID {
        blocks.append(Block())
        return blocks.count - 1
    }

    @inline(never)
    mutating func emit(_ kind: Event.Kind, _ node: Node, from source: Node? = nil) {
        blocks[current].events.append(Event(kind, node, from: source))
    }

    mutating func connect(_ kind: EdgeKind, to target: BlockID) {
        blocks[current].edges.append(Edge(kind: kind, target: target))
    }

    /// Ends the current block with a jump and continues at `target`.
    mutating func proceed(to target: BlockID) {
        connect(.next, to: target)
        current = target
    }

    /// Ends the current block with a decision between two edges.
    mutating func decide(
        _ decision: Decision, _ first: EdgeKind, _ firstTarget: BlockID, _ second: EdgeKind, _ secondTarget: BlockID
    ) {
        blocks[current].decision = decision
        connect(first, to: firstTarget)
        connect(second, to: secondTarget)
    }

    /// Call after a jump: the next code is unreachable, except through a label.
    mutating func startUnreachable() { current = newBlock() }

    mutating func endStatement(_ node: Node) {
        if expressionDepth == 0 { emit(.endStatement, node) }
    }

    // MARK: Roots

    mutating func buildRoot(_ root: Node) {
        switch root.kind {
        case .sourceFile:
            for statement in root.children { self.statement(statement) }
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .accessor, .closureExpression:
            if let body = root.firstChild(.block) { buildBody(body) }
        case .block:
            buildBody(root)
        default:
            expression(root)
            emit(.returnValue, root, from: root)
        }
        connect(.next, to: Self.exit)
    }

    /// A body that consists of one expression returns its value.
    private mutating func buildBody(_ body: Node) {
        guard let only = body.firstChild, only.nextSibling == nil, only.kind.isExpressionLike else {
            scoped(body) { $0.statements(of: body) }
            return
        }
        scoped(body) {
            $0.expression(only)
            $0.emit(.returnValue, only, from: only)
            $0.emit(.endStatement, only)
        }
    }
}

extension NodeKind {
    /// Expressions, and the statements that have a value when they are the only statement of a body.
    package var isExpressionLike: Bool {
        switch self {
        case .ifStatement, .switchStatement, .doStatement: true
        default: rawValue >= NodeKind.nameExpression.rawValue && self != .empty
        }
    }
}
