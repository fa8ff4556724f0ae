import TimerlintSource
import TimerlintSyntax

/// What an edit changes of the local variables to which names refer. Input: the edit, and for which names someone asked.
/// Output: whether anybody read it.
///
/// `let count = 1` typed before `use(count)` changes what that name means, though its own statement is the same: the edit
/// is unread only if nobody read `use(count)` or asked what `count` means in it. `use(count)` typed behind `let count` adds
/// a use: the edit is unread only if nobody asked where the variable is used.
struct LocalEdit {
    private let edit: CodeEdit

    init(_ edit: CodeEdit) { self.edit = edit }

    func isUnread(_ isNamed: (Spelling) -> Bool) -> Bool {
        if edit.keepsNames { return true }
        let (before, after) = (edit.old.localReferences, edit.new.localReferences)
        let (old, new) = (before.filter(isReplaced), after.filter(isNew))
        return !old.contains { isTraced(declaration(of: $0, in: edit.old)) }
            && !new.contains { isTraced(origin(declaration(of: $0, in: edit.new))) }
            && changed(before, after).allSatisfy { !isRead($0, isNamed) }
    }

    private func isReplaced(_ reference: LocalReference) -> Bool { edit.oldNodes.contains(reference.node) }

    private func isNew(_ reference: LocalReference) -> Bool { edit.newNodes.contains(reference.node) }

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

    /// The names outside of what differs, in the old state, that do not refer to the same variable in both states. One that
    /// is declared in what differs is another one.
    private func changed(_ before: [LocalReference], _ after: [LocalReference]) -> [NodeID] {
        var others = Dictionary(uniqueKeysWithValues: after.filter { !isNew($0) }.map { (origin($0.node), $0) })
        let changed = before.filter { !isReplaced($0) }.filter { reference in
            let declared = declaration(of: reference, in: edit.old)
            let other = others.removeValue(forKey: reference.node)
            return edit.oldNodes.contains(declared)
                || other.map { origin(declaration(of: $0, in: edit.new)) } != declared
        }
        return changed.map(\.node) + others.values.compactMap { origin($0.node) }
    }

    /// Whether someone may have read the statement of a node in the old state, or asked what a name in it means.
    private func isRead(_ node: NodeID, _ isNamed: (Spelling) -> Bool) -> Bool {
        let item = edit.old.node(node).selfAndAncestors.first { $0.parent?.kind.isContainer != false }
        guard let item, let container = item.parent else { return true }
        return container.isRead(item.id..<item.end)
            || (item.id..<item.end).contains { id in
                let node = edit.old.node(id)
                return node.kind.carriesReference && isNamed(node.spelling)
            }
    }
}
