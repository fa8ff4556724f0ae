import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Calls whose arguments keep them from reaching the start: `lock(enabled: false)`, `send(.stop)`.
extension RestartSearch {
    /// The place stands in a branch that asks for another value of a parameter than the one that the call gives.
    func isExcluded(_ place: Node, in function: FunctionID, byArgumentsOf mention: Node) -> Bool {
        guard let call = mention.kind == .callExpression ? mention : mention.outermostUnwrap.parent, call.kind == .callExpression else { return false }
        return place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            switch branch.kind {
            case .ifBranch: isOtherBranch(branch, of: function, call)
            case .switchCase: isOtherCase(branch, of: function, call)
            default: false
            }
        }
    }

    private func isOtherBranch(_ branch: Node, of function: FunctionID, _ call: Node) -> Bool {
        let isElse = branch.flags.contains(.isElse)
        guard let first = isElse ? branch.parent?.branches.first : branch, !isElse || branch.parent?.branches.count == 2, let asked = first.conditions.first?.stripped
        else { return false }
        let isNegated = asked.kind == .prefixExpression && asked.isNamed("!")
        guard let value = given(for: isNegated ? asked.firstChild ?? asked : asked, of: function, call) else { return false }
        guard let answer = value.booleanValue ?? (value.isNamed("YES") ? true : value.isNamed("NO") ? false : nil) else { return false }
        return (answer != isNegated) == isElse
    }

    private func isOtherCase(_ branch: Node, of function: FunctionID, _ call: Node) -> Bool {
        guard let subject = branch.parent?.firstChild, let value = given(for: subject, of: function, call), value.kind == .memberExpression, !branch.flags.contains(.isDefault)
        else { return false }
        let patterns = branch.children.filter { $0.kind != .block }
        let named = patterns.filter { pattern in pattern.contains { $0.kind == .memberExpression && $0.name == value.name } }
        return !patterns.isEmpty && named.isEmpty && patterns.contains { pattern in pattern.contains { $0.kind == .memberExpression } }
    }

    /// What a call gives for the parameter that a condition names, its default value where it gives none.
    private func given(for name: Node, of function: FunctionID, _ call: Node) -> Node? {
        guard case .variable(let id)? = project.referent(of: name.stripped), project.parameters(of: function).contains(id) else { return nil }
        return (project.argument(for: id, of: function, in: call) ?? project.value(of: id))?.stripped
    }

    /// `if window != nil { start() } else { stop() }` where a view is told that it has moved: only a move from one window straight into another starts twice.
    func isHalfOfMove(_ place: Node, in function: FunctionID) -> Bool {
        guard project[function].name.contains("Move") else { return false }
        return place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            branch.kind == .ifBranch && branch.parent?.branches.contains { $0 != branch && leadsToEnding(code: $0) } == true
        }
    }
}
