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

    /// `if let self { … }`, `if (strongSelf)`: every fire takes it while the owner lives.
    private func isOfLivingOwner(_ branch: Node) -> Bool {
        branch.conditions.allSatisfy { condition in
            guard condition.kind == .optionalBinding else { return isOwner(condition) }
            return condition.firstChild?.isNamed("self") == true || condition.initialValue.map(isOwner) == true
        }
    }

    private func isOwner(_ value: Node) -> Bool { project.referent(of: value.stripped) == .instance }

    /// `toast.backgroundColor` after `let toast = UIView(frame: frame)`.
    private func isOfNewView(_ target: Node) -> Bool {
        project.newObjects(in: target).contains { id in
            guard let type = project.type(of: id) else { return false }
            return project.value(of: id)?.contains { $0.name == type.name } == true
        }
    }
}
