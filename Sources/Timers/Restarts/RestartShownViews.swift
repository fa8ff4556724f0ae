import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts that a view holds off which is shown as long as the timer runs: `if (!self.panel.hidden) return;`.
extension RestartSearch {
    /// Whether a condition asks if a view is hidden, the code on the path shows or hides it, and nothing but the code that
    /// stops the timer takes that back.
    func isShownInStep(_ member: Node, _ chain: Set<FunctionID>, askedAt condition: Node, before place: Node) -> Bool {
        guard member.kind == .memberExpression, InterfaceAPI.hiding.contains(member.name),
            case .variable(let view)? = member.base.flatMap({ project.referent(of: $0) }),
            project[view].kind == .property
        else { return false }
        let open = value(of: member, demandedBy: condition, before: place)
        let changes = references.uses(of: view).compactMap { change(naming: $0.node) }.filter {
            $0.property == Self.plainName(member)
        }
        let own = changes.filter { isInChain($0.place, chain) }
        let others = changes.filter { !isInChain($0.place, chain) && assignedValue(by: $0) != !open }
        let ends = others.filter { !isSetUp($0.place) }
        return own.contains { assignedValue(by: $0) == !open && isUnconditional($0.place) } && !ends.isEmpty
            && ends.allSatisfy { change in
                project.function(around: change.place).map { leadsToEnding($0, depth: 0) } == true
            }
    }

    /// What the member must be for the code to reach the place: the branch of the condition, or what follows its exit.
    private func value(of member: Node, demandedBy condition: Node, before place: Node) -> Bool {
        let negations = member.selfAndAncestors.prefix { condition.encloses($0) }.filter {
            $0.kind == .prefixExpression && $0.isNamed("!")
        }
        let isExit = condition.parent.map { $0.kind == .ifBranch && !$0.encloses(place) } ?? false
        return negations.count.isMultiple(of: 2) != isExit
    }

    /// `nil` if it is not constant.
    private func assignedValue(by change: ControlChange) -> Bool? {
        change.place.firstChild?.assignedValue?.stripped.booleanValue
    }

    private func isInChain(_ place: Node, _ chain: Set<FunctionID>) -> Bool {
        project.function(around: place).map(chain.contains) ?? false
    }

    private func isUnconditional(_ place: Node) -> Bool {
        project.function(around: place).flatMap { project.body(of: $0) }.map { Branches.isUnconditional(place, in: $0) }
            ?? false
    }

    /// In code that runs once, before anything can start: an initializer, or a helper that only such code calls.
    private func isSetUp(_ place: Node, depth: Int = 0) -> Bool {
        guard depth < Self.setUpDepth, let function = project.function(around: place) else { return false }
        if project[function].kind.isInitializer || entries.repeats(function) == false { return true }
        return callers(leadingTo: place)?.allSatisfy { $0.callOfName != nil && isSetUp($0, depth: depth + 1) } ?? false
    }

    /// How many levels of helpers are followed from the code that sets a view up.
    private static let setUpDepth = 4
}
