import TimerlintSyntax

/// A name expression, capture or pattern that refers to a local variable, parameter or capture of its file.
struct LocalReference: Sendable {
    let node: NodeID
    /// An index of the file's variables.
    let variable: Int32
}

/// The def-use table of a file's local variables: one array that groups the uses by variable.
struct LocalUses: Sendable {
    /// The start of each variable's uses in `nodes`, with one extra element at the end.
    private let starts: [Int32]
    private let nodes: [NodeID]

    /// `references` are in node order.
    init(_ references: [LocalReference], variables: Int) {
        var starts = [Int32](repeating: 0, count: variables + 1)
        for reference in references { starts[Int(reference.variable) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var ends = starts
        var nodes = [NodeID](repeating: 0, count: references.count)
        for reference in references {
            nodes[Int(ends[Int(reference.variable)])] = reference.node
            ends[Int(reference.variable)] += 1
        }
        self.starts = starts
        self.nodes = nodes
    }

    subscript(_ variable: Int) -> ArraySlice<NodeID> { nodes[Int(starts[variable])..<Int(starts[variable + 1])] }
}
