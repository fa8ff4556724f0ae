import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes branches of a function that one particular call never takes: branches that test an argument that the
/// call omits or passes as a literal, or, in a property's observer, branches that test for another value than the one
/// that was assigned. Input: an `if` branch or `guard`, and the calls or assignments that led to it, outermost first.
/// Output: whether its conditions cannot hold.
struct PassedValues {
    let project: Project

    func excludes(_ statement: Node, along calls: [Node]) -> Bool {
        statement.conditions.contains { holds($0, along: calls) == .no }
    }

    private func holds(_ condition: Node, along calls: [Node]) -> Truth {
        let node = condition.stripped
        switch node.kind {
        case .optionalBinding:
            let source = node.initialValue ?? node.firstChild
            return source.map { isNil($0, along: calls) ? .no : .unknown } ?? .unknown
        case .nameExpression: return literal(node, along: calls)?.booleanValue.map { $0 ? .yes : .no } ?? .unknown
        case .prefixExpression where node.isNamed("!"):
            return node.firstChild.map { holds($0, along: calls).negated } ?? .unknown
        case .infixExpression:
            let parts = Array(node.children)
            if parts.count == 3, isPassed(parts[2].stripped, for: parts[0], along: calls) {
                return parts[1].isNamed("!=") ? .no : .unknown
            }
            if parts.count == 3, isOtherCase(parts[2].stripped, for: parts[0], along: calls) {
                return parts[1].isNamed("==") ? .no : .unknown
            }
            guard parts.count == 3, parts[2].stripped.kind == .nilLiteral, isNil(parts[0], along: calls) else {
                return .unknown
            }
            return parts[1].isNamed("!=") ? .no : .unknown
        default: return .unknown
        }
    }

    /// `NSNotFound`, `.none`: the very constant that the call passes.
    private func isPassed(_ constant: Node, for name: Node, along calls: [Node]) -> Bool {
        guard constant.kind == .nameExpression && constant.beginsWithUppercase || constant.kind == .memberExpression
        else { return false }
        return literal(name, along: calls)?.text == constant.text
    }

    /// A case of an enum, where the call passes another one.
    private func isOtherCase(_ constant: Node, for name: Node, along calls: [Node]) -> Bool {
        guard let id = project.local(name.stripped), let type = project.enumType(of: id),
            let cases = project.enumElements(of: type).map({ Set($0.map(\.name)) }),
            let passed = literal(name, along: calls), passed.kind == .memberExpression
        else { return false }
        return passed.name != constant.name && cases.isSuperset(of: [passed.name, constant.name])
    }

    private func isNil(_ name: Node, along calls: [Node]) -> Bool { literal(name, along: calls)?.kind == .nilLiteral }

    /// The literal that is passed for a parameter or is its default, or that is assigned to a property. If a call
    /// passes its caller's own parameter, the literal is looked up in the call before.
    private func literal(_ name: Node, along calls: [Node]) -> Node? {
        guard let call = calls.last else { return nil }
        if call.kind == .assignmentExpression { return assigned(to: name, by: call) }
        guard let id = project.local(name.stripped), project[id].kind == .parameter,
            let value = argument(for: id, usedAt: name, in: call)?.stripped
        else { return nil }
        guard value.kind == .nameExpression, project.local(value) != nil else { return value }
        return literal(value, along: calls.dropLast())
    }

    /// The argument for a parameter of a function, or of a closure that a variable holds (`onChange?(false)`).
    private func argument(for id: VariableID, usedAt name: Node, in call: Node) -> Node? {
        let declaration = project.node(of: id)
        if let closure = declaration.enclosingBody, closure.kind == .closureExpression {
            guard call.kind == .callExpression, let callee = call.firstChild,
                case .variable? = project.referent(of: callee),
                let position = closure.parameters.firstIndex(of: declaration), position < call.arguments.count
            else { return nil }
            return call.arguments[position].value
        }
        guard let function = project.function(around: name), project.parameters(of: function).contains(id)
        else { return nil }
        return project.argument(for: id, of: function, in: call) ?? project.value(of: id)
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
