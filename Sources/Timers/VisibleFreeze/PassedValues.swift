import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes the branches of a function that one call of it never takes: branches that test an argument which
/// the call omits or passes as a literal, or, in a property's observer, that test for another value than the
/// assigned literal. Input: an `if` branch or `guard`, and the call or assignment that led to it. Output:
/// whether its conditions cannot hold.
struct PassedValues {
    let project: Project

    func excludes(_ statement: Node, in call: Node) -> Bool {
        statement.conditions.contains { holds($0, in: call) == .no }
    }

    private func holds(_ condition: Node, in call: Node) -> Truth {
        let node = condition.stripped
        switch node.kind {
        case .optionalBinding:
            let source = node.initialValue ?? node.firstChild
            return source.map { isNil($0, in: call) ? .no : .unknown } ?? .unknown
        case .nameExpression: return literal(node, in: call)?.booleanValue.map { $0 ? .yes : .no } ?? .unknown
        case .prefixExpression where node.isNamed("!"):
            return node.firstChild.map { holds($0, in: call).negated } ?? .unknown
        case .infixExpression:
            let parts = Array(node.children)
            guard parts.count == 3, parts[2].stripped.kind == .nilLiteral, isNil(parts[0], in: call) else {
                return .unknown
            }
            return parts[1].isNamed("!=") ? .no : .unknown
        default: return .unknown
        }
    }

    private func isNil(_ name: Node, in call: Node) -> Bool { literal(name, in: call)?.kind == .nilLiteral }

    /// The literal that is passed for a parameter, or is its default, or that is assigned to a property.
    private func literal(_ name: Node, in call: Node) -> Node? {
        if call.kind == .assignmentExpression { return assigned(to: name, by: call) }
        guard let id = project.local(name.stripped), project[id].kind == .parameter,
            let function = project.function(around: name),
            project.parameters(of: function).contains(id)
        else { return nil }
        let value = project.argument(for: id, of: function, in: call) ?? project.value(of: id)
        return value?.stripped
    }

    /// The new value in an observer: by the property's own name, or in a setter by `newValue`.
    private func assigned(to name: Node, by assignment: Node) -> Node? {
        guard assignment.isNamed("="), let target = assignment.firstChild,
            let property = project.referent(of: target), case .variable = property,
            project.referent(of: name) == property || name.isNamed("newValue")
        else { return nil }
        return target.nextSibling?.stripped
    }
}

extension Truth {
    fileprivate var negated: Truth {
        switch self {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }
}
