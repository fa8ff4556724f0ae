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

    /// In bytes.
    @inlinable package var length: UInt32 { lengthAndOrigin & 0x7FFF_FFFF }
    /// Whether the text is not in the file: the Objective-C front end made it, such as a Swift name.
    @inlinable package var isSynthesized: Bool { lengthAndOrigin & 0x8000_0000 != 0 }
    @inlinable package var isEmpty: Bool { length == 0 }
    /// Meaningless for synthesized text.
    @inlinable package var range: SourceRange { SourceRange(start, start + length) }
}

/// One node: 16 trivially copyable bytes in the tree's array. Most of what is resident while a project is linted are
/// these records, so each field has the size that nearly all nodes need; `WideNode` holds what does not fit.
///
/// `@usableFromInline` and `@inlinable`, here and on the other types of the hot loops, expose the type to the
/// optimizer in other modules, which does not see `package` declarations otherwise. Without them, reading was
/// five times slower.
@usableFromInline package struct NodeRecord: Sendable, BitwiseCopyable {
    @usableFromInline package let kind: NodeKind
    /// Top bit: whether the name is one of the tree's `farNames`, with its index in the other 23 bits. Otherwise the
    /// length of the name in bytes, and its offset from the node's start.
    @usableFromInline let nameHigh: UInt8
    @usableFromInline package let flags: NodeFlags
    /// The UTF-8 offset of the first token.
    @usableFromInline package let start: UInt32
    @usableFromInline let nameLow: UInt16
    /// In bytes, from the start of the first token to the end of the last; `tooWide` for a longer node.
    @usableFromInline let length: UInt16
    /// The difference to the parent's number; 0 for the root.
    @usableFromInline let toParent: UInt16
    /// The number of nodes in the subtree, counting this one.
    @usableFromInline fileprivate(set) var extent: UInt16

    /// In `length`, `toParent` and `extent`: the value does not fit, and the tree's `wideNodes` hold it.
    @inlinable static var tooWide: UInt16 { .max }
    /// Whether the tree's `wideNodes` hold the node.
    var isWide: Bool { length == Self.tooWide || toParent == Self.tooWide || extent == Self.tooWide }

    /// Whether another record says the same of a place so many bytes further on. Also `false` if the tree holds a part of
    /// what is said of either node elsewhere.
    @inlinable package func agrees(with other: NodeRecord, shiftedBy bytes: Int) -> Bool {
        kind == other.kind && flags == other.flags && length == other.length && length != Self.tooWide
            && extent == other.extent && extent != Self.tooWide && nameHigh == other.nameHigh && !hasFarName
            && nameLow == other.nameLow && Int(start) + bytes == Int(other.start)
    }

    @inlinable var hasFarName: Bool { nameHigh & 0x80 != 0 }
    /// The index of the name in the tree's `farNames`.
    @inlinable var farName: Int { Int(nameHigh & 0x7F) << 16 | Int(nameLow) }
    @inlinable var nearName: TextReference {
        nameHigh == 0 ? .none : TextReference(start: start + UInt32(nameLow), length: UInt32(nameHigh))
    }
}

/// The fields of a node that do not fit into its record: of a long one, or one in a large tree. They are few.
@usableFromInline struct WideNode: Sendable, BitwiseCopyable {
    @usableFromInline let id: NodeID
    @usableFromInline let range: SourceRange
    @usableFromInline let parent: NodeID
    /// One past the number of the node's last descendant.
    @usableFromInline fileprivate(set) var end: NodeID
}

/// Packs drafts into the tree's array. The tree owns the memory that the packer allocates.
struct NodePacker {
    private let records: UnsafeMutablePointer<NodeRecord>
    private(set) var count = 0
    private(set) var farNames: [TextReference] = []
    private var wide: [NodeID: WideNode] = [:]

    var nodes: UnsafeBufferPointer<NodeRecord> { UnsafeBufferPointer(start: records, count: count) }
    /// Sorted by number.
    var wideNodes: [WideNode] { wide.values.sorted { $0.id < $1.id } }

