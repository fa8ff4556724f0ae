import TimerlintSyntax

/// Maps each node of a tree to the local variable it refers to, if any. One bit per node, plus one number per
/// node with a variable.
struct LocalsOfNodes: Sendable {
    private let bits: [UInt64]
    /// For each word of `bits`, the number of bits set before it.
    private let ranks: [Int32]
    private let variables: [Int32]

    /// `references` are in node order; `nodes` is the number of nodes in the tree.
    init(_ references: [LocalReference], nodes: Int) {
        var bits = [UInt64](repeating: 0, count: nodes >> 6 + 1)
        for reference in references { bits[Int(reference.node) >> 6] |= 1 << UInt64(reference.node & 63) }
        var ranks: [Int32] = []
        ranks.reserveCapacity(bits.count)
        var rank: Int32 = 0
        for word in bits {
            ranks.append(rank)
            rank += Int32(word.nonzeroBitCount)
        }
        self.bits = bits
        self.ranks = ranks
        variables = references.map(\.variable)
    }

    subscript(_ node: NodeID) -> Int? {
        let word = bits[Int(node) >> 6]
        let bit: UInt64 = 1 << UInt64(node & 63)
        guard word & bit != 0 else { return nil }
        return Int(variables[Int(ranks[Int(node) >> 6]) + (word & (bit - 1)).nonzeroBitCount])
    }

    /// In node order.
    var references: [LocalReference] {
        var found: [LocalReference] = []
        found.reserveCapacity(variables.count)
        for (index, var word) in bits.enumerated() {
            while word != 0 {
                let node = NodeID(index << 6 + word.trailingZeroBitCount)
                found.append(LocalReference(node: node, variable: variables[found.count]))
                word &= word - 1
            }
        }
        return found
    }
}
