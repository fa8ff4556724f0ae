import TimerlintSource
import TimerlintSyntax

/// The two states of the smallest list of statements or members outside of which two trees are the same, but for places.
///
/// Where `stop()` is typed behind `start()` in `func f() { if a { start() } }`, the container is the block of the `if`,
/// `old` is empty, and `new` is the call. Where `start()` becomes `restart()`, `old` and `new` are that call: what is typed
/// touches it. Where `else { b() }` is added, the container is the block of `f`, because the `if` is another statement now.
///
/// Where only the blanks between two tokens differ, no item does, and the container is the innermost node around them.
struct EditedList {
    /// In the old tree.
    let container: Node
    /// The items that may differ.
    let old: Range<NodeID>
    let new: Range<NodeID>

    /// `nil` if there is no such list.
    init?(of old: SyntaxTree, to new: SyntaxTree) {
        guard old.file.rewritings.isEmpty, new.file.rewritings.isEmpty else { return nil }
        // What is inserted before something that begins, or ends, like it has several places.
        let change = ByteChange.first(of: old.file.bytes, to: new.file.bytes)
        if let blanks = EditedList(blanksOf: old, to: new, change) {
            self = blanks
            return
        }
        let moved = change.moved(in: old.file.bytes, new.file.bytes)
        let changes = moved == change ? [change] : [change, moved]
        let list = Self.smallest(of: old, to: new, changes, touching: false)
        if let list, list.container.id == changes.compactMap({ $0.containers(in: old).last?.id }).max() {
            self = list
            return
        }
        // What is typed at the end of an item belongs to it.
        let other = Self.smallest(of: old, to: new, changes, touching: true)
        guard let smallest = [list, other].compactMap(\.self).min(by: { $0.size < $1.size }) else { return nil }
        self = smallest
    }

    /// `nil` if more differs than the blanks between two tokens.
    private init?(blanksOf old: SyntaxTree, to new: SyntaxTree, _ change: ByteChange) {
        guard old.nodes.count == new.nodes.count, change.isBlank(in: old.file.bytes, new.file.bytes) else { return nil }
        let node = change.innermostNode(in: old)
        // A leaf may be a token, and a string literal has some between its interpolations.
        guard node.kind.isContainer || node.end > node.id + 1, node.kind != .stringLiteral else { return nil }
        let rest = node.firstItem { $0.range.start >= change.old.upperBound }?.id ?? node.end
        let shift = Shift(bytes: change.growth, nodes: 0, around: node, first: rest)
        guard (0..<NodeID(old.nodes.count)).allSatisfy({ shift.leads($0, to: new.root.node($0)) }) else { return nil }
        container = node
        (self.old, self.new) = (rest..<rest, rest..<rest)
    }

    private static func smallest(
        of old: SyntaxTree, to new: SyntaxTree, _ changes: [ByteChange], touching: Bool
    ) -> EditedList? {
        var found: EditedList?
        for change in changes where found?.size != 0 {
            let containers = change.containers(in: old).reversed()
            let list = containers.lazy.compactMap { EditedList($0, new, change, touching) }.first
            if let list, list.size < found?.size ?? .max { found = list }
        }
        return found
    }

    private var size: Int { old.count + new.count }

    /// `nil` if the trees differ outside of the container, or before or after the items that the change concerns.
    private init?(_ container: Node, _ other: SyntaxTree, _ change: ByteChange, _ touching: Bool) {
        self.container = container
        let tree = container.tree
        guard container.id < other.nodes.count else { return nil }
        old = container.items(at: change.old, touching)
        new = other.root.node(container.id).items(at: change.new, touching)
        let count = tree.nodes.count
        guard old.lowerBound == new.lowerBound, count - Int(old.upperBound) == other.nodes.count - Int(new.upperBound)
        else { return nil }
        let (start, rest) = (old.lowerBound, old.upperBound..<NodeID(count))
        let shift = Shift(
            bytes: change.growth, nodes: other.nodes.count - count, around: container,
            first: rest.lowerBound)
        guard (0..<start).allSatisfy({ shift.leads($0, to: other.root.node($0)) }),
            rest.allSatisfy({ shift.leads($0, to: other.root.node(NodeID(Int($0) + shift.nodes))) })
        else { return nil }
    }
}

/// How the places of nodes outside of an edited list differ.
private struct Shift {
    let bytes, nodes: Int
    /// The list's container.
    let around: Node
    /// The first node after the list's items.
    let first: NodeID

    /// Whether a node of the old tree is the same as one of the new.
    func leads(_ id: NodeID, to other: Node) -> Bool {
        let own = around.node(id)
        let isAround = id <= around.id && own.end > around.id
        let start = id >= first ? bytes : 0
        // Nearly all nodes end here.
        if !isAround, own.record.agrees(with: other.record, shiftedBy: start) { return true }
        let (range, otherRange) = (own.range, other.range)
        let (name, otherName) = (own.nameReference, other.nameReference)
        let (end, last) = isAround ? (bytes, nodes) : (start, id >= first ? nodes : 0)
        // A closure's body reaches from its first statement to its last.
        let isInPlace =
            Int(range.start) + start == Int(otherRange.start) && Int(range.end) + end == Int(otherRange.end)
        return own.kind == other.kind && own.flags == other.flags && (isInPlace || own == around)
            && Int(own.end) + last == Int(other.end) && name.length == otherName.length
            && (name.isSynthesized || otherName.isSynthesized
                ? own.spelling == other.spelling
                : name.isEmpty || Int(name.start) + start == Int(otherName.start))
    }
}

extension ByteChange {
    /// The innermost node that begins before what differs and ends after it; otherwise the root.
    fileprivate func innermostNode(in tree: SyntaxTree) -> Node {
        var node = tree.root
        while let inner = node.firstItem(where: isInside) { node = inner }
        return node
    }

    private func isInside(_ node: Node) -> Bool {
        node.range.start < old.lowerBound && old.upperBound < node.range.end
    }

    /// The containers around what differs, outermost first.
    fileprivate func containers(in tree: SyntaxTree) -> [Node] {
        var found: [Node] = []
        var next: Node? = tree.root
        while let node = next {
            if node.kind.isContainer { found.append(node) }
            next = node.firstItem(where: isInside) ?? body(of: node)
        }
        return found
    }

    /// The block that a change before its first statement, or after its last, belongs to.
    private func body(of node: Node) -> Node? {
        node.firstItem { $0.kind == .block && $0.end == node.end && old.lowerBound > node.range.start }
    }
}

extension Node {
    /// The children that a range overlaps, or also those that it touches.
    fileprivate func items(at range: Range<UInt32>, _ touching: Bool) -> Range<NodeID> {
        let start = firstItem { touching ? $0.range.end >= range.lowerBound : $0.range.end > range.lowerBound }
        var rest = start?.id ?? end
        while rest < end,
            touching ? node(rest).range.start <= range.upperBound : node(rest).range.start < range.upperBound
        {
            rest = node(rest).end
        }
        return (start?.id ?? end)..<rest
    }

    /// The first child that satisfies a condition. Does not count as reading.
    fileprivate func firstItem(where condition: (Node) -> Bool) -> Node? {
        var next = id + 1
        while next < end {
            if condition(node(next)) { return node(next) }
            next = node(next).end
        }
        return nil
    }
}
