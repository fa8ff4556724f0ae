import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes code behind a flag that lets it run only the first time:
/// `if (isSetUp) { return; } isSetUp = YES;`, `if !isSetUp { isSetUp = true; … }`, `dispatch_once(&token, ^{ … })`.
package struct OnceFlags {
    let references: ReferenceIndex

    package init(references: ReferenceIndex) { self.references = references }

    var project: Project { references.project }

    /// Whether a flag that is never taken back lets the place run only once: in the process if the flag is static,
    /// otherwise in the life of its object. `inProcess` asks for the former alone.
    package func guardsPlace(_ place: Node, inProcess: Bool = false) -> Bool {
        if place.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike }).contains(where: { call in
            call.kind == .callExpression && call != place && call.flags.contains(.runsOnce)
        }) {
            return true
        }
        return place.passedTests.contains { test in
            let flags: [VariableID] =
                test.held
                ? test.conditions.flatMap(\.conjuncts).compactMap(asksWhetherUnset)
                : test.failedCondition.flatMap(flag).map { [$0] } ?? []
            return flags.contains { flag in
                isRaised(flag, in: test.scope) && (!inProcess || isOfProcess(flag))
            }
        }
    }

    private func isOfProcess(_ flag: VariableID) -> Bool { project[flag].kind != .property || project[flag].isStatic }

    /// The flag of `!flag` or `flag == NO`.
    private func asksWhetherUnset(_ condition: Node) -> VariableID? {
        let question = condition.stripped
        if question.kind == .prefixExpression, question.isNamed("!") { return question.firstChild.flatMap(flag) }
        guard question.kind == .infixExpression, question.isNamed("=="),
            question.children.contains(where: { $0.stripped.booleanValue == false })
        else { return nil }
        return question.children.lazy.compactMap(flag).first
    }

    private func flag(_ condition: Node) -> VariableID? {
        guard case .variable(let id)? = project.referent(of: condition.stripped) else { return nil }
        return id
    }

    /// Whether a statement of the block sets the flag, and every assignment does, so that it stays set.
    private func isRaised(_ flag: VariableID, in block: Node) -> Bool {
        guard project[flag].isStatic || project[flag].kind == .property || project[flag].kind == .global else {
            return false
        }
        let stores = references.uses(of: flag).map(\.node).filter(\.isChanged)
        return stores.allSatisfy(isSetting) && stores.contains { $0.parent?.parent == block }
    }

    private func isSetting(_ target: Node) -> Bool {
        let value = target.nextSibling?.stripped
        return value?.kind == .booleanLiteral && value?.isNamed("true") == true
    }
}