    /// Starts a node that contains every node added until it is closed. The root is its own parent.
    @inline(__always) private mutating func open(
        _ kind: NodeKind, _ flags: NodeFlags, _ range: SourceRange, _ name: TextReference, parent: NodeID
    ) -> NodeID {
        let id = NodeID(count)
        let (nameHigh, nameLow) = packed(name, from: range.start)
        let length = Self.narrowed(range.end - range.start)
        let toParent = Self.narrowed(id - parent)
        if length == NodeRecord.tooWide || toParent == NodeRecord.tooWide {
            wide[id] = WideNode(id: id, range: range, parent: parent, end: id + 1)
        }
        (records + count).initialize(
            to: NodeRecord(
                kind: kind, nameHigh: nameHigh, flags: flags, start: range.start, nameLow: nameLow, length: length,
                toParent: toParent, extent: 1))
        count += 1
        return id
    }

    @inline(__always) private mutating func close(_ id: NodeID, _ range: SourceRange, parent: NodeID) {
        let end = NodeID(count)
        records[Int(id)].extent = Self.narrowed(end - id)
        if records[Int(id)].isWide {
            wide[id] = WideNode(id: id, range: range, parent: parent, end: end)
        }
    }

    private static func narrowed(_ value: UInt32) -> UInt16 {
        value < UInt32(NodeRecord.tooWide) ? UInt16(value) : NodeRecord.tooWide
    }

    /// A name that is synthesized, long, or too far from the node's start is kept apart.
    private mutating func packed(_ name: TextReference, from start: UInt32) -> (high: UInt8, low: UInt16) {
        if name.isEmpty { return (0, 0) }
        if !name.isSynthesized, name.start >= start, name.start - start <= 0xFFFF, name.length < 0x80 {
            return (UInt8(name.length), UInt16(name.start - start))
        }
        farNames.append(name)
        let index = farNames.count - 1
        precondition(index < 1 << 23, "a file has fewer names than bytes, and fewer bytes than this")
        return (0x80 | UInt8(index >> 16), UInt16(index & 0xFFFF))
    }
}

extension NodePacker {
    /// Packs a draft and its descendants in preorder.
    init(_ drafts: UnsafeBufferPointer<NodeDraft>, root: NodeID) {
        // Drafts that were removed from the tree leave the end of the allocation unused.
        records = .allocate(capacity: drafts.count)
        // The open nodes: their drafts, and their numbers in the new order.
        var openDrafts = NodeStack()
        var openNodes = NodeStack()
        var next = root
        while true {
            let draft = drafts[Int(next)]
            let id = open(draft.kind, draft.flags, draft.range, draft.name, parent: openNodes.last ?? 0)
            if draft.firstChild != NodeDraft.none {
                openDrafts.push(next)
                openNodes.push(id)
                next = draft.firstChild
                continue
            }
            var last = next
            while drafts[Int(last)].nextSibling == NodeDraft.none || openNodes.count == 0 {
                guard let node = openNodes.last, let done = openDrafts.last else { return }
                openNodes.cut(to: openNodes.count - 1)
                openDrafts.cut(to: openDrafts.count - 1)
                close(node, drafts[Int(done)].range, parent: openNodes.last ?? 0)
                last = done
            }
            next = drafts[Int(last)].nextSibling
        }
    }

    /// Packs the nodes of a tree with new ranges and names.
    init(_ tree: SyntaxTree, places: [(range: SourceRange, name: TextReference)]) {
        records = .allocate(capacity: tree.nodes.count)
        var open: [(node: Node, range: SourceRange)] = []
        for (id, place) in places.enumerated() {
            let node = tree.root.node(NodeID(id))
            let (record, parent) = (node.record, node.parent?.id ?? 0)
            while let last = open.last, last.node.end <= node.id { close(open.removeLast()) }
            _ = self.open(record.kind, record.flags, place.range, place.name, parent: parent)
            open.append((node, place.range))
        }
        while let last = open.popLast() { close(last) }
    }

    private mutating func close(_ last: (node: Node, range: SourceRange)) {
        close(last.node.id, last.range, parent: last.node.parent?.id ?? 0)
    }
}
