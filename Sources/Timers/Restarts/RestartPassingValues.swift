import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// State that a start changes and asks for, and that all the same lets the next start pass.
extension RestartSearch {
    /// Whether the next start passes all the same, because each brings a value of its own or the bound is not reached:
    /// `if delay < shortest { shortest = delay; start() }`, `if url != current { current = url; start() }`,
    /// `guard attempts < limit else { return }; attempts += 1`.
    func isOvertaken(_ assignment: Node, of id: VariableID, askedBy condition: Node) -> Bool {
        guard let comparison = comparison(of: id, in: condition),
            let other = comparison.children.first(where: {
                $0.kind != .infixOperator && project.referent(of: $0.stripped) != .variable(id)
            })
        else { return false }
        let isOrdering = ["<", "<=", ">", ">="].contains(comparison.name)
        // A bound that is a literal may be that of the first start.
        if assignment.isNamed("+=") || assignment.isNamed("-=") { return isOrdering && other.numericValue == nil }
        guard let given = parameter(in: assignment.firstChild?.nextSibling) else { return false }
        return isOrdering
            ? comparison.children.contains { project.referent(of: $0) == .variable(given) }
            : isOfManyValues(given) && parameter(in: other) != nil
    }

    /// The comparison in which the condition, or a part of it, asks for the variable.
    private func comparison(of id: VariableID, in condition: Node) -> Node? {
        condition.firstNode { node in
            node.kind == .infixExpression && Self.comparisons.contains(node.name)
                && node.children.contains { project.referent(of: $0.stripped) == .variable(id) }
        }
    }

    private static let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "!="]

    private func parameter(in expression: Node?) -> VariableID? {
        guard case .variable(let id)? = expression.flatMap({ project.referent(of: $0.stripped) }) else { return nil }
        return project[id].kind == .parameter ? id : nil
    }

    /// Whether a parameter's type has more values than the states of a timer: no truth value, enumeration or whole
    /// number.
    private func isOfManyValues(_ parameter: VariableID) -> Bool {
        guard let type = project.type(of: parameter) else { return false }
        if let declared = type.id { return project.types[declared].kind != .enum }
        return ScalarAPI.manyValued.contains(type.name)
    }

    /// The same of any assignment on the way.
    func isOvertaken(_ id: VariableID, _ chain: Set<FunctionID>, askedBy condition: Node) -> Bool {
        chain.contains { function in
            project.body(of: function)?.contains { node in
                node.kind == .assignmentExpression
                    && node.firstChild.map { project.referent(of: $0) == .variable(id) } == true
                    && isOvertaken(node, of: id, askedBy: condition)
            } == true
        }
    }
}
