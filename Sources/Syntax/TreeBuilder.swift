import TimerlintSource

/// Builds a `SyntaxTree` bottom-up. Finishing a node adopts all nodes finished since a mark, so an expression
/// that is already built becomes the first child of a longer one (`a` of `a.b`, `a.b` of `a.b(c)`) at no cost.
@usableFromInline package struct TreeBuilder: ~Copyable {
    @usableFromInline var nodes: DraftBuffer
    /// Finished nodes that have no parent yet.
    @usableFromInline var open = NodeStack()
    private var synthesized: [UInt8] = []
    private var skipped: [SkippedText] = []

    package init(expectedNodes: Int) {
        nodes = DraftBuffer(capacity: expectedNodes)
    }

    /// A position in the sequence of finished nodes.
    @usableFromInline package struct Mark: Sendable {
        @usableFromInline let depth: Int

        @inlinable init(depth: Int) { self.depth = depth }

        /// Before all nodes.
        @inlinable package static var start: Mark { Mark(depth: 0) }
    }

    @inlinable package var mark: Mark { Mark(depth: open.count) }
    /// The position before the last finished node, which makes that node the first child of the next one.
    /// Requires a finished node.
    @inlinable package var markBeforeLast: Mark { Mark(depth: open.count - 1) }
    @inlinable package func hasNodes(since mark: Mark) -> Bool { open.count > mark.depth }
    @inlinable package func count(since mark: Mark) -> Int { open.count - mark.depth }

    /// Finishes a node whose children are all nodes finished since `mark`.
    @discardableResult
    @inlinable package mutating func finish(
        _ kind: NodeKind, since mark: Mark, range: SourceRange, name: TextReference = .none, flags: NodeFlags = []
    ) -> NodeID {
        let id = NodeID(nodes.count)
        var firstChild = NodeDraft.none
        var height: UInt16 = 0
        var index = open.count
        while index > mark.depth {
            index -= 1
            let child = open[index]
            nodes[child].nextSibling = firstChild
            height = max(height, nodes[child].height)
            firstChild = child
        }
        open.cut(to: mark.depth)
        append(
            NodeDraft(
                kind: kind, flags: flags, range: range, name: name, height: height == .max ? height : height + 1,
                firstChild: firstChild))
        return id
    }

    @inlinable mutating func append(_ node: NodeDraft) {
        open.push(NodeID(nodes.count))
        nodes.append(node)
    }

    /// Finishes a node without children.
    @discardableResult
    @inlinable package mutating func leaf(
        _ kind: NodeKind, range: SourceRange, name: TextReference = .none, flags: NodeFlags = []
    ) -> NodeID {
        let id = NodeID(nodes.count)
        append(NodeDraft(kind: kind, flags: flags, range: range, name: name, height: 1, firstChild: NodeDraft.none))
        return id
    }

    /// A finished node, to inspect its kind or to change it once more is known.
    @inlinable package subscript(_ id: NodeID) -> NodeDraft {
        get { nodes[id] }
        set { nodes[id] = newValue }
    }

    /// The last finished node that has no parent yet.
    @inlinable package var last: NodeID? { open.last }

    /// The height in levels of the last finished node, counting the node itself; 0 if there is none.
    @inlinable package var heightOfLast: Int { open.last.map { Int(nodes[$0].height) } ?? 0 }

    /// The range from the first to the last node finished since a mark. Requires at least one.
    @inlinable package func extent(since mark: Mark) -> SourceRange {
        SourceRange(nodes[open[mark.depth]].range.start, nodes[open[open.count - 1]].range.end)
    }

    /// Discards the parentless nodes finished since a mark, with their descendants.
    @inlinable package mutating func drop(since mark: Mark) { open.cut(to: mark.depth) }

    /// The parentless nodes finished since a mark, in order.
    package func pending(since mark: Mark) -> UnsafeBufferPointer<NodeID> { open.since(mark.depth) }

    /// Removes and returns the parentless nodes finished since a mark, so that they can be added in another
    /// order. They stay in the array, unreachable.
    package mutating func take(since mark: Mark) -> [NodeID] {
        let ids = Array(pending(since: mark))
        open.cut(to: mark.depth)
        return ids
    }

    /// Adds a node that `take` removed.
    @inlinable package mutating func put(_ id: NodeID) { open.push(id) }

    /// Stores text that does not occur in the file.
    package mutating func synthesize(_ text: String) -> TextReference { synthesize(text.utf8) }

    /// Stores text that does not occur in the file, as UTF-8.
    package mutating func synthesize(_ text: some Collection<UInt8>) -> TextReference {
        let start = UInt32(synthesized.count)
        synthesized.append(contentsOf: text)
        return TextReference(start: start, length: UInt32(synthesized.count) - start, isSynthesized: true)
    }

    /// Lists a range as not understood, unless that was just said of it.
    package mutating func skip(_ range: SourceRange, reason: String) {
        if let last = skipped.last, last.range == range, last.reason == reason { return }
        skipped.append(SkippedText(range: range, reason: reason))
    }

    /// The finished tree. The last finished node must be the root, and the only one without a parent.
    package consuming func build(file: SourceFile) -> SyntaxTree {
        precondition(open.count == 1 && Int(open[0]) == nodes.count - 1, "the root must be finished last")
        return SyntaxTree(file: file, drafts: nodes.all, root: open[0], synthesized: synthesized, skipped: skipped)
    }
}

/// A stack of node numbers. Manages its own memory, because an array would check uniqueness at every mutation.
@usableFromInline struct NodeStack: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<NodeID>
    @usableFromInline var capacity = 256
    @usableFromInline var count = 0

    @inlinable init() { base = .allocate(capacity: capacity) }

    @inlinable deinit { base.deallocate() }

    /// The number at an index counted from the bottom.
    @inlinable subscript(_ index: Int) -> NodeID { base[index] }

    @inlinable var last: NodeID? { count > 0 ? base[count - 1] : nil }

    @inlinable mutating func push(_ id: NodeID) {
        if count == capacity { grow() }
        base[count] = id
        count += 1
    }

    /// Truncates to the bottom `count` numbers.
    @inlinable mutating func cut(to count: Int) { self.count = count }

    /// The numbers from `index` up; valid until the next mutation.
    func since(_ index: Int) -> UnsafeBufferPointer<NodeID> {
        UnsafeBufferPointer(start: base + index, count: count - index)
    }

    @usableFromInline mutating func grow() {
        let larger = UnsafeMutablePointer<NodeID>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
