import TimerlintSource
import TimerlintSyntax

// In: the syntax of one body. Out: its control-flow graph.

extension ControlFlowGraph {
    /// The graph of a function, initializer, deinitializer, accessor, closure, source file or plain expression. Time
    /// and size are linear in the body (a `defer` body is built once for each place it can lead to); nesting beyond a
    /// fixed depth becomes an opaque event.
    package init(of root: Node) {
        var builder = GraphBuilder(isC: root.tree.file.language == .objectiveC)
        builder.buildRoot(root)
        self = builder.finish(root: root)
    }
}

/// Builds a graph block by block; `current` is where the next event goes.
struct GraphBuilder {
    /// A place that `break` or `continue` leads to, with the cleanups that are still pending there.
    struct JumpTarget {
        let label: String?
        let breakBlock: BlockID
        /// Missing for `switch`, `if` and `do`, which only `break` can leave.
        let continueBlock: BlockID?
        /// Whether a `break` without a label means this statement.
        let takesPlainBreak: Bool
        let cleanup: CleanupID
    }

    /// A place that errors lead to.
    struct ThrowTarget {
        let block: BlockID
        let cleanup: CleanupID
    }

    static let exit: BlockID = 1
    static let failure: BlockID = 2
    /// Nesting of statements and expressions that is followed.
    static let maximalDepth = 300

    let isC: Bool
    var blocks: [Block] = [Block(), Block(), Block()]
    var current: BlockID = ControlFlowGraph.entry
    var depth = 0
    var cleanups = CleanupTree()
    var jumpTargets: [JumpTarget] = []
    var throwTarget = ThrowTarget(block: GraphBuilder.failure, cleanup: CleanupTree.root)
    /// Whether a `try` covers what is being built.
    var isTrying = false
    /// Statements inside expressions must not release the temporaries of the expression around them.
    var expressionDepth = 0
    /// Where `fallthrough` leads.
    var fallthroughTarget: BlockID?
    /// Where the value of a branch of an `if`, `switch` or `do` expression goes.
    var resultNode: Node?
    var pendingLabel: String?
    /// C labels, by name.
    var labels: [String: BlockID] = [:]

    // MARK: Blocks

    mutating func newBlock() -> BlockID {
        blocks.append(Block())
        return blocks.count - 1
    }

    mutating func emit(_ kind: Event.Kind, _ node: Node, from source: Node? = nil) {
        blocks[current].events.append(Event(kind, node, from: source))
    }

    mutating func connect(_ kind: EdgeKind, to target: BlockID) {
        blocks[current].edges.append(Edge(kind: kind, target: target))
    }

    /// Ends the current block with a jump and goes on at `target`.
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

    /// After a jump: what follows cannot be reached, except through a label.
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

    /// A body whose only statement is an expression returns its value.
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
    /// Expressions, and the statements that have a value where they stand alone in a body.
    package var isExpressionLike: Bool {
        switch self {
        case .ifStatement, .switchStatement, .doStatement: true
        default: rawValue >= NodeKind.nameExpression.rawValue && self != .empty
        }
    }
}
