import TimerlintSource
import TimerlintSyntax

/// Which of a file's declarations a node makes: the numbers of declarations, sorted by their nodes. Eight bytes a
/// declaration.
struct DeclarationTable: Sendable {
    private struct Entry: Sendable { let node: NodeID; let declaration: Int32 }
    private let entries: [Entry]

    /// `nodes` are those of the declarations in their order, which is nearly that of the nodes; of two with one node
    /// the first is found.
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
