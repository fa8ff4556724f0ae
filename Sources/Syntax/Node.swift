import TimerlintSource

/// A node seen in its tree: what every later stage reads. Two views are equal when they show the same node.
@usableFromInline package struct Node: Sendable {
    @usableFromInline package let tree: SyntaxTree
    @usableFromInline package let id: NodeID

    @inlinable package init(tree: SyntaxTree, id: NodeID) {
        self.tree = tree
        self.id = id
    }

    @inlinable package var kind: NodeKind { tree.nodes[Int(id)].kind }
    @inlinable package var flags: NodeFlags { tree.nodes[Int(id)].flags }
    @inlinable package var range: SourceRange { tree.nodes[Int(id)].range }
    /// The text that names the node; empty where it has none.
    package var name: String { tree.text(nameReference) }
    @inlinable package var nameReference: TextReference { tree.nodes[Int(id)].name }
    /// The source text of the whole node.
    package var text: String { tree.file.text(range) }

    package func isNamed(_ name: StaticString) -> Bool { tree.isSpelled(nameReference, name) }

    @inlinable package var parent: Node? { view(tree.nodes[Int(id)].parent) }
    @inlinable package var firstChild: Node? { view(tree.nodes[Int(id)].firstChild) }
    @inlinable package var nextSibling: Node? { view(tree.nodes[Int(id)].nextSibling) }
    @inlinable package var children: Children { Children(tree: tree, first: tree.nodes[Int(id)].firstChild) }

    @inlinable package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }
    @inlinable package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }

    /// The node itself, then its parents, nearest first.
    package var selfAndAncestors: UnfoldFirstSequence<Node> { sequence(first: self, next: \.parent) }

    @inlinable func view(_ id: NodeID) -> Node? { id == NodeRecord.none ? nil : Node(tree: tree, id: id) }

    /// A node's children in source order.
    @usableFromInline package struct Children: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let tree: SyntaxTree
        @usableFromInline var upcoming: NodeID

        @inlinable package init(tree: SyntaxTree, first: NodeID) {
            self.tree = tree
            self.upcoming = first
        }

        @inlinable package mutating func next() -> Node? {
            guard upcoming != NodeRecord.none else { return nil }
            defer { upcoming = tree.nodes[Int(upcoming)].nextSibling }
            return Node(tree: tree, id: upcoming)
        }
    }
}

extension Node: Hashable {
    @inlinable package static func == (a: Node, b: Node) -> Bool { a.id == b.id && a.tree === b.tree }

    @inlinable package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(ObjectIdentifier(tree))
    }
}
