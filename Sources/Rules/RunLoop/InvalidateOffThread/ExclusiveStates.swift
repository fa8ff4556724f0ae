import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Decides whether places can all be reached on one path, as far as the conditions around them test the same
/// properties for nil. Input: places on one path through the program, during which the properties are assumed
/// not to change.
struct ExclusiveStates {
    let project: Project

    /// Whether a property must be non-nil for one of the places and nil for another.
    func exclude(_ place: Node, _ others: [Node]) -> Bool {
        let facts = ([place] + others).map(knowledge)
        return facts.contains { one in facts.contains { other in one.present.contains { other.absent.contains($0) } } }
    }

    private struct Knowledge {
        var present: Set<VariableID> = []
        var absent: Set<VariableID> = []

        mutating func add(_ variable: VariableID, isPresent: Bool) {
            if isPresent { present.insert(variable) } else { absent.insert(variable) }
        }
    }

    /// What holds at a place, according to the branches around it and the exits before it.
    private func knowledge(at place: Node) -> Knowledge {
        var known = Knowledge()
        for test in place.pathConditions {
            for condition in test.held ? test.conditions : [test.failedCondition].compactMap(\.self) {
                learn(condition, holds: test.held, &known)
            }
        }
        return known
    }

    private func learn(_ condition: Node, holds: Bool, _ known: inout Knowledge) {
        let question = condition.stripped
        switch question.kind {
        case .infixExpression where question.isNamed("&&") && holds:
            for part in question.children where part.isExpression { learn(part, holds: true, &known) }
        case .infixExpression where question.isNamed("!=") || question.isNamed("=="):
            guard question.contains(where: { $0.kind == .nilLiteral }),
                let property = question.children.lazy.compactMap(property).first
            else { return }
            known.add(property, isPresent: question.isNamed("!=") == holds)
        case .prefixExpression where question.isNamed("!"):
            if let inner = question.firstChild { learn(inner, holds: !holds, &known) }
        default: if let property = property(question) { known.add(property, isPresent: holds) }
        }
    }

    private func property(_ node: Node) -> VariableID? {
        guard node.isExpression, case .variable(let id)? = project.referent(of: node), project[id].kind == .property
        else { return nil }
        return id
    }
}
