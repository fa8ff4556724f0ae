import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by an action that keeps its state in a property of a control, such as `sender.tag` or `button.isSelected`:
/// the control can reach the start again only through the states that the action's branches assign.
extension RestartSearch {
    /// One assignment to the property.
    private struct Step {
        let node: Node
        /// The state that the branch around the assignment tests for; `nil` for any.
        let from: KnownValue?
        /// `nil` if it is not constant.
        let to: KnownValue?
        /// Whether the branch stops the timer.
        let ends: Bool
    }

    /// Whether the code on the way to the place leaves the tested state, and no branch returns to it without stopping
    /// the timer.
    ///
    /// `flag` is a member of a framework's object: `sender.isSelected`. `condition` contains it, or is the initial
    /// value of the local variable that is tested.
    func isLeftOnTheWay(_ flag: Node, askedAt condition: Node, to place: Node) -> Bool {
        guard flag.kind == .memberExpression, let body = condition.enclosingBody, !isPostponed(place, in: body)
        else { return false }
        if InterfaceAPI.alternatingProperties.contains(flag.name) || isRetitled(flag, onTheWayTo: place, in: body) {
            return isOtherHalfEnding(at: place, askedAt: condition)
        }
        let steps = steps(of: flag, in: body)
        if steps.contains(where: { isToggle($0.node, of: flag) && body.directlyContains($0.node) }) {
            return isOtherHalfEnding(at: place, askedAt: condition)
        }
        let taken = steps.filter {
            $0.node.range.start >= condition.range.end && !Branches.areExclusive($0.node, place)
                && !Branches.areExclusive(place, $0.node)
        }
        return taken.contains { $0.from == nil || !comesBack(to: $0, among: steps) }
    }

    /// Whether the flag is the title of a button, and the code on the way gives that button another one:
    /// `if button.currentTitle == "Start" { button.setTitle("Stop", for: .normal); start() }`.
    private func isRetitled(_ flag: Node, onTheWayTo place: Node, in body: Node) -> Bool {
        guard InterfaceAPI.titles.contains(flag.name), let button = flag.base.flatMap({ project.referent(of: $0) }),
            let branch = place.selfAndAncestors.first(where: { $0.kind == .ifBranch || $0.kind == .switchCase })
        else { return false }
        return branch.contains { call in
            call.kind == .callExpression && call.calleeName.map { InterfaceAPI.titleSetters.contains($0.name) } == true
                && call.calleeName?.base.flatMap { project.referent(of: $0) } == button
        }
    }

    /// Whether the timer starts only after a delay: the user can stop before there is anything to stop.
    private func isPostponed(_ place: Node, in body: Node) -> Bool {
        place.selfAndAncestors.prefix { $0 != body }.contains { node in
            switch node.kind {
            case .closureExpression: !runsInPlace(node) && !isSentToMain(node)
            case .selectorExpression: true
            default: false
            }
        }
    }

    /// `switch sender.tag { case 0: sender.tag = 1; … }`
    func decidesByControl(_ decision: Node, before place: Node) -> Bool {
        guard decision.kind == .switchStatement, let subject = decision.subject,
            let flag = flag(in: subject)
        else { return false }
        return isLeftOnTheWay(flag, askedAt: subject, to: place)
    }

    /// Whether other steps than those that stop the timer lead from the state after a step to the state before it.
    private func comesBack(to first: Step, among steps: [Step]) -> Bool {
        var reached: [KnownValue?] = [first.to]
        var waiting = reached
        while let state = waiting.popLast() {
            if state == nil || state == first.from { return true }
            let next = steps.filter { !$0.ends && $0.node != first.node && ($0.from == nil || $0.from == state) }
            for step in next where !reached.contains(step.to) {
                reached.append(step.to)
                waiting.append(step.to)
            }
        }
        return false
    }

    // MARK: Steps

    private func steps(of flag: Node, in body: Node) -> [Step] {
        let known = KnownValues(references: references)
        var found: [Step] = []
        _ = body.contains { node in
            guard node.kind == .assignmentExpression, let target = node.firstChild?.stripped, isSame(target, as: flag)
            else { return false }
            let branch = node.selfAndAncestors.prefix { $0 != body }.first {
                ($0.kind == .ifBranch || $0.kind == .switchCase) && state(testedBy: $0, flag, known) != nil
            }
            let from = branch.flatMap { state(testedBy: $0, flag, known) }
            let assigned = target.assignedValue.flatMap { known.value(of: $0) }
            found.append(
                Step(
                    node: node, from: from, to: isToggle(node, of: flag) ? opposite(from) : assigned,
                    ends: branch.map(leadsToEnding(code:)) ?? isBesideEnding(node)))
            return false
        }
        return found
    }

