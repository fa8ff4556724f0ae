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
    /// UTF-8 offsets from the start of the first token to the end of the last, so surrounding trivia is excluded.
    @inlinable package var range: SourceRange {
        owner._withUnsafeGuaranteedRef { tree in
            let record = tree.nodes[Int(id)]
            guard record.length != NodeRecord.tooWide else { return tree.wideNode(id).range }
            return SourceRange(record.start, record.start + UInt32(record.length))
        }
    }
    /// One past the number of the node's last descendant.
    @inlinable package var end: NodeID {
        owner._withUnsafeGuaranteedRef { tree in
            let extent = tree.nodes[Int(id)].extent
            return extent != NodeRecord.tooWide ? id + NodeID(extent) : tree.wideNode(id).end
        }
    }
    /// The text that names the node; empty for a node without a name.
    package var name: String { owner._withUnsafeGuaranteedRef { $0.text(nameReference) } }
    /// Where the name is; empty for a node without one.
    @inlinable package var nameReference: TextReference {
        owner._withUnsafeGuaranteedRef { $0.name(of: $0.nodes[Int(id)]) }
    }
    /// The name as a key; valid for the tree's lifetime.
    package var spelling: Spelling { owner._withUnsafeGuaranteedRef { Spelling($0.bytes(nameReference)) } }
    /// The source text of the whole node.
    package var text: String {
        mark(.quoted)
        return owner._withUnsafeGuaranteedRef { $0.file.text(range) }
    }

    package var beginsWithUppercase: Bool {
        asciiStart.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? (name.first?.isUppercase == true)
    }

    package var beginsWithLowercase: Bool {
        asciiStart.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? (name.first?.isLowercase == true)
    }

    /// The first byte of the name, if it is a character by itself: then no string needs to be made.
    private var asciiStart: UInt8? {
        owner._withUnsafeGuaranteedRef { tree in
            let start = tree.bytes(nameReference).prefix(2)
            return start.allSatisfy { $0 < 0x80 } ? start.first : nil
        }
    }

    /// Whether the name is exactly this. Does not allocate a string.
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

    /// Another node of the same tree.
    @inlinable package func node(_ id: NodeID) -> Node { Node(owner: owner, id: id) }

    /// `nil` for the root. Does not count as reading.
    @inlinable package var parent: Node? {
        let distance = record.toParent
        if distance == 0 { return nil }
        guard distance == NodeRecord.tooWide else { return node(id - NodeID(distance)) }
        return node(owner._withUnsafeGuaranteedRef { $0.wideNode(id).parent })
    }
    /// `nil` for a leaf.
    @inlinable package var firstChild: Node? {
        willOpen()
        return id + 1 < end ? node(id + 1) : nil
    }
    /// `nil` for the last child.
    @inlinable package var nextSibling: Node? {
        guard let parent, end < parent.end else { return nil }
        parent.willOpen()
        return node(end)
    }
    @inlinable package var children: Children {
        willOpen()
        return Children(owner: owner, first: id + 1, end: end)
    }

    /// The empty children sequence of a node without children.
    @inlinable package var noChildren: Children { Children(owner: owner, first: id, end: id) }

    /// The first child of this kind, not a deeper descendant.
    @inlinable package func firstChild(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }
    @inlinable package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }

    /// The node itself, then its ancestors, nearest first.
    package var selfAndAncestors: UnfoldFirstSequence<Node> { sequence(first: self, next: \.parent) }

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
            upcoming = node.end
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
