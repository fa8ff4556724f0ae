import TimerlintSource

/// One node while its tree is built, tied to others by their numbers in the order of finishing. Nodes that were taken out of the tree stay in the array.
@usableFromInline package struct NodeDraft: Sendable, BitwiseCopyable {
    @usableFromInline package var kind: NodeKind
    @usableFromInline package var flags: NodeFlags
    /// UTF-8 offsets: from the first token's start to the last token's end, so without surrounding trivia.
    @usableFromInline package var range: SourceRange
    @usableFromInline package var name: TextReference
    @usableFromInline package var parent: NodeID
    @usableFromInline package var firstChild: NodeID
    @usableFromInline package var nextSibling: NodeID

    @inlinable init(
        kind: NodeKind, flags: NodeFlags, range: SourceRange, name: TextReference, parent: NodeID, firstChild: NodeID,
        nextSibling: NodeID
    ) {
        self.kind = kind
        self.flags = flags
        self.range = range
        self.name = name
        self.parent = parent
        self.firstChild = firstChild
        self.nextSibling = nextSibling
    }

    /// "No such node" for `parent`, `firstChild` and `nextSibling`.
    @inlinable package static var none: NodeID { .max }
}
