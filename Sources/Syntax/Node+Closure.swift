/// The parts of a closure; its `parameters`, `attributes`, `returnedType` and `body` are those of declarations.
extension Node {
    /// The captures in a closure's `[…]`, in source order.
    package var captures: [Node] { firstChild(.captureList)?.children(.capture) ?? [] }

    /// The capture that brings in a name, such as `self`.
    package func capture(of name: StaticString) -> Node? {
        firstChild(.captureList)?.children.first { $0.kind == .capture && $0.isNamed(name) }
    }

    /// The nearest closure, function, accessor or initialiser around the node, itself not counted.
    package var enclosingBody: Node? {
        sequence(first: self, next: \.parent).dropFirst().first {
            $0.kind == .closureExpression || $0.kind.isFunctionLike
        }
    }
}
