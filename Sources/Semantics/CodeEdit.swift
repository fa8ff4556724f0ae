import TimerlintSource
import TimerlintSyntax

/// The difference between two states of a file that declares the same: some successive statements of a block, members of
/// a type, or anything.
package struct CodeEdit: Sendable {
    /// The file before the edit; the nodes of `oldNodes` are its.
    package let old: FileModel
    package let new: FileModel
    /// The nodes that may differ; none if the edit is between nodes.
    package let oldNodes: Range<NodeID>
    /// The nodes of the new file that stand in their place; empty if code was only removed.
    package let newNodes: Range<NodeID>
    /// The container of these nodes, or the node around the blanks that differ; `nil` if anything may differ.
    private let container: Node?

    package init(of old: FileModel, to new: FileModel) {
        self.old = old
        self.new = new
        let list = EditedList(of: old.tree, to: new.tree)
        container = list?.container
        oldNodes = list?.old ?? 0..<NodeID(old.tree.nodes.count)
        newNodes = list?.new ?? 0..<NodeID(new.tree.nodes.count)
    }

    /// Whether nobody read what differs, nor asked for nodes like those that are there now. `isNamed` tells whether someone
    /// asked for a name, `isWanted` whether a new node would be in the answer.
    package func isUnread(isNamed: (Spelling) -> Bool, isWanted: (Node) -> Bool) -> Bool {
        !isRead && old.file.answersSearches(like: new.file) && LocalEdit(self).isUnread(isNamed)
            && !old.knownNodes.questions.contains { new.hasNodes(of: $0.kind, $0.flags, in: newNodes) }
            && !newNodes.contains { id in
                new.tree.nodes[Int(id)].kind.carriesReference && isWanted(new.node(id))
            }
    }

    /// Whether only literals, blanks and comments differ, so that every name means what it meant.
    var keepsNames: Bool {
        let shift = Int(newNodes.lowerBound) - Int(oldNodes.lowerBound)
        return oldNodes.count == newNodes.count
            && oldNodes.allSatisfy { id in
                let (own, other) = (old.node(id), new.node(NodeID(Int(id) + shift)))
                return own.kind == other.kind && own.flags == other.flags
                    && (own.kind.hasOneType || own.spelling == other.spelling) && Int(own.end) + shift == Int(other.end)
            }
    }

    /// Whether it is known outside of what nothing differs.
    var hasContainer: Bool { container != nil }

    /// Whether what differs are statements of a function's body.
    var isInBody: Bool {
        guard let container, container.kind == .block else { return false }
        return old.functions.contains { function in
            function.body.map { $0 <= container.id && container.id < old.node($0).end } ?? false
        }
    }

    private var isRead: Bool {
        guard let container else { return old.tree.root.isRead(oldNodes) }
        if oldNodes.isEmpty, newNodes.isEmpty { return container.isWithin(.quoted) }
        return container.isRead(oldNodes) || new.tree.answersSurveys(in: newNodes) && container.isWithin(.surveyed)
            || new.tree.answersDecisions(in: newNodes) && container.isMarked(.decided)
    }
}

extension NodeKind {
    /// Whether the node is a literal whose type does not depend on its text.
    fileprivate var hasOneType: Bool { [.stringLiteral, .integerLiteral, .floatLiteral].contains(self) }
}
