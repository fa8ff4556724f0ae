import TimerlintSource
import TimerlintSyntax

/// The difference between two states of a file that declares the same: some successive statements of a block, members of
/// a type, or anything.
package struct CodeEdit: Sendable {
    package let old: FileModel
    package let new: FileModel
    /// The nodes that may differ; none if the edit is between nodes.
    package let oldNodes: Range<NodeID>
    package let newNodes: Range<NodeID>
    /// The container of these nodes; `nil` if anything may differ.
    private let container: Node?

    init(of old: FileModel, to new: FileModel) {
        self.old = old
        self.new = new
        let list = EditedList(of: old.tree, to: new.tree)
        container = list?.container
        oldNodes = list?.old ?? 0..<NodeID(old.tree.nodes.count)
        newNodes = list?.new ?? 0..<NodeID(new.tree.nodes.count)
    }

    /// Whether nobody read what differs, nor asked for a name or a kind of node that is there now.
    package func isUnread(isUnnamed: (Spelling) -> Bool) -> Bool {
        !isRead && old.file.answersSearches(like: new.file) && LocalEdit(self).isUnread
            && !old.knownNodes.questions.contains { new.hasNodes(of: $0.kind, $0.flags, in: newNodes) }
            && !newNodes.contains { id in
                let node = new.tree.nodes[Int(id)]
                return node.kind.carriesReference && !isUnnamed(Spelling(new.tree.bytes(new.tree.name(of: node))))
            }
    }

    private var isRead: Bool {
        guard let container else { return old.tree.root.isRead(oldNodes) }
        return oldNodes.isEmpty && newNodes.isEmpty ? container.isWithin(.quoted) : container.isRead(oldNodes)
    }

    /// The node in the new state that one outside of what differs became.
    func successor(of node: NodeID) -> NodeID {
        node < oldNodes.upperBound ? node : node - oldNodes.upperBound + newNodes.upperBound
    }
}

extension Project {
    /// What differs if another file stands in the place of one; `nil` if it declares something else.
    package func edit(ofFile file: Int, to other: FileModel) -> CodeEdit? {
        let own = files.models[file]
        return own.declares(theSameAs: other) ? CodeEdit(of: own, to: other) : nil
    }
}
