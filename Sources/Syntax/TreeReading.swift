import TimerlintSource

/// Which parts of a tree were read, so that an edit of another part is known to change no conclusion.
///
/// Whoever gets a node from outside of the tree may read the statement or member that it stands in, up to the containers
/// inside. From there it reaches other statements only by the children of their container, or by a search from further
/// out: both are recorded where they begin.
@usableFromInline package struct TreeReading: Sendable {
    /// A byte for each node.
    private let flags: ConcurrentFlags
    private let count: Int

    /// What was asked of a node.
    @usableFromInline package enum Aspect: Int {
        /// The node itself was handed out.
        case given
        /// The children of a container.
        case opened
        /// All descendants.
        case searched
        /// The text from the first token to the last, with what stands in between.
        case quoted
        /// Where the local variable that the node declares is used.
        case traced
        /// The calls, loops and branches among the descendants: other statements tell nothing.
        case surveyed
        /// The `if` and `guard` statements among the children: other statements tell nothing.
        case decided
    }

    private static let width = 8

    init(count: Int) {
        flags = ConcurrentFlags(count: count * Self.width)
        self.count = count
    }

    func deallocate() { flags.deallocate() }

    func mark(_ id: NodeID, _ aspect: Aspect) { flags.set(Int(id) * Self.width + aspect.rawValue) }

    package func isMarked(_ id: NodeID, _ aspect: Aspect) -> Bool {
        flags.isSet(Int(id) * Self.width + aspect.rawValue)
    }

    /// Whether anything was read of one of these nodes.
    package func isMarked(anyOf nodes: Range<NodeID>) -> Bool {
        flags.isSet(anyOf: Int(nodes.lowerBound) * Self.width..<Int(nodes.upperBound) * Self.width)
    }
}

extension Node {
    /// Records that something was asked of the node, if its tree records that.
    @inlinable package func mark(_ aspect: TreeReading.Aspect) {
        owner._withUnsafeGuaranteedRef { if $0.reading != nil { $0.mark(id, aspect) } }
    }

    /// Call before asking for the children.
    @inlinable func willOpen() { if kind.isContainer { mark(.opened) } }

    /// Call before a search among the descendants.
    @inlinable func willSearch() { mark(.searched) }

    /// The only child of a container; `nil` if there is none or another. Where there are two, those count as read, not what
    /// else comes and goes.
    package var onlyChild: Node? {
        let first = id + 1
        guard first < end, node(first).end < end else {
            mark(.opened)
            return first < end ? node(first) : nil
        }
        node(first).mark(.given)
        node(node(first).end).mark(.given)
        return nil
    }

    /// The `if` and `guard` statements among the children; only they count as read.
    package var decisions: [Node] { decisions(before: nil) }

    /// Those before one of the children.
    package func decisions(before last: Node?) -> [Node] {
        mark(.decided)
        let all = Children(owner: owner, first: id + 1, end: end)
        let found = all.prefix { $0 != last }.filter { $0.kind.isDecision }
        for node in found { node.mark(.given) }
        return found
    }

    /// Whether someone may have read some successive children of a container. Requires that the tree records it.
    package func isRead(_ children: Range<NodeID>) -> Bool {
        guard let reading = tree.reading else { return true }
        return reading.isMarked(anyOf: children) || reading.isMarked(id, .opened) || isWithin(.searched)
            || isWithin(.quoted) || tree.answersSurveys(in: children) && isWithin(.surveyed)
    }

    /// Whether something was asked of the node.
    package func isMarked(_ aspect: TreeReading.Aspect) -> Bool { tree.reading?.isMarked(id, aspect) ?? true }

    /// Whether something was asked of the node or of one around it.
    package func isWithin(_ aspect: TreeReading.Aspect) -> Bool {
        guard let reading = tree.reading else { return true }
        return selfAndAncestors.contains { reading.isMarked($0.id, aspect) }
    }
}

extension SyntaxTree {
    @usableFromInline func mark(_ id: NodeID, _ aspect: TreeReading.Aspect) { reading?.mark(id, aspect) }

    /// Whether a survey of the code would find one of these nodes.
    package func answersSurveys(in nodes: Range<NodeID>) -> Bool {
        nodes.contains { self.nodes[Int($0)].kind.isSurveyed }
    }

    /// Whether `decisions` of the container of these nodes may have one of them.
    package func answersDecisions(in nodes: Range<NodeID>) -> Bool {
        nodes.contains { self.nodes[Int($0)].kind.isDecision }
    }
}

extension NodeKind {
    fileprivate var isDecision: Bool { self == .ifStatement || self == .guardStatement }

    /// Whether a survey of code would find the node.
    var isSurveyed: Bool {
        switch self {
        case .callExpression, .whileStatement, .repeatStatement, .forStatement, .cForStatement, .ifStatement,
            .guardStatement:
            true
        default: false
        }
    }

    /// Whether the node holds a list of statements or members, which are read one by one.
    @inlinable package var isContainer: Bool {
        switch self {
        case .block, .memberBlock, .sourceFile: true
        default: false
        }
    }
}
