/// Searches below a node: loops over the part of the tree's array that holds it.
extension Node {
    /// Whether the node or anything in it satisfies a condition.
    @inlinable package func contains(where condition: (Node) -> Bool) -> Bool {
        for id in id..<record.end where condition(Node(owner: owner, id: id)) { return true }
        return false
    }

    /// The first node in source order, the node itself counted, that satisfies a condition.
    package func firstNode(where condition: (Node) -> Bool) -> Node? {
        if condition(self) { return self }
        for child in children { if let found = child.firstNode(where: condition) { return found } }
        return nil
    }

    /// The nodes in source order, the node itself counted, that satisfy a condition.
    package func nodes(where condition: (Node) -> Bool) -> [Node] {
        (id..<record.end).lazy.map { Node(owner: owner, id: $0) }.filter(condition)
    }

    /// As `contains`, without looking into closures and local functions.
    @inlinable package func containsOutsideClosures(_ condition: (Node) -> Bool) -> Bool {
        condition(self) || hasDescendantOutsideClosures(condition)
    }

    /// As `containsOutsideClosures`, for a body that is itself a closure or function.
    @inlinable package func hasDescendantOutsideClosures(_ condition: (Node) -> Bool) -> Bool {
        let end = record.end
        var next = id + 1
        while next < end {
            let node = Node(owner: owner, id: next)
            let isBody = node.kind == .closureExpression || node.kind.isFunctionLike
            if !isBody, condition(node) { return true }
            next = isBody ? node.record.end : next + 1
        }
        return false
    }
}
