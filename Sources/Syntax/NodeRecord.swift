import TimerlintSource

/// The index of a node in its tree.
@usableFromInline package typealias NodeID = UInt32

/// A piece of text that a node is named by: a range of the file's bytes, or, where a front end gave the name (the Swift
/// name of an Objective-C method), of the tree's `synthesized` bytes.
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
/// Here and in the other types that every stage reads in its loops, `@usableFromInline` and `@inlinable` open the type
/// to the optimizer in other modules, which sees nothing of a `package` declaration without them: reading was five
/// times slower.
@usableFromInline package struct NodeRecord: Sendable, BitwiseCopyable {
    @usableFromInline package let kind: NodeKind
    /// Whether `name` is a place in the tree's `farNames`.
    @usableFromInline let hasFarName: Bool
    @usableFromInline package let flags: NodeFlags
    /// UTF-8 offsets: from the first token's start to the last token's end, so without surrounding trivia.
    @usableFromInline package let range: SourceRange
    /// How far after the node's start its name begins, in the upper half, and the name's length.
    @usableFromInline let name: UInt32
    @usableFromInline package let parent: NodeID
    /// The number after that of the last node below this one.
    @usableFromInline package fileprivate(set) var end: NodeID

    /// "No such node" for `parent`.
    @inlinable package static var none: NodeID { .max }
}

/// Puts nodes into the form of the tree's array, for which it has the memory made that the tree then owns.
struct NodePacker {
    private let records: UnsafeMutablePointer<NodeRecord>
    private(set) var count = 0
    private(set) var farNames: [TextReference] = []

    var nodes: UnsafeBufferPointer<NodeRecord> { UnsafeBufferPointer(start: records, count: count) }

    /// A node over all that is added until it is closed.
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

    /// `nil` for text that does not stand in the file, or not close behind the node's start.
    private func nearName(_ name: TextReference, from start: UInt32) -> UInt32? {
        if name.isEmpty { return 0 }
        guard !name.isSynthesized, name.start >= start, name.start - start <= 0xFFFF, name.length <= 0xFFFF else {
            return nil
        }
        return (name.start - start) << 16 | name.length
    }
}

extension NodePacker {
    /// The nodes below a draft and itself, each before its children.
    init(_ drafts: UnsafeBufferPointer<NodeDraft>, root: NodeID) {
        // The few drafts that were taken out of the tree leave its end unused.
        records = .allocate(capacity: drafts.count)
        // Of each node that is open: the draft, and its number in the new order.
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

    /// The nodes of a tree, with other ranges and names.
    init(_ nodes: UnsafeBufferPointer<NodeRecord>, places: [(range: SourceRange, name: TextReference)]) {
        records = .allocate(capacity: nodes.count)
        for (record, place) in zip(nodes, places) {
            open(record.kind, record.flags, place.range, place.name, parent: record.parent)
            records[count - 1].end = record.end
        }
    }
}
