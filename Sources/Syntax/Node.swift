import Source

/// A node seen in its tree: what every later stage reads. Two views are equal when they show the same node.
package struct Node: Sendable {
    package let tree: SyntaxTree
    package let id: NodeID

    package init(tree: SyntaxTree, id: NodeID) {
        self.tree = tree
        self.id = id
    }

    package var kind: NodeKind { tree.nodes[Int(id)].kind }
    package var flags: NodeFlags { tree.nodes[Int(id)].flags }
    package var range: SourceRange { tree.nodes[Int(id)].range }
    /// The text that names the node; empty where it has none.
    package var name: String { tree.text(tree.nodes[Int(id)].name) }
    package var nameReference: TextReference { tree.nodes[Int(id)].name }
    /// The source text of the whole node.
    package var text: String { tree.file.text(range) }

    package func isNamed(_ name: StaticString) -> Bool { tree.isSpelled(nameReference, name) }

    package var parent: Node? { view(tree.nodes[Int(id)].parent) }
    package var firstChild: Node? { view(tree.nodes[Int(id)].firstChild) }
    package var nextSibling: Node? { view(tree.nodes[Int(id)].nextSibling) }
    package var children: Children { Children(tree: tree, first: tree.nodes[Int(id)].firstChild) }

    package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }
    package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }

    /// The node itself, then its parents, nearest first.
    package var selfAndAncestors: UnfoldFirstSequence<Node> { sequence(first: self, next: \.parent) }

    private func view(_ id: NodeID) -> Node? { id == NodeRecord.none ? nil : Node(tree: tree, id: id) }

    /// A node's children in source order.
    package struct Children: Sequence, IteratorProtocol, Sendable {
        let tree: SyntaxTree
        private var upcoming: NodeID

        package init(tree: SyntaxTree, first: NodeID) {
            self.tree = tree
            self.upcoming = first
        }

        package mutating func next() -> Node? {
            guard upcoming != NodeRecord.none else { return nil }
            defer { upcoming = tree.nodes[Int(upcoming)].nextSibling }
            return Node(tree: tree, id: upcoming)
        }
    }
}

extension Node: Hashable {
    package static func == (a: Node, b: Node) -> Bool { a.id == b.id && a.tree === b.tree }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(ObjectIdentifier(tree))
    }
}
