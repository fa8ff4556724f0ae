import TimerlintSyntax

/// What an edit changes of the local variables to which names refer. Input: the edit. Output: whether anybody read it.
struct LocalEdit {
    private let edit: CodeEdit

    init(_ edit: CodeEdit) { self.edit = edit }

    var isUnread: Bool {
        let (before, after) = (edit.old.localReferences, edit.new.localReferences)
        return !before.contains { edit.oldNodes.contains($0.node) && isTraced(declaration(of: $0, in: edit.old)) }
            && !after.contains { edit.newNodes.contains($0.node) && isTraced(origin(declaration(of: $0, in: edit.new))) }
            && areSame(before, after)
    }

    /// Whether someone asked where a variable outside of what differs is used.
    private func isTraced(_ declaration: NodeID?) -> Bool {
        guard let declaration, !edit.oldNodes.contains(declaration) else { return false }
        return edit.old.tree.reading?.isMarked(declaration, .traced) ?? true
    }

    private func declaration(of reference: LocalReference, in file: FileModel) -> NodeID {
        file.variables[Int(reference.variable)].node
    }

    /// The node in the old state that one of the new state was; `nil` for one of those that differ.
    private func origin(_ node: NodeID) -> NodeID? {
        if node < edit.newNodes.lowerBound { return node }
        return node < edit.newNodes.upperBound ? nil : node - edit.newNodes.upperBound + edit.oldNodes.upperBound
    }

    /// Whether the names outside of what differs refer to the same variables, unless nobody read them. A variable that is
    /// declared in what differs is another one.
    private func areSame(_ before: [LocalReference], _ after: [LocalReference]) -> Bool {
        var rest = after.lazy.filter { !edit.newNodes.contains($0.node) }.makeIterator()
        var next = rest.next()
        for reference in before where !edit.oldNodes.contains(reference.node) {
            let place = edit.successor(of: reference.node)
            while let added = next, added.node < place {
                if isRead(origin(added.node)) { return false }
                next = rest.next()
            }
            let other = next.flatMap { $0.node == place ? $0 : nil }
            if other != nil { next = rest.next() }
            let declared = declaration(of: reference, in: edit.old)
            let isSame =
                !edit.oldNodes.contains(declared)
                && other.map { declaration(of: $0, in: edit.new) } == edit.successor(of: declared)
            if !isSame, isRead(reference.node) { return false }
        }
        while let added = next {
            if isRead(origin(added.node)) { return false }
            next = rest.next()
        }
        return true
    }

    /// Whether someone may have read the statement of a node in the old state.
    private func isRead(_ node: NodeID?) -> Bool {
        guard let node else { return true }
        let item = edit.old.node(node).selfAndAncestors.first { $0.parent?.kind.isContainer != false }
        guard let item, let container = item.parent else { return true }
        return container.isRead(item.id..<item.end)
    }
}
