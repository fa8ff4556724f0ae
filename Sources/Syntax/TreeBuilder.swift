import TimerlintSource

/// Builds a `SyntaxTree` bottom-up: a front end finishes a node over all nodes finished since a mark, so that an
/// expression already built can become the first child of a longer one (`a` of `a.b`, `a.b` of `a.b(c)`) at no cost.
@usableFromInline package struct TreeBuilder: ~Copyable {
    @usableFromInline var nodes: DraftBuffer
    /// Finished nodes that have no parent yet.
    @usableFromInline var open = NodeStack()
    private var synthesized: [UInt8] = []
    private var skipped: [SkippedText] = []

    package init(expectedNodes: Int) {
        nodes = DraftBuffer(capacity: expectedNodes)
    }

    /// A point between finished nodes.
    @usableFromInline package struct Mark: Sendable {
        @usableFromInline let depth: Int

        @inlinable init(depth: Int) { self.depth = depth }

        /// Before all nodes.
        @inlinable package static var start: Mark { Mark(depth: 0) }
    }

    @inlinable package var mark: Mark { Mark(depth: open.count) }
    /// The point before the node finished last, so that it becomes the first child of what is finished since. There
    /// must be one.
    @inlinable package var markBeforeLast: Mark { Mark(depth: open.count - 1) }
    @inlinable package func hasNodes(since mark: Mark) -> Bool { open.count > mark.depth }
    @inlinable package func count(since mark: Mark) -> Int { open.count - mark.depth }

    /// Makes a node whose children are all nodes finished since `mark`.
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

    /// Makes a node without children.
    @discardableResult
    @inlinable package mutating func leaf(
        _ kind: NodeKind, range: SourceRange, name: TextReference = .none, flags: NodeFlags = []
    ) -> NodeID {
        let id = NodeID(nodes.count)
        append(NodeDraft(kind: kind, flags: flags, range: range, name: name, height: 1, firstChild: NodeDraft.none))
        return id
    }

    /// A node already finished (to look at its kind, or to change it once more is known).
    @inlinable package subscript(_ id: NodeID) -> NodeDraft {
        get { nodes[id] }
        set { nodes[id] = newValue }
    }

    /// The node finished last that has no parent yet.
    @inlinable package var last: NodeID? { open.last }

    /// How many levels of nodes the node finished last holds, itself counted; 0 where there is none.
    @inlinable package var heightOfLast: Int { open.last.map { Int(nodes[$0].height) } ?? 0 }

    /// From the start of the first node finished since a mark to the end of the last. There must be one.
    @inlinable package func extent(since mark: Mark) -> SourceRange {
        SourceRange(nodes[open[mark.depth]].range.start, nodes[open[open.count - 1]].range.end)
    }

    /// Forgets the parentless nodes finished since a mark, with all they hold.
    @inlinable package mutating func drop(since mark: Mark) { open.cut(to: mark.depth) }

    /// The parentless nodes finished since a mark, in order.
    package func pending(since mark: Mark) -> UnsafeBufferPointer<NodeID> { open.since(mark.depth) }

    /// Takes back the parentless nodes finished since a mark (they stay in the array, unreachable) so that they can be
    /// put in another order.
    package mutating func take(since mark: Mark) -> [NodeID] {
        let ids = Array(pending(since: mark))
        open.cut(to: mark.depth)
        return ids
    }

    /// Puts nodes that were taken back as the latest ones.
    @inlinable package mutating func put(_ id: NodeID) { open.push(id) }

    /// Stores text that stands nowhere in the file.
    package mutating func synthesize(_ text: String) -> TextReference { synthesize(text.utf8) }

    /// Stores text that stands nowhere in the file, as UTF-8.
    package mutating func synthesize(_ text: some Collection<UInt8>) -> TextReference {
        let start = UInt32(synthesized.count)
        synthesized.append(contentsOf: text)
        return TextReference(start: start, length: UInt32(synthesized.count) - start, isSynthesized: true)
    }

    package mutating func skip(_ range: SourceRange, reason: String) {
        skipped.append(SkippedText(range: range, reason: reason))
    }

    /// A point to come back to: everything finished after it can be forgotten.
    package struct Checkpoint: Sendable { let nodes, open, synthesized, skipped: Int }

    package var checkpoint: Checkpoint {
        Checkpoint(nodes: nodes.count, open: open.count, synthesized: synthesized.count, skipped: skipped.count)
    }

    /// Forgets what was finished since the checkpoint. Only valid while no node older than it was given a parent since.
    package mutating func rewind(to checkpoint: Checkpoint) {
        nodes.cut(to: checkpoint.nodes)
        open.cut(to: checkpoint.open)
        synthesized.removeLast(synthesized.count - checkpoint.synthesized)
        skipped.removeLast(skipped.count - checkpoint.skipped)
    }

    /// The finished tree. The node finished last must be the root, and the only one without a parent.
    package consuming func build(file: SourceFile) -> SyntaxTree {
        precondition(open.count == 1 && Int(open[0]) == nodes.count - 1, "the root must be finished last")
        return SyntaxTree(file: file, drafts: nodes.all, root: open[0], synthesized: synthesized, skipped: skipped)
    }
}

/// Numbers of nodes, the latest on top. Memory of its own: an array asks at each change whether it is shared.
@usableFromInline struct NodeStack: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<NodeID>
    @usableFromInline var capacity = 256
    @usableFromInline var count = 0

    @inlinable init() { base = .allocate(capacity: capacity) }

    @inlinable deinit { base.deallocate() }

    /// The number at a place, counted from the bottom.
    @inlinable subscript(_ index: Int) -> NodeID { base[index] }

    @inlinable var last: NodeID? { count > 0 ? base[count - 1] : nil }

    @inlinable mutating func push(_ id: NodeID) {
        if count == capacity { grow() }
        base[count] = id
        count += 1
    }

    /// Leaves so many.
    @inlinable mutating func cut(to count: Int) { self.count = count }

    /// Those above a place; valid until the next change.
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
