import TimerlintSource

/// One node while its tree is being built, linked to its children by their numbers in the order of finishing.
/// Nodes that were removed from the tree stay in the array.
@usableFromInline package struct NodeDraft: Sendable, BitwiseCopyable {
    @usableFromInline package var kind: NodeKind
    @usableFromInline package var flags: NodeFlags
    /// UTF-8 offsets from the start of the first token to the end of the last, so surrounding trivia is
    /// excluded.
    @usableFromInline package var range: SourceRange
    @usableFromInline package var name: TextReference
    /// Height of the subtree in levels, counting this node (saturating).
    @usableFromInline package var height: UInt16
    @usableFromInline package var firstChild: NodeID
    @usableFromInline package var nextSibling: NodeID

    @inlinable init(
        kind: NodeKind, flags: NodeFlags, range: SourceRange, name: TextReference, height: UInt16, firstChild: NodeID
    ) {
        self.kind = kind
        self.flags = flags
        self.range = range
        self.name = name
        self.height = height
        self.firstChild = firstChild
        nextSibling = Self.none
    }

    /// "No such node" for `firstChild` and `nextSibling`.
    @inlinable package static var none: NodeID { .max }
}

/// Drafts in the order of finishing. Manages its own memory, because an array would check uniqueness at every
/// mutation.
@usableFromInline struct DraftBuffer: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<NodeDraft>
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0

    @inlinable init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    @inlinable deinit { base.deallocate() }

    @inlinable subscript(_ id: NodeID) -> NodeDraft {
        get { base[Int(id)] }
        set { base[Int(id)] = newValue }
    }

    @inlinable mutating func append(_ draft: NodeDraft) {
        if count == capacity { grow() }
        (base + count).initialize(to: draft)
        count += 1
    }

    var all: UnsafeBufferPointer<NodeDraft> { UnsafeBufferPointer(start: base, count: count) }

    @usableFromInline mutating func grow() {
        let larger = UnsafeMutablePointer<NodeDraft>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
