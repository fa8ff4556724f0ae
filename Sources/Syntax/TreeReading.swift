import TimerlintSource

/// Which parts of a tree were read, so that an edit of another part is known to change no conclusion.
///
/// Whoever gets a node from outside of the tree counts as reading it, with all that encloses it. From there it can reach
/// the code of another function only through the block of that code, which counts as read when its children are asked
/// for, or through a search among the descendants of a declaration, which counts as reading all blocks inside.
package struct TreeReading: Sendable {
    /// By node; the last flag is that of the whole tree.
    private let flags: ConcurrentFlags
    private let count: Int

    init(count: Int) {
        flags = ConcurrentFlags(count: count + 1)
        self.count = count
    }

    func deallocate() { flags.deallocate() }

    func mark(_ id: NodeID) { flags.set(Int(id)) }

    package func markAll() { flags.set(count) }

    /// Whether someone may have read any of these nodes.
    package func includes(anyOf nodes: Range<NodeID>) -> Bool {
        flags.isSet(count) || nodes.contains { flags.isSet(Int($0)) }
    }

    /// Forgets what was read while the tree's declarations were collected.
    package func begin() { flags.clear() }
}

extension Node {
    /// Counts the node as read.
    package func markAsRead() { owner._withUnsafeGuaranteedRef { $0.reading.mark(id) } }

    /// Counts a block as read before its children are asked for.
    @inlinable func willOpen() { if kind == .block { open() } }

    @usableFromInline func open() { markAsRead() }

    /// Counts as read what a search among the node's descendants may visit.
    @inlinable func willSearch() { if kind == .block || kind.mayEncloseBodies { openAll() } }

    @usableFromInline func openAll() {
        if kind == .block { return open() }
        owner._withUnsafeGuaranteedRef { tree in
            for id in id..<end where tree.nodes[Int(id)].kind == .block { tree.reading.mark(id) }
        }
    }
}

extension NodeKind {
    /// Whether the node may enclose the bodies of functions that are not part of other code.
    @inlinable package var mayEncloseBodies: Bool {
        switch self {
        case .sourceFile, .memberBlock, .ifConfig, .ifConfigClause, .classDeclaration, .structDeclaration,
            .enumDeclaration, .actorDeclaration, .protocolDeclaration, .extensionDeclaration, .functionDeclaration,
            .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration, .variableDeclaration, .binding,
            .accessorBlock, .accessor:
            true
        default: false
        }
    }
}
