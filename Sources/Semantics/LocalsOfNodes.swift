import TimerlintSyntax

/// Maps each node of a tree to the local variable it refers to, if any. One bit per node, plus one number per
/// node with a variable.
struct LocalsOfNodes: Sendable {
    private let bits: [UInt64]
    /// For each word of `bits`, the number of bits set before it.
    private let ranks: [Int32]
    private let variables: [Int32]

    /// `variableOfNode` gives -1 for nodes that refer to no local variable.
    init(_ variableOfNode: [Int32]) {
        var bits = [UInt64](repeating: 0, count: variableOfNode.count >> 6 + 1)
        for (node, variable) in variableOfNode.enumerated() where variable >= 0 {
            bits[node >> 6] |= 1 << UInt64(node & 63)
        }
        var ranks: [Int32] = []
        ranks.reserveCapacity(bits.count)
        var rank: Int32 = 0
        for word in bits {
            ranks.append(rank)
            rank += Int32(word.nonzeroBitCount)
        }
        self.bits = bits
        self.ranks = ranks
        variables = variableOfNode.filter { $0 >= 0 }.withUnsafeBufferPointer { Array($0) }
    }

    subscript(_ node: NodeID) -> Int? {
        let word = bits[Int(node) >> 6]
        let bit: UInt64 = 1 << UInt64(node & 63)
        guard word & bit != 0 else { return nil }
        return Int(variables[Int(ranks[Int(node) >> 6]) + (word & (bit - 1)).nonzeroBitCount])
    }
}
