import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes code that moves the very view that the user scrolls: it would pull it away from under the finger. Input:
/// what was found to scroll, and the changes of the code. Output: the change that scrolls it.
struct OwnScrolling {
    private let project: Project
    private let view: VariableID?

    init(facts: ProjectFacts, evidence: Node) {
        project = facts.project
        view = StillViews(facts: facts).holder(of: evidence)
    }

    func first(in changes: [VisibleChange]) -> VisibleChange? {
        guard let view else { return nil }
        return changes.first { change in
            change.kind == .scroll
                && change.target?.selfAndBases.contains { project.referent(of: $0.stripped) == .variable(view) } == true
        }
    }
}
