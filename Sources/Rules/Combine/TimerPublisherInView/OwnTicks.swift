import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Decides whether, once a view is shown, only its ticks change its states, so that each restart of the interval
/// follows a tick at once. Input: the code that the ticks run. Output: the answer for states of the view.
struct OwnTicks {
    private let facts: ProjectFacts
    private let project: Project
    private let receivers: [Node]
    private let view: TypeID

    /// How many levels of functions and of observers of changed states are followed.
    private static let depthLimit = 3

    init(_ facts: ProjectFacts, receivers: [Node], view: TypeID) {
        self.facts = facts
        project = facts.project
        self.receivers = receivers
        self.view = view
    }

    /// Whether something changes them, and nothing but the ticks does.
    func changeAlone(_ states: [VariableID]) -> Bool {
        let changing = states.filter { facts.paceOfChanges(of: $0) != nil }
        return !changing.isEmpty && changing.allSatisfy { isChangedByTicks($0, depth: 0) }
    }

    private func isChangedByTicks(_ state: VariableID, depth: Int) -> Bool {
        guard project.owner(of: state) == view, facts.references.nodes(named: "$" + project[state].name).isEmpty else {
            return false
        }
        let body = BodyCode(facts)
        return facts.writes(of: state).allSatisfy { body.isAtAppearance($0) || runsOnTicks($0, depth: depth) }
    }

    private func runsOnTicks(_ place: Node, depth: Int) -> Bool {
        if receivers.contains(where: { $0.encloses(place) }) { return true }
        guard depth < Self.depthLimit else { return false }
        if let observed = observedState(around: place) { return isChangedByTicks(observed, depth: depth + 1) }
        guard let function = project.function(around: place), !facts.isInViewAction(place) else { return false }
        let calls = facts.references.callSites(of: function)
        return !calls.isEmpty && calls.allSatisfy { runsOnTicks($0, depth: depth + 1) }
    }

    /// The state whose change runs the place: `.onChange(of: state) { … }`.
    private func observedState(around place: Node) -> VariableID? {
        for closure in place.selfAndAncestors where closure.kind == .closureExpression {
            guard let call = closure.parent?.parent, call.calleeName?.isNamed("onChange") == true,
                let observed = call.argumentValue("of"), case .variable(let id)? = project.referent(of: observed)
            else { continue }
            return id
        }
        return nil
    }
}
