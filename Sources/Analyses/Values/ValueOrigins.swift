import TimerlintSemantics
import TimerlintSyntax

/// Follows a value back to the expressions that provide it, through variables, parameters and conditionals.
/// Input: an expression. Output: its possible origins; a name without a value in the tree is its own origin.
/// Cost: each variable once, with its uses and callers.
package struct ValueOrigins {
    private let references: ReferenceIndex
    private var project: Project { references.project }

    /// The maximum number of variables that are followed.
    private static let limit = 16

    package init(references: ReferenceIndex) {
        self.references = references
    }

    /// Empty only if a variable is assigned nothing but itself.
    package func origins(of expression: Node) -> [Node] {
        var met: Set<VariableID> = []
        return origins(of: expression, &met)
    }

    private func origins(of expression: Node, _ met: inout Set<VariableID>) -> [Node] {
        let value = expression.stripped
        switch value.kind {
        case .infixExpression where value.isNamed("??"):
            return value.children.filter(\.isExpression).flatMap { origins(of: $0, &met) }
        case .ternaryExpression: return value.children.dropFirst().flatMap { origins(of: $0, &met) }
        case .nameExpression, .memberExpression:
            guard case .variable(let id)? = project.referent(of: value), met.count < Self.limit else { return [value] }
            guard met.insert(id).inserted else { return [] }
            let given = values(givenTo: id)
            return given.isEmpty ? [value] : given.flatMap { origins(of: $0, &met) }
        default: return [value]
        }
    }

    /// The initial value or the callers' arguments, what a getter computes, and the assigned values, except `nil`.
    package func values(givenTo id: VariableID) -> [Node] {
        let first = project[id].kind == .parameter ? arguments(for: id) : project.value(of: id).map { [$0] } ?? []
        let assigned = references.uses(of: id)
            .filter { !$0.isUncertain }.compactMap(\.node.assignedValue)
        let computed = project.getter(of: id).flatMap { project.body(of: $0) }?.returnedValues ?? []
        return (first + computed + assigned).filter { $0.stripped.kind != .nilLiteral }
    }

    /// The callers' arguments, or the default value. Tests call from contexts that do not occur in an app.
    private func arguments(for id: VariableID) -> [Node] {
        let node = project.node(of: id)
        let standard = project.value(of: id).map { [$0] } ?? []
        guard
            let function = project.function(around: node) ?? node.parent.flatMap({ project.function(declaredBy: $0) }),
            project.parameters(of: function).contains(id)
        else { return standard }
        let isTest = project.isWrittenForTests(node)
        let calls = references.callSites(of: function).filter {
            isTest || !project.isWrittenForTests($0)
        }
        let given = calls.compactMap { project.argument(for: id, of: function, in: $0) }
        return given.count < calls.count || calls.isEmpty ? given + standard : given
    }
}
