import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes code that moves the very view that the user scrolls: it would pull it away from under the finger. Input:
/// what was found to scroll, and the changes of the code. Output: the change that scrolls it.
struct OwnScrolling {
    private let facts: ProjectFacts
    private let evidence: Node
    private let view: VariableID?
    private var project: Project { facts.project }

    init(facts: ProjectFacts, evidence: Node) {
        self.facts = facts
        self.evidence = evidence
        view = StillViews(facts: facts).holder(of: evidence)
    }

    func first(in changes: [VisibleChange]) -> VisibleChange? {
        changes.first { scrollsHeldView($0) || setsPosition($0) }
    }

    private func scrollsHeldView(_ change: VisibleChange) -> Bool {
        guard let view, change.kind == .scroll else { return false }
        return change.target?.selfAndBases.contains { project.referent(of: $0.stripped) == .variable(view) } == true
    }

    /// The state is the position of what scrolls: `ScrollView { … }.scrollPosition(id: $page)`.
    private func setsPosition(_ change: VisibleChange) -> Bool {
        guard case .variable(let state)? = change.target.flatMap({ project.referent(of: $0.stripped) }) else {
            return false
        }
        let chain = evidence.wholeChain
        let readers = StateReaders(facts)
        return facts.references.nodes(named: "$" + project[state].name).contains { projection in
            guard readers.isProjection(projection, of: state), let argument = projection.outermostUnwrap.parent,
                argument.kind == .argument,
                let binder = argument.parent, let callee = binder.calleeName
            else { return false }
            return ScrollAPI.positionBinders.contains(callee.name) && binder.wholeChain == chain
        }
    }
}

extension Node {
    /// The outermost call of a chain of modifiers that begins at, or contains, the node.
    fileprivate var wholeChain: Node {
        var whole = self
        while let parent = whole.parent,
            parent.kind == .memberExpression || parent.kind == .callExpression && parent.firstChild == whole
        {
            whole = parent
        }
        return whole
    }
}
