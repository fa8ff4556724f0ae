import TimerlintSource
import TimerlintSyntax

/// The two states of the smallest list of statements or members outside of which two trees are the same, but for places.
struct EditedList {
    /// In the old tree.
    let container: Node
    /// The items that may differ.
    let old: Range<NodeID>
    let new: Range<NodeID>

    /// `nil` if there is no such list.
    init?(of old: SyntaxTree, to new: SyntaxTree) {
        guard old.file.rewritings.isEmpty, new.file.rewritings.isEmpty else { return nil }
        let change = ByteChange(of: old.file.bytes, to: new.file.bytes)
        let lists = change.containers(in: old).reversed().lazy.compactMap { EditedList($0, new, change) }
        guard let first = lists.first else { return nil }
        self = first
    }

    /// `nil` if the trees differ outside of the container, or before or after the items that the change concerns.
    private init?(_ container: Node, _ other: SyntaxTree, _ change: ByteChange) {
        self.container = container
        let tree = container.tree
        guard container.id < other.nodes.count else { return nil }
        old = container.items(outside: change.old)
        new = other.root.node(container.id).items(outside: change.new)
        let count = tree.nodes.count
        guard old.lowerBound == new.lowerBound, count - Int(old.upperBound) == other.nodes.count - Int(new.upperBound)
        else { return nil }
        let (start, rest) = (old.lowerBound, old.upperBound..<NodeID(count))
        let shift = Shift(
            bytes: change.new.count - change.old.count, nodes: other.nodes.count - count, around: container,
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
        let (range, otherRange) = (own.range, other.range)
        let (name, otherName) = (own.nameReference, other.nameReference)
        let start = id >= first ? bytes : 0
        let (end, last) = isAround ? (bytes, nodes) : (start, id >= first ? nodes : 0)
        return own.kind == other.kind && own.flags == other.flags && Int(range.start) + start == Int(otherRange.start)
            && Int(range.end) + end == Int(otherRange.end) && Int(own.end) + last == Int(other.end)
            && name.length == otherName.length
            && (name.isSynthesized || otherName.isSynthesized
                ? own.spelling == other.spelling
                : name.isEmpty || Int(name.start) + start == Int(otherName.start))
    }
}

/// The bytes in which two texts differ, apart from what stands before and after them in both.
private struct ByteChange {
    let old, new: Range<UInt32>

    init(of old: [UInt8], to new: [UInt8]) {
        (self.old, self.new) = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var start = 0
                while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
                var rest = 0
                let most = min(old.count, new.count) - start
                while rest < most, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
                return (UInt32(start)..<UInt32(old.count - rest), UInt32(start)..<UInt32(new.count - rest))
            }
        }
    }

    /// The containers around what differs, outermost first.
    func containers(in tree: SyntaxTree) -> [Node] {
        var found: [Node] = []
        var next: Node? = tree.root
        while let node = next {
            if node.kind.isContainer { found.append(node) }
            next = node.firstItem { item in
                item.range.start < old.lowerBound && old.upperBound < item.range.end
            }
        }
        return found
    }
}

extension Node {
    /// The children but for those before and after a range.
    fileprivate func items(outside range: Range<UInt32>) -> Range<NodeID> {
        let start = firstItem { $0.range.end > range.lowerBound }?.id ?? end
        var rest = start
        while rest < end, node(rest).range.start < range.upperBound { rest = node(rest).end }
        return start..<rest
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
