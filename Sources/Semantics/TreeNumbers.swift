import TimerlintSyntax

/// Maps trees to file numbers: a hash table keyed by address.
struct TreeNumbers: Sendable {
    /// A tree's address (0 for a free slot) and its number.
    private let slots: [(address: UInt, number: Int)]
    private let mask: Int

    init(_ trees: [SyntaxTree]) {
        var capacity = 16
        while capacity < trees.count * 2 { capacity *= 2 }
        mask = capacity - 1
        var slots = [(address: UInt, number: Int)](repeating: (0, 0), count: capacity)
        for (number, tree) in trees.enumerated() {
            var slot = Self.hash(tree.address) & mask
            while slots[slot].address != 0 { slot = (slot + 1) & mask }
            slots[slot] = (tree.address, number)
        }
        self.slots = slots
    }

    /// 0 for a tree that belongs to no file.
    func number(ofTreeOf node: Node) -> Int {
        let address = node.treeAddress
        var slot = Self.hash(address) & mask
        while slots[slot].address != address {
            if slots[slot].address == 0 { return 0 }
            slot = (slot + 1) & mask
        }
        return slots[slot].number
    }

    /// Spreads addresses, whose low bits are all alike, by the golden ratio.
    private static func hash(_ address: UInt) -> Int {
        Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
