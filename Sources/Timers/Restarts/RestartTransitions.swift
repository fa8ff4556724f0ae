import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Transitions between screens that the user begins and takes back: a controller that is swiped away, and comes back
/// without having disappeared.
extension RestartSearch {
    /// Whether only such a transition comes back to the hook without a stop in between, and the program shows the
    /// controller in no way in which the user can swipe it away: it only begins a stack or a tab.
    func isEndedUnlessSwiped(_ hook: FunctionID) -> Bool {
        guard let owner = project.owner(of: hook),
            entries.isUsuallySettled(betweenTwo: hook, by: { leadsToEnding($0, depth: 0) && !leavesOther($0) })
        else { return false }
        return !([owner] + project.descendants(of: owner)).contains(where: mayBeSwiped)
    }

    private func mayBeSwiped(_ type: TypeID) -> Bool {
        let name = project.types[type].simpleName
        let nibs = entries.nibs.contents
        if nibs.shownClasses.contains(name) { return true }
        if nibs.identifiers[name, default: []].contains(where: entries.instantiations.isInText) { return true }
        let creations = CallGraph.constructions(of: type, project: project, references: references)
        if creations.isEmpty { return nibs.instances[name] == nil }
        return creations.contains { !beginsStack($0) && mayRun($0) }
    }

    private func mayRun(_ creation: Node) -> Bool {
        project.function(around: creation).map(entries.mayRun) ?? true
    }

    /// `UINavigationController(rootViewController: Screen())`, directly or through a constant, which nothing presents;
    /// `tabs.viewControllers = [screen]`.
    private func beginsStack(_ creation: Node) -> Bool {
        let flow = ValueFlow(project: project, references: references)
        let places =
            [creation]
            + flow.destinations(of: creation).compactMap(\.variable).flatMap { variable in
                HandleUses(project: project, references: references).uses(of: variable).map(\.node)
            }
        let presents = project.function(around: creation).flatMap { project.body(of: $0) }?.contains { node in
            node.kind == .callExpression
                && node.calleeName.map { InterfaceAPI.screenTaking.contains($0.name) } == true
        }
        return presents != true && places.contains(where: isGivenToContainer)
    }

    private func isGivenToContainer(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }.contains { node in
            switch node.kind {
            case .argument:
                InterfaceAPI.containedScreens.contains(node.name)
            case .assignmentExpression:
                node.firstChild.map { InterfaceAPI.containedScreens.contains($0.stripped.name) } == true
                    && node.firstChild?.encloses(place) == false
            default: false
            }
        }
    }
}
