import TimerlintSyntax

/// The uses of each local variable of a file: for every definition its uses, kept in one array, those of one variable
/// side by side.
struct LocalUses: Sendable {
    /// Where the uses of each variable begin; one more than there are variables.
    private let starts: [Int32]
    private let nodes: [NodeID]

    /// `variableOfNode` has the number of a variable for each node that refers to one, and -1 for the others.
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
