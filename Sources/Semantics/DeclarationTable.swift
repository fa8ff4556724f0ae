import TimerlintSource
import TimerlintSyntax

/// Maps nodes to the declarations they make: declaration numbers sorted by node. Eight bytes per declaration.
struct DeclarationTable: Sendable {
    private struct Entry: Sendable { let node: NodeID; let declaration: Int32 }
    private let entries: [Entry]

    /// `nodes` are the declarations' nodes in declaration order, which is nearly node order. If two
    /// declarations share a node, the first one is found.
    init(_ nodes: some Sequence<NodeID>) {
        var entries: [Entry] = []
        var isSorted = true
        for node in nodes {
            if let last = entries.last, last.node > node { isSorted = false }
            entries.append(Entry(node: node, declaration: Int32(entries.count)))
        }
        if !isSorted { entries.sort { $0.node == $1.node ? $0.declaration < $1.declaration : $0.node < $1.node } }
        self.entries = entries.withUnsafeBufferPointer(Array.init)
    }

    subscript(_ node: NodeID) -> Int? {
        let place = entries.partitioningIndex { $0.node >= node }
        return place < entries.count && entries[place].node == node ? Int(entries[place].declaration) : nil
    }
}
