import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes changes that a handler makes only where the pointer is, or is not, somewhere, or where it has moved a window
/// of another application: a menu or a drag needs the pointer. Input: a change. Output: whether a condition on the path to
/// it asks for the pointer or such a window, itself or in the methods that it calls.
struct PointerConditions {
    let project: Project
    /// The names by which code asks for it.
    let questions: Set<String>

    /// How many levels of calls are followed from the condition.
    private static let depthLimit = 2

    func decide(_ change: VisibleChange) -> Bool {
        (change.calls + [change.node]).contains { place in
            place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
                branch.kind == .ifBranch
                    && (branch.parent?.branches.prefix { $0 != branch } ?? []).flatMap(\.conditions).contains {
                        asks($0, depth: 0)
                    }
                    || branch.kind == .ifBranch && branch.conditions.contains { asks($0, depth: 0) }
            }
        }
    }

    private func asks(_ code: Node, depth: Int) -> Bool {
        code.contains { node in
            if questions.contains(node.name) { return true }
            guard depth < Self.depthLimit else { return false }
            if node.kind == .nameExpression, let value = project.local(node).flatMap({ project.value(of: $0) }) {
                return asks(value, depth: depth + 1)
            }
            guard node.kind == .callExpression, let callee = node.calleeName,
                case .functions(let functions)? = project.referent(of: callee), functions.count == 1
            else { return false }
            return project.body(of: functions[0]).map { asks($0, depth: depth + 1) } ?? false
        }
    }
}
