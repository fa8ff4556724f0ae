import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes the settings of a view that the same code has just made, on a way that only some fires take: something
/// appears once, and nothing on the screen stands still before. Input: a change of a handler. Output: whether it is such a
/// setting. A view that every fire makes anew moves like one that every fire changes.
struct NewViews {
    let project: Project
    let ways: HandlerWays

    func appearNowAndThen(_ change: VisibleChange) -> Bool {
        guard change.kind == .update, change.state == nil, change.target.map(isOfNewView) == true else { return false }
        return (change.calls + [change.node]).flatMap(ways.branches).contains { !isOfLivingOwner($0) }
    }

    /// `if let self { … }`, which every fire takes.
    private func isOfLivingOwner(_ branch: Node) -> Bool {
        branch.conditions.allSatisfy { $0.contains { $0.kind == .selfExpression || $0.isNamed("self") } }
    }

    /// `toast.backgroundColor` after `let toast = UIView(frame: frame)`.
    private func isOfNewView(_ target: Node) -> Bool {
        target.selfAndBases.contains { name in
            guard let id = project.local(name.stripped), let value = project.value(of: id)?.stripped,
                value.kind == .callExpression, let type = project.type(of: id)
            else { return false }
            return value.contains { $0.name == type.name }
        }
    }
}
