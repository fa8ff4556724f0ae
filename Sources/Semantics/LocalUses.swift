import TimerlintSyntax

/// The def-use table of a file's local variables: one array that groups the uses by variable.
struct LocalUses: Sendable {
    /// The start of each variable's uses in `nodes`, with one extra element at the end.
    private let starts: [Int32]
    private let nodes: [NodeID]

    /// `variableOfNode` gives for each node the number of the variable it refers to, or -1.
    init(_ variableOfNode: [Int32], variables: Int) {
        var starts = [Int32](repeating: 0, count: variables + 1)
        for variable in variableOfNode where variable >= 0 { starts[Int(variable) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var ends = starts
        var nodes = [NodeID](repeating: 0, count: Int(starts[variables]))
        for (node, variable) in variableOfNode.enumerated() where variable >= 0 {
            nodes[Int(ends[Int(variable)])] = NodeID(node)
            ends[Int(variable)] += 1
        }
        self.starts = starts
        self.nodes = nodes
    }

    subscript(_ variable: Int) -> ArraySlice<NodeID> { nodes[Int(starts[variable])..<Int(starts[variable + 1])] }
}
