import TimerlintSemantics
import TimerlintSyntax

/// Distinguishes the timers of one handle: `link = makeFirst(); link.add(…)` in one method,
/// `link = makeSecond(); link.add(…)` in another. Input: a timer. Output: whether a handle holds another timer
/// at a place.
struct OtherCreations {
    let project: Project
    let timer: Timer

    /// Whether the last assignment of the handle that dominates the place creates another timer. Handles of
    /// different objects are different: `main.timer` is not `lap.timer`.
    func isFilled(_ handle: VariableID, before place: Node) -> Bool {
        let used = place.nodes { _ in true }.compactMap { namedHandle(handle, by: $0) }.map(spelling)
        for ancestor in place.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike }) {
            let earlier = ancestor.parent?.children.prefix { $0 != ancestor } ?? []
            if let assignment = earlier.last(where: { fills(handle, $0, spelled: used) }) { return isOther(assignment) }
        }
        return false
    }

    /// The use of the handle at a node: the node itself, or the value that a local variable was bound to
    /// (`if let link = self.link`, and the shorthand `if let link`).
    private func namedHandle(_ handle: VariableID, by node: Node) -> Node? {
        guard case .variable(let id)? = project.referent(of: node) else { return nil }
        if id == handle { return node }
        guard project[id].kind == .local else { return nil }
        guard let value = project.value(of: id)?.stripped else {
            return project[id].name == project[handle].name ? node : nil
        }
        return project.referent(of: value) == .variable(handle) ? value : nil
    }

    private func fills(_ handle: VariableID, _ statement: Node, spelled used: [String]) -> Bool {
        guard statement.kind == .assignmentExpression, let target = statement.firstChild?.stripped else { return false }
        return project.referent(of: target) == .variable(handle) && used.contains(spelling(target))
            && target.assignedValue?.kind == .callExpression
    }

    /// `self.link` and `_link` are spelled `link`, as they refer to one property.
    private func spelling(_ use: Node) -> String {
        guard let base = use.base?.stripped, base.kind != .selfExpression else { return "" }
        return base.text
    }

    /// A call of the tree's own functions may return this timer.
    private func isOther(_ assignment: Node) -> Bool {
        let isOwn =
            assignment.encloses(timer.place)
            || timer.destinations.contains { $0.keeping?.place == assignment }
        guard !isOwn, let callee = assignment.firstChild?.assignedValue?.firstChild else { return false }
        if case .functions? = project.referent(of: callee) { return false }
        return true
    }
}
