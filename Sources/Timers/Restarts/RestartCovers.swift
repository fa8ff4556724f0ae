import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a button of a SwiftUI view over which something lies until the timer has ended.
extension RestartSearch {
    /// Whether the code on the way from the button to the place shows a view over the button, and nothing but the timer's
    /// end takes that view away again.
    func isCoveredUntilEnd(_ hook: Node, _ route: RestartRoute) -> Bool {
        statesChanged(by: hook).contains { state in
            choices(by: state, depth: 0).contains { choice in
                guard let cover = cover(shownBy: choice, state), lies(cover.view, over: hook) else { return false }
                return isSet(state, to: cover.value, on: route) && isKept(state, at: cover.value)
            }
        }
    }

    // MARK: Covers

    /// The view that a choice shows while a state has a value: `card.opacity(isBusy ? 1 : 0)`, `if isBusy { card }`.
    private func cover(shownBy choice: Node, _ state: VariableID) -> (view: Node, value: Bool)? {
        switch choice.kind {
        case .ternaryExpression:
            let parts = Array(choice.children)
            guard parts.count == 3, let value = value(of: state, for: parts[0]),
                let modifier = choice.outermostUnwrap.parent?.parent,
                modifier.calleeName.map({ VisibleChanges.transparencies.contains($0.name) }) == true
            else { return nil }
            let numbers = parts.dropFirst().map { $0.stripped.numericValue }
            if numbers[0] == 0 { return (modifier, !value) }
            return numbers[1] == 0 ? (modifier, value) : nil
        case .ifStatement:
            guard choice.branches.count == 1, choice.branches[0].conditions.count == 1,
                let value = value(of: state, for: choice.branches[0].conditions[0]),
                let view = choice.branches[0].body?.firstChild, view.isExpression
            else { return nil }
            return (view, value)
        default: return nil
        }
    }

    /// The value of the state for which a question is true: the state itself, or its opposite.
    private func value(of state: VariableID, for question: Node) -> Bool? {
        let asked = question.stripped
        if asked.kind == .prefixExpression, asked.isNamed("!") {
            return asked.firstChild.flatMap { value(of: state, for: $0) }.map { !$0 }
        }
        return project.referent(of: asked) == .variable(state) ? true : nil
    }

    /// Whether the view fills its screen above the button, or the part that contains it.
    private func lies(_ view: Node, over hook: Node) -> Bool {
        guard ModifierChains(project: project).fillsScreen(view) else { return false }
        let names = names(ofPartAround: hook)
        return view.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { block in
            guard block.kind == .block, let content = block.parent?.outermostUnwrap.parent, content.kind == .argument,
                let stack = content.parent, let callee = stack.calleeName, ScrollAPI.layering.contains(callee.name)
            else { return false }
            let under = Array(block.children.prefix { !$0.encloses(view) }) + (callee.base.map { [$0] } ?? [])
            return under.contains { layer in
                layer.encloses(hook) || layer.contains { names.contains($0.name) }
            }
        }
    }

    // MARK: The state

    /// Whether code that runs on the way sets the state, in any case.
    private func isSet(_ state: VariableID, to value: Bool, on route: RestartRoute) -> Bool {
        references.uses(of: state).contains { use in
            guard use.node.assignedValue?.stripped.booleanValue == value, let body = use.node.enclosingBody else {
                return false
            }
            return Branches.isUnconditional(use.node, in: body)
                && route.steps.contains { $0.place.enclosingBody == body }
        }
    }

    /// Whether the state changes from a value only where the timer has been stopped.
    private func isKept(_ state: VariableID, at value: Bool) -> Bool {
        guard references.nodes(named: "$" + project[state].name).isEmpty else { return false }
        return references.uses(of: state).allSatisfy { use in
            if use.node.outermostUnwrap.parent?.isNamed("toggle") == true { return false }
            guard use.node.isAssigned, use.node.assignedValue?.stripped.booleanValue != value else { return true }
            let change = use.node.outermostUnwrap.parent ?? use.node
            return isAfterEnding(change) || isCalledBackAfterEnding(change)
        }
    }
}
