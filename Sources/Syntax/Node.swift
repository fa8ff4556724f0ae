import TimerlintSource

/// A view of one node in its tree, the type that every later stage reads. Two views are equal if they show the
/// same node.
///
/// Trivially copyable, so walking nodes involves no reference counting. A node does not retain its tree: the
/// tree's creator does (the `FileModel`, and through it the `Project`).
@usableFromInline package struct Node: Sendable, BitwiseCopyable {
    @usableFromInline let owner: Unmanaged<SyntaxTree>
    @usableFromInline package let id: NodeID

    @inlinable package init(tree: SyntaxTree, id: NodeID) {
        owner = .passUnretained(tree)
        self.id = id
    }

    @inlinable init(owner: Unmanaged<SyntaxTree>, id: NodeID) {
        self.owner = owner
        self.id = id
    }

    @inlinable package var tree: SyntaxTree { owner.takeUnretainedValue() }

    /// The node's record in the tree.
    @inlinable package var record: NodeRecord { owner._withUnsafeGuaranteedRef { $0.nodes[Int(id)] } }
    @inlinable package var kind: NodeKind { record.kind }
    @inlinable package var flags: NodeFlags { record.flags }
    @inlinable package var range: SourceRange { record.range }
    /// The text that names the node; empty for a node without a name.
    package var name: String { owner._withUnsafeGuaranteedRef { $0.text(nameReference) } }
    @inlinable package var nameReference: TextReference {
        owner._withUnsafeGuaranteedRef { $0.name(of: $0.nodes[Int(id)]) }
    }
    /// The source text of the whole node.
    package var text: String { owner._withUnsafeGuaranteedRef { $0.file.text(range) } }

    package func isNamed(_ name: StaticString) -> Bool {
        owner._withUnsafeGuaranteedRef { $0.isSpelled(nameReference, name) }
    }

    package func isNamed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        owner._withUnsafeGuaranteedRef { $0.isSpelled(nameReference, name) }
    }

    /// Whether both nodes belong to the same file.
    @inlinable package func isInSameTree(as other: Node) -> Bool { owner.toOpaque() == other.owner.toOpaque() }

    /// Whether the other node is this one or stands inside it.
    package func encloses(_ other: Node) -> Bool { isInSameTree(as: other) && range.contains(other.range) }

    /// Identifies the tree; never 0.
    @inlinable package var treeAddress: UInt { UInt(bitPattern: owner.toOpaque()) }

    @inlinable package var parent: Node? { view(record.parent) }
    @inlinable package var firstChild: Node? { id + 1 < record.end ? Node(owner: owner, id: id + 1) : nil }
    @inlinable package var nextSibling: Node? {
        guard let parent, record.end < parent.record.end else { return nil }
        return Node(owner: owner, id: record.end)
    }
    @inlinable package var children: Children { Children(owner: owner, first: id + 1, end: record.end) }

    /// The empty children sequence of a node without children.
    @inlinable package var noChildren: Children { Children(owner: owner, first: id, end: id) }

    @inlinable package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }
    @inlinable package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }

    /// The node itself, then its ancestors, nearest first.
    package var selfAndAncestors: UnfoldFirstSequence<Node> { sequence(first: self, next: \.parent) }

    @inlinable func view(_ id: NodeID) -> Node? { id == NodeRecord.none ? nil : Node(owner: owner, id: id) }

    /// A node's children in source order.
    @usableFromInline package struct Children: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let owner: Unmanaged<SyntaxTree>
        @usableFromInline var upcoming: NodeID
        @usableFromInline let end: NodeID

        @inlinable init(owner: Unmanaged<SyntaxTree>, first: NodeID, end: NodeID) {
            self.owner = owner
            upcoming = first
            self.end = end
        }

        @inlinable package mutating func next() -> Node? {
            guard upcoming < end else { return nil }
            let node = Node(owner: owner, id: upcoming)
            upcoming = node.record.end
            return node
        }
    }
}

extension Node: Hashable {
    @inlinable package static func == (a: Node, b: Node) -> Bool { a.id == b.id && a.isInSameTree(as: b) }

    @inlinable package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(owner.toOpaque())
    }

    @inlinable package func _rawHashValue(seed: Int) -> Int {
        (treeAddress ^ UInt(id) << 32 ^ UInt(id)).spread(seed: seed)
    }
}
