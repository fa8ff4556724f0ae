import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Tells whether the user sees that a SwiftUI view is made again while it is shown. Input: the view with its ticks, and a
/// call in another view that builds it; output: whether that view's body is evaluated again meanwhile, by what the tree
/// shows, and so that ticks are missed.
struct ParentRebuilds {
    private let facts: ProjectFacts
    private let project: Project
    private let child: Child

    /// The view that is made again.
    struct Child {
        let view: TypeID
        /// The code that each tick runs.
        let receivers: [Node]
        /// Between two ticks, in seconds; `nil` where nobody knows.
        let interval: Double?
        /// An object goes with all that it has counted, not only what was left of an interval.
        let losesState: Bool
    }

    /// In seconds: of shorter intervals a single one that starts over is not seen, and nobody waits for the end of
    /// longer ones.
    private static let noticedIntervals = 1.0...10.0

    init(_ facts: ProjectFacts, of child: Child) {
        self.facts = facts
        project = facts.project
        self.child = child
    }

    func areSeen(at call: Node, in parent: TypeID) -> Bool {
        // What makes another view of the switch takes this one away.
        guard BodyCode(facts).isReached(call), !isInSwitch(call) else { return false }
        if TickWrites(facts, of: child).reach(parent, buildingAt: call) { return true }
        let isNoticed = child.losesState || child.interval.map(Self.noticedIntervals.contains) == true
        return project.types[parent].allProperties.contains { property in
            facts.watchedStates(of: property).contains { state in
                guard let pace = facts.paceOfChanges(of: state), !decides(state, call) else { return false }
                return pace == .continual
                    || isNoticed && pace == .occasional && (state != property || isChangedWhileShown(state))
            }
        }
    }

    private func isInSwitch(_ call: Node) -> Bool {
        call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { $0.kind == .switchCase }
    }

    // MARK: The parent's own state

    /// An event on the screen changes it, not only its appearance, and it does more than to present another screen.
    private func isChangedWhileShown(_ state: VariableID) -> Bool {
        let bindings = facts.references.nodes(named: "$" + project[state].name).filter {
            project.type(around: $0) == project.owner(of: state)
        }
        let labels = bindings.compactMap { $0.outermostUnwrap.parent }.filter { $0.kind == .argument }.map(\.name)
        if labels.contains(where: VisibleChanges.presentingLabels.contains) { return false }
        return !labels.isEmpty || facts.writes(of: state).contains { BodyCode(facts).isReachedByEvent($0) }
    }

    /// The state chooses whether the child is shown, so that its change takes the child away: a condition around the
    /// call, or the selection of tabs.
    private func decides(_ state: VariableID, _ call: Node) -> Bool {
        let branches = call.selfAndAncestors.prefix { $0.kind != .memberBlock }.filter { $0.kind == .ifBranch }
        let conditions = branches.flatMap { $0.conditions + ($0.parent?.branches.flatMap(\.conditions) ?? []) }
        if conditions.contains(where: { names(state, in: $0) }) { return true }
        return facts.references.nodes(named: "$" + project[state].name).contains { use in
            use.parent?.kind == .argument && use.parent?.isNamed("selection") == true
                && use.parent?.parent?.calleeName?.isNamed("TabView") == true
        }
    }

    private func names(_ state: VariableID, in code: Node) -> Bool {
        code.contains { node in
            (node.kind == .nameExpression || node.kind == .memberExpression)
                && project.referent(of: node) == .variable(state)
        }
    }
}
