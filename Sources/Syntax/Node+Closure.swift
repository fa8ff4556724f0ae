/// The parts of a closure. Its `parameters`, `attributes`, `returnedType` and `body` work as for declarations.
extension Node {
    /// The items of a closure's capture list, in source order.
    package var captures: [Node] { firstChild(.captureList)?.children(.capture) ?? [] }

    /// The capture-list item for this name, such as `self`.
    package func capture(of name: StaticString) -> Node? {
        firstChild(.captureList)?.children.first { $0.kind == .capture && $0.isNamed(name) }
    }

    /// The nearest enclosing closure, function, accessor or initializer, excluding the node itself.
    package var enclosingBody: Node? {
        sequence(first: self, next: \.parent).dropFirst().first {
            $0.kind == .closureExpression || $0.kind.isFunctionLike
        }
    }
}
