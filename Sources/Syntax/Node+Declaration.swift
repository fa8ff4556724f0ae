/// The common parts of declarations: attributes, modifiers, parameters, body, members.
extension Node {
    package var attributes: [Node] { children(.attribute) }
    package var modifiers: [Node] { children(.modifier) }
    /// Of a function, subscript or closure.
    package var parameters: [Node] { children(.parameter) }

    /// The first attribute with this name (given without `@`).
    package func attribute(_ name: StaticString) -> Node? {
        children.first { $0.kind == .attribute && $0.isNamed(name) }
    }

    /// `private(set)` is another modifier than `private`.
    package func hasModifier(_ name: StaticString) -> Bool {
        children.contains { $0.kind == .modifier && $0.isNamed(name) }
    }

    /// The `{ … }` of a function, accessor, closure, branch, loop, case or `defer`, which is its `block` child.
    package var body: Node? { firstChild(.block) }

    /// The `{ … }` of a type or extension.
    package var memberBlock: Node? { firstChild(.memberBlock) }

    /// The types after `:` of a type declaration or extension.
    package var inheritedTypes: [Node] { children(.inheritedType) }

    /// The type an extension extends.
    package var extendedType: Node? {
        kind == .extensionDeclaration ? children.first { $0.kind.isType } : nil
    }

    /// The type after `->`.
    package var returnedType: Node? { firstChild(.returnType)?.firstChild }

    /// The type in `throws(E)`.
    package var thrownType: Node? { firstChild(.thrownType)?.firstChild }

    /// The external name of a parameter, as a call writes it before the colon. Empty for a parameter without a
    /// label (`_`, or unnamed).
    package var argumentLabel: String {
        let label = firstChild(.parameterLabel)?.name ?? name
        return label == "_" ? "" : label
    }

    /// The declared type of a parameter (a direct child), or of a binding, condition or loop variable (inside
    /// its annotation).
    package var declaredType: Node? {
        if let annotation = firstChild(.typeAnnotation) { return annotation.firstChild }
        return kind == .parameter ? children.first { $0.kind.isType } : nil
    }

    /// The expression after `=` of a binding, parameter or enum element; the tested expression of an optional
    /// binding or pattern condition; the captured expression of a capture that has one.
    package var initialValue: Node? {
        switch kind {
        case .optionalBinding, .patternCondition:
            let last = children.reduce(nil) { $1 }
            return last.flatMap { $0.kind.isPattern || $0.kind == .typeAnnotation ? nil : $0 }
        case .capture: return firstChild
        default: return firstChild(.initializer)?.firstChild
        }
    }

    /// The bindings of a `let` or `var`.
    package var bindings: [Node] { children(.binding) }

    /// The pattern of a binding, condition, loop, case item or binding pattern.
    package var pattern: Node? { children.first { $0.kind.isPattern } }

    /// The `{ … }` of a computed or observed property, or of a subscript.
    package var accessorBlock: Node? { firstChild(.accessorBlock) }

    /// The accessors of a binding or subscript (or of its accessor block).
    package var accessors: [Node] { (accessorBlock ?? self).children(.accessor) }

    /// The accessor or observer with this keyword.
    package func accessor(_ name: StaticString) -> Node? {
        (accessorBlock ?? self).children.first { $0.kind == .accessor && $0.isNamed(name) }
    }

    /// The accessor that makes a binding or subscript computed: `get`, `_read`, `read` or `unsafeAddress`.
    /// `nil` for stored properties with observers.
    package var getter: Node? {
        accessor("get") ?? accessor("_read") ?? accessor("read") ?? accessor("unsafeAddress")
    }
}
