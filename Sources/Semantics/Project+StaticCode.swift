import TimerlintSyntax

extension Project {
    /// Whether a node is in a static method, or in the initial value of a static property: code that needs no instance.
    package func isInStaticCode(_ node: Node) -> Bool {
        if let function = function(around: node) { return self[function].isStatic }
        let property = node.selfAndAncestors.lazy.compactMap(variable(declaredBy:)).first {
            self[$0].kind == .property
        }
        return property.map { self[$0].isStatic } ?? false
    }
}