    private func opposite(_ state: KnownValue?) -> KnownValue? {
        if case .boolean(let answer)? = state { .boolean(!answer) } else { nil }
    }

    /// The same property of the same control: of an action's sender, also the control that sends the action.
    private func isSame(_ member: Node, as flag: Node) -> Bool {
        guard member.kind == .memberExpression, Self.plainName(member) == Self.plainName(flag),
            case .variable(let one)? = member.base.flatMap({ project.referent(of: $0) }),
            case .variable(let other)? = flag.base.flatMap({ project.referent(of: $0) })
        else { return false }
        if one == other { return true }
        guard let action = project.function(around: flag), project.parameters(of: action).contains(other) else {
            return false
        }
        return project[one].kind == .property && isTrigger(one, of: action, member)
    }

    /// Objective-C assigns `selected` and reads `isSelected`.
    static func plainName(_ member: Node) -> [String] {
        let words = member.name.camelWords
        return words.first == "is" ? Array(words.dropFirst()) : words
    }

    // MARK: States

    /// The state that a branch tests for, directly or in a local copy; `nil` for none or several.
    private func state(testedBy branch: Node, _ flag: Node, _ known: KnownValues) -> KnownValue? {
        if branch.kind == .switchCase {
            guard let subject = branch.parent?.subject, self.flag(in: subject).map({ isSame($0, as: flag) }) == true,
                branch.caseItems.count == 1, let pattern = branch.caseItems[0].firstChild,
                pattern.kind == .expressionPattern
            else { return nil }
            return pattern.firstChild.flatMap { known.value(of: $0) }
        }
        if branch.flags.contains(.isElse) {
            let others = branch.parent?.branches.filter { $0 != branch } ?? []
            return others.count == 1 ? opposite(state(testedBy: others[0], flag, known)) : nil
        }
        return branch.conditions.lazy.compactMap { state(askedBy: $0.stripped, flag, known) }.first
    }

    /// `sender.tag == 1`, `sender.isSelected`, `!sender.isSelected`.
    private func state(askedBy question: Node, _ flag: Node, _ known: KnownValues) -> KnownValue? {
        switch question.kind {
        case .infixExpression where question.isNamed("=="):
            let sides = question.children.filter(\.isExpression)
            guard sides.contains(where: { self.flag(in: $0).map { isSame($0, as: flag) } == true }) else { return nil }
            return sides.lazy.compactMap { known.value(of: $0) }.first
        case .prefixExpression where question.isNamed("!"):
            return opposite(question.firstChild.flatMap { state(askedBy: $0.stripped, flag, known) })
        default: return self.flag(in: question).map { isSame($0, as: flag) } == true ? .boolean(true) : nil
        }
    }

    /// The member of a framework's object that an expression is, or that its local variable was copied from.
    private func flag(in expression: Node) -> Node? {
        let node = expression.stripped
        if node.kind == .memberExpression, project.referent(of: node) == nil { return node }
        guard case .variable(let local)? = project.referent(of: node), project[local].kind == .local,
            let value = project.value(of: local)?.stripped, value.kind == .memberExpression
        else { return nil }
        return value
    }

    // MARK: Toggles

    /// `sender.isSelected = !sender.isSelected`
    private func isToggle(_ assignment: Node, of flag: Node) -> Bool {
        guard let value = assignment.firstChild?.assignedValue, value.kind == .prefixExpression, value.isNamed("!"),
            let operand = value.firstChild?.stripped
        else { return false }
        return isSame(operand, as: flag)
    }

    /// Whether another branch of the decision, or its early exit, stops the timer.
    private func isOtherHalfEnding(at place: Node, askedAt condition: Node) -> Bool {
        let decisions = [condition, place].compactMap { node in
            node.selfAndAncestors.first { $0.kind == .ifStatement || $0.kind == .guardStatement }
        }
        return decisions.contains { decision in
            let halves = decision.kind == .guardStatement ? [decision.body].compactMap { $0 } : decision.branches
            return halves.contains { !$0.range.contains(place.range) && leadsToEnding(code: $0) }
        }
    }
}

extension Node {
    /// Whether the node is a statement of the function's or closure's own block.
    fileprivate func directlyContains(_ statement: Node) -> Bool {
        statement.parent == body || statement.parent == self
    }
}
