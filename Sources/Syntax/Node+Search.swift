/// Searches below a node. Depth is bounded by the scanner.
extension Node {
    /// Whether the node or anything in it satisfies a condition.
    package func contains(where condition: (Node) -> Bool) -> Bool {
        if condition(self) { return true }
        for child in children where child.contains(where: condition) { return true }
        return false
    }

    /// As `contains`, without looking into closures and local functions.
    package func containsOutsideClosures(_ condition: (Node) -> Bool) -> Bool {
        condition(self) || hasDescendantOutsideClosures(condition)
    }

    /// As `containsOutsideClosures`, for a body that is itself a closure or function.
    package func hasDescendantOutsideClosures(_ condition: (Node) -> Bool) -> Bool {
        for child in children where child.kind != .closureExpression && !child.kind.isFunctionLike {
            if child.containsOutsideClosures(condition) { return true }
        }
        return false
    }
}
