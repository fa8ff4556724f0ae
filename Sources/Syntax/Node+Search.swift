/// Searches among a node's descendants: loops over the contiguous part of the tree's array that holds them.
extension Node {
    /// The `if`, `switch` or `#if` of which both nodes are in different branches, so that at most one of them runs, or is
    /// built; `nil` if there is none.
    package func decision(between other: Node) -> Node? {
        guard let joint = selfAndAncestors.first(where: { $0.encloses(other) }) else { return nil }
        return [.ifStatement, .switchStatement, .ifConfig].contains(joint.kind) ? joint : nil
    }

    /// Whether the node or a descendant satisfies a condition.
    @inlinable package func contains(where condition: (Node) -> Bool) -> Bool {
        willSearch()
        for id in id..<end where condition(node(id)) { return true }
        return false
    }

    /// The first node in source order, starting with the node itself, that satisfies a condition.
    package func firstNode(where condition: (Node) -> Bool) -> Node? {
        if condition(self) { return self }
        for child in children { if let found = child.firstNode(where: condition) { return found } }
        return nil
    }

    /// The nodes in source order, starting with the node itself, that satisfy a condition.
    @inlinable package func nodes(where condition: (Node) -> Bool) -> [Node] {
        willSearch()
        return (id..<end).lazy.map { node($0) }.filter(condition)
    }

    /// The calls, loops and branches of some kinds in source order, starting with the node itself; only they count as read.
    /// Skips descendants that satisfy `isSkipped`, with what is inside of them.
    package func survey(for kinds: Set<NodeKind>, skipping isSkipped: (Node) -> Bool = { _ in false }) -> [Node] {
        mark(.surveyed)
        var found: [Node] = []
        var next = id
        while next < end {
            let node = self.node(next)
            let isLeftOut = next != id && isSkipped(node)
            if !isLeftOut, node.kind.isSurveyed, kinds.contains(node.kind) {
                node.mark(.given)
                found.append(node)
            }
            next = isLeftOut ? node.end : next + 1
        }
        return found
    }

    /// Like `contains`, but skips closures and local functions.
    @inlinable package func containsOutsideClosures(_ condition: (Node) -> Bool) -> Bool {
        condition(self) || hasDescendantOutsideClosures(condition)
    }

    /// Like `containsOutsideClosures`, for a node that is itself a closure or function: searches its
    /// descendants only.
    @inlinable package func hasDescendantOutsideClosures(_ condition: (Node) -> Bool) -> Bool {
        willSearch()
        let end = self.end
        var next = id + 1
        while next < end {
            let node = self.node(next)
            let isBody = node.kind == .closureExpression || node.kind.isFunctionLike
            if !isBody, condition(node) { return true }
            next = isBody ? node.end : next + 1
        }
        return false
    }
}
