import TimerlintSource

/// The index of a node in its tree.
@usableFromInline package typealias NodeID = UInt32

/// The text of a node's name: a range of the file's bytes, or of the tree's `synthesized` bytes if a front end
/// made the name up (the Swift name of an Objective-C method).
@usableFromInline package struct TextReference: Sendable, Equatable, BitwiseCopyable {
    @usableFromInline package var start: UInt32
    /// In bytes; the top bit marks synthesized text.
    @usableFromInline var lengthAndOrigin: UInt32

    @inlinable package init(start: UInt32, length: UInt32, isSynthesized: Bool = false) {
        self.start = start
        self.lengthAndOrigin = length | (isSynthesized ? 0x8000_0000 : 0)
    }

    @inlinable package static var none: TextReference { TextReference(start: 0, length: 0) }

    @inlinable package var length: UInt32 { lengthAndOrigin & 0x7FFF_FFFF }
    @inlinable package var isSynthesized: Bool { lengthAndOrigin & 0x8000_0000 != 0 }
    @inlinable package var isEmpty: Bool { length == 0 }
    /// Meaningless for synthesized text.
    @inlinable package var range: SourceRange { SourceRange(start, start + length) }
}

/// One node: 24 trivially copyable bytes in the tree's array.
///
/// `@usableFromInline` and `@inlinable`, here and on the other types of the hot loops, expose the type to the
/// optimizer in other modules, which does not see `package` declarations otherwise. Without them, reading was
/// five times slower.
@usableFromInline package struct NodeRecord: Sendable, BitwiseCopyable {
    @usableFromInline package let kind: NodeKind
    /// Whether `name` is an index into the tree's `farNames`.
    @usableFromInline let hasFarName: Bool
    @usableFromInline package let flags: NodeFlags
    /// UTF-8 offsets from the start of the first token to the end of the last, so surrounding trivia is
    /// excluded.
    @usableFromInline package let range: SourceRange
    /// Upper half: offset of the name from the node's start. Lower half: length of the name.
    @usableFromInline let name: UInt32
    @usableFromInline package let parent: NodeID
    /// One past the number of the node's last descendant.
    @usableFromInline package fileprivate(set) var end: NodeID

    /// "No such node" for `parent`.
    @inlinable package static var none: NodeID { .max }
}

/// Packs drafts into the tree's array. The tree owns the memory that the packer allocates.
struct NodePacker {
    private let records: UnsafeMutablePointer<NodeRecord>
    private(set) var count = 0
    private(set) var farNames: [TextReference] = []

    var nodes: UnsafeBufferPointer<NodeRecord> { UnsafeBufferPointer(start: records, count: count) }

    /// Starts a node that contains every node added until it is closed.
    private mutating func open(
        _ kind: NodeKind, _ flags: NodeFlags, _ range: SourceRange, _ name: TextReference, parent: NodeID
    ) {
        let near = nearName(name, from: range.start)
        if near == nil { farNames.append(name) }
        (records + count).initialize(
            to: NodeRecord(
                kind: kind, hasFarName: near == nil, flags: flags, range: range,
                name: near ?? UInt32(farNames.count - 1), parent: parent,
                end: NodeID(count + 1)))
        count += 1
    }

    /// `nil` for synthesized text, and for text too far from the node's start.
    private func nearName(_ name: TextReference, from start: UInt32) -> UInt32? {
        if name.isEmpty { return 0 }
        guard !name.isSynthesized, name.start >= start, name.start - start <= 0xFFFF, name.length <= 0xFFFF else {
            return nil
        }
        return (name.start - start) << 16 | name.length
    }
}

extension NodePacker {
    /// Packs a draft and its descendants in preorder.
    init(_ drafts: UnsafeBufferPointer<NodeDraft>, root: NodeID) {
        // Drafts that were removed from the tree leave the end of the allocation unused.
        records = .allocate(capacity: drafts.count)
        // The open nodes: the draft, and its number in the new order.
        var around: [(draft: NodeID, id: NodeID)] = []
        var next = root
        while true {
            let draft = drafts[Int(next)]
            let id = NodeID(count)
            open(draft.kind, draft.flags, draft.range, draft.name, parent: around.last?.id ?? NodeRecord.none)
            if draft.firstChild != NodeDraft.none {
                around.append((next, id))
                next = draft.firstChild
                continue
            }
            var last = next
            while drafts[Int(last)].nextSibling == NodeDraft.none || around.isEmpty {
                guard let parent = around.popLast() else { return }
                records[Int(parent.id)].end = NodeID(count)
                last = parent.draft
            }
            next = drafts[Int(last)].nextSibling
        }
    }

    /// Packs the nodes of a tree with new ranges and names.
    init(_ nodes: UnsafeBufferPointer<NodeRecord>, places: [(range: SourceRange, name: TextReference)]) {
        records = .allocate(capacity: nodes.count)
        for (record, place) in zip(nodes, places) {
            open(record.kind, record.flags, place.range, place.name, parent: record.parent)
            records[count - 1].end = record.end
        }
    }
}
