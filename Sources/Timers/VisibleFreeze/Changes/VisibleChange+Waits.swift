import TimerlintSyntax

extension VisibleChange {
    /// Whether the code waits for something else on the way to the change: `rows = await load()`.
    var isAfterWait: Bool { (calls + [node]).contains(where: \.isAfterWait) }
}

extension Node {
    /// Whether a value that is awaited is assigned, or a statement before it awaits something.
    fileprivate var isAfterWait: Bool {
        if kind == .assignmentExpression, firstChild?.nextSibling?.awaits == true { return true }
        return selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }.contains { part in
            guard let block = part.parent, block.kind == .block else { return false }
            return block.children.prefix { $0 != part }.contains(where: \.awaits)
        }
    }

    private var awaits: Bool {
        kind == .awaitExpression
            || !kind.isFunctionLike && kind != .closureExpression && children.contains(where: \.awaits)
    }
}
