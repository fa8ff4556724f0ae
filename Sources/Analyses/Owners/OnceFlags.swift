import TimerlintSemantics
import TimerlintSyntax

/// Recognizes code behind a flag that lets it run only the first time:
/// `if (isSetUp) { return; } isSetUp = YES;`, `if !isSetUp { isSetUp = true; … }`.
struct OnceFlags {
    let project: Project
    let references: ReferenceIndex

    /// Whether a flag that is never taken back lets the place run only once: in the process if the flag is static,
    /// otherwise in the life of its object.
    func guardsPlace(_ place: Node) -> Bool {
        var child = place
        while let parent = child.parent, !child.kind.isFunctionLike {
            if parent.kind == .ifBranch, child.kind == .block,
                parent.conditions.contains(where: { asksWhetherUnset($0).map { isRaised($0, in: child) } == true })
            {
                return true
            }
            if parent.kind == .block,
                parent.children.prefix(while: { $0 != child }).contains(where: { exit in
                    flagOfExit(exit).map { isRaised($0, in: parent) } == true
                })
            {
                return true
            }
            child = parent
        }
        return false
    }

    /// The flag that a statement asks for in order to leave: `if (flag) return;`, `guard !flag else { return }`.
    private func flagOfExit(_ statement: Node) -> VariableID? {
        switch statement.kind {
        case .guardStatement: return statement.conditions.lazy.compactMap(asksWhetherUnset).first
        case .ifStatement:
            return statement.branches.lazy.compactMap { branch in
                guard branch.body.map(MainThreadChecks.leaves) == true, branch.conditions.count == 1 else { return nil }
                return flag(branch.conditions[0])
            }.first
        default: return nil
        }
    }

    /// The flag of `!flag`.
    private func asksWhetherUnset(_ condition: Node) -> VariableID? {
        let question = condition.stripped
        guard question.kind == .prefixExpression, question.isNamed("!") else { return nil }
        return question.firstChild.flatMap(flag)
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
        let stores = HandleUses(project: project, references: references).uses(of: flag).map(\.node).filter(\.isChanged)
        return stores.allSatisfy(isSetting) && stores.contains { $0.parent?.parent == block }
    }

    private func isSetting(_ target: Node) -> Bool {
        let value = target.nextSibling?.stripped
        return value?.kind == .booleanLiteral && value?.isNamed("true") == true
    }
}
