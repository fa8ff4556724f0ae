import TimerlintSyntax

/// The number of each file in a project, found by its tree: a hash table over addresses.
struct TreeNumbers: Sendable {
    /// The address of a tree, 0 where the slot is free, and the tree's number.
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

    /// 0 for a tree of none of the files.
    func number(ofTreeOf node: Node) -> Int {
        let address = node.treeAddress
        var slot = Self.hash(address) & mask
        while slots[slot].address != address {
            if slots[slot].address == 0 { return 0 }
            slot = (slot + 1) & mask
        }
        return slots[slot].number
    }

    /// Spreads addresses, whose last bits are all alike, by the golden ratio.
    private static func hash(_ address: UInt) -> Int {
        Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
