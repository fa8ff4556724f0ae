import TimerlintSemantics
import TimerlintSyntax

/// Values of the tree's own enums, their associated values, and what patterns bind of these and of tuples.
extension Project {
    /// The enum type of a variable, if the tree declares it.
    package func enumType(of variable: VariableID) -> TypeID? {
        type(of: variable)?.id.flatMap { types[$0].kind == .enum ? $0 : nil }
    }

    /// The cases of an enum, in their order; `nil` if some of them are conditionally compiled.
    package func enumElements(of type: TypeID) -> [Node]? {
        var elements: [Node] = []
        for reference in types[type].declarations {
            let body = node(of: reference).firstChild(.memberBlock)
            guard let body, body.firstChild(.ifConfig) == nil else { return nil }
            elements += body.children(.enumCaseDeclaration).flatMap { $0.children(.enumElement) }
        }
        return elements
    }

    /// Whether `callee` constructs a value of the variable's enum: a case with associated values.
    func carriesPayload(_ callee: Node, in variable: VariableID) -> Bool {
        guard let type = enumType(of: variable), let elements = enumElements(of: type) else { return false }
        return elements.contains { $0.name == callee.name && $0.firstChild(.parameter) != nil }
    }

    /// The variables bound by the patterns that a use of a variable is matched against:
    /// `if case .running(let timer) = state`, `switch state { case .running(let timer): … }`,
    /// `if let (_, timer) = pair`.
    package func payloads(boundFrom use: Node) -> [VariableID] {
        let value = use.outermostUnwrap
        guard let parent = value.parent else { return [] }
        let holder = parent.kind == .initializer ? parent.parent ?? parent : parent
        let patterns: [Node]
        switch holder.kind {
        case .patternCondition where holder.firstChild != value: patterns = [holder]
        case .binding, .optionalBinding: patterns = holder.children(.tuplePattern)
        case .switchStatement where holder.firstChild == value: patterns = holder.cases.flatMap(\.caseItems)
        default: return []
        }
        return patterns.flatMap(boundNames).compactMap { variable(declaredBy: $0) }
    }

    private func boundNames(in pattern: Node) -> [Node] {
        if pattern.kind == .identifierPattern { return [pattern] }
        return pattern.children.filter { !$0.isExpression }.flatMap(boundNames)
    }
}
