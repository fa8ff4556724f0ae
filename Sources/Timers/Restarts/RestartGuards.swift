import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Conditions on the path that test whether a timer already exists.
extension RestartSearch {
    /// Whether a condition on the path to the place tests for an existing timer.
    package func isGuarded(_ place: Node, in function: FunctionID, chain: Set<FunctionID>) -> Bool {
        let chain = chain.union([function])
        var child = place
        while let parent = child.parent, child.kind != .functionDeclaration {
            // In the process or, with a token of its own, in the life of the object.
            if parent.kind == .callExpression, parent.flags.contains(.runsOnce) { return true }
            if parent.kind == .ifBranch, child.kind == .block {
                if provesOldOne(parent) { return false }
                if conditionsAsk(parent, chain, before: place) { return true }
            }
            if parent.kind == .switchCase, let decision = parent.parent,
                decides(decision) || decidesByControl(decision, before: place)
                    || decision.subject.map({ asks($0, chain, before: place) }) == true
            {
                return true
            }
            if parent.kind == .ternaryExpression, let condition = parent.firstChild,
                asks(condition, chain, before: place)
            {
                return true
            }
            if parent.kind == .infixExpression, parent.isNamed("??") { return true }
            if parent.kind == .block || parent.kind == .switchCase || parent.kind == .ifConfigClause {
                for sibling in parent.children
                where sibling.range.end <= child.range.start && leavesWhenAsked(sibling, chain, before: place) {
                    return true
                }
            }
            child = parent
        }
        return false
    }

    /// `else if let timer, timer.interval != interval`: the branch is taken only if an old timer exists,
    /// whatever was tested before it.
    private func provesOldOne(_ branch: Node) -> Bool {
        let conditions = branch.children.filter { $0.kind != .block }
        guard conditions.contains(where: bindsHandle) else { return false }
        return !conditions.contains { condition in
            condition.contains { $0.isNamed("isValid") || $0.isNamed("isCancelled") }
        }
    }

    private func bindsHandle(_ condition: Node) -> Bool {
        let question = condition.stripped
        if question.kind == .infixExpression, question.isNamed("&&") {
            return question.children.contains(where: bindsHandle)
        }
        if asksOldOne(condition) { return true }
        guard condition.kind == .optionalBinding else {
            return condition.kind == .infixExpression && condition.isNamed("!=")
                && condition.contains { $0.kind == .nilLiteral }
                && condition.children.contains { project.referent(of: $0) == .variable(handle) }
        }
        guard let value = condition.initialValue else { return condition.isNamedLike(project[handle].name) }
        return project.referent(of: value) == .variable(handle)
    }

    /// `timer == nil || timer.timeInterval == slow`: one alternative tests the old timer itself.
    private func asksOldOne(_ condition: Node) -> Bool {
        let question = condition.stripped
        guard question.kind == .infixExpression, question.isNamed("||") else { return false }
        return question.children.contains { side in
            side.contains { node in
                node.kind == .memberExpression && TimerAPI.settings.contains(node.name)
                    && node.base?.contains { project.referent(of: $0) == .variable(handle) } == true
            }
        }
    }

    private func conditionsAsk(_ branch: Node, _ chain: Set<FunctionID>, before place: Node) -> Bool {
        // The `else` of an `if` that tests for a timer is guarded as well.
        let branches = branch.parent?.children.filter { $0.range.start <= branch.range.start } ?? [branch]
        return branches.contains { $0.children.contains { $0.kind != .block && asks($0, chain, before: place) } }
    }

    private func leavesWhenAsked(_ statement: Node, _ chain: Set<FunctionID>, before place: Node) -> Bool {
        switch statement.kind {
        case .guardStatement:
            return statement.children.contains { $0.kind != .block && asks($0, chain, before: place) }
        case .ifStatement:
            return statement.children.contains { branch in
                branch.children.contains { $0.kind != .block && asks($0, chain, before: place) }
                    && branch.body.map { $0.leaves || $0.children.contains(where: leaves) } == true
            }
        case .switchStatement:
            return decides(statement) && statement.contains { $0.kind == .returnStatement }
        case .callExpression:
            // `precondition(timer == nil)` ends the process on a second start; `assert` is removed from release
            // builds.
            guard let callee = statement.calleeName,
                callee.isNamed("precondition") || entries.macros.raises(callee.name)
            else { return false }
            return statement.arguments.contains { asks($0, chain, before: place) }
        default: return false
        }
    }

    /// Whether the statement leaves the function, or ends the process.
    private func leaves(_ statement: Node) -> Bool {
        switch statement.kind {
        case .returnStatement, .throwStatement: true
        case .callExpression: statement.calleeName.map { ProcessAPI.raises.contains($0.name) } == true
        default: false
        }
    }

    /// Whether a `switch` tests the handle, an enum whose cases carry the timer:
    /// `switch state { case .running: return … }`.
    private func decides(_ decision: Node) -> Bool {
        decision.kind == .switchStatement
            && decision.firstChild.map { project.referent(of: $0) == .variable(handle) } == true
    }

    func asks(_ condition: Node, _ chain: Set<FunctionID>, before place: Node) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression || node.kind == .optionalBinding else {
                return false
            }
            // An observer that compares with the old value reacts only to changes.
            if node.isNamed("oldValue") { return true }
            if node.kind == .optionalBinding { return node.isNamedLike(project[handle].name) }
            switch project.referent(of: node) {
            case .variable(let id)?:
                if project[id].kind == .parameter { return isComparedWithOld(node) && isEndedBySetter(chain) }
                return id == handle
                    || tells(id, chain, askedAt: condition)
                        && !isSetOnlyBeside(place, id, chain, askedAt: condition)
                    || isAnswer(id, to: node, chain, before: place)
            case .functions(let functions)?:
                return functions.contains { function in
                    guard let body = project.body(of: function) else { return false }
                    return mentionsHandle(body) || isKeptInStep(whatIsReadBy: body, chain)
                        || body.firstChild?.nextSibling == nil
                            && chain.contains { isChanged(whatIsReadBy: body, in: $0, askedAt: condition) }
                }
            default:
                return isLeftOnTheWay(node, askedAt: condition, to: place)
                    || isShownInStep(node, chain, askedAt: condition, before: place)
            }
        }
    }

    func mentionsHandle(_ body: Node) -> Bool {
        body.contains { node in
            (node.kind == .nameExpression || node.kind == .memberExpression)
                && project.referent(of: node) == .variable(handle)
        }
    }
}

extension Node {
    /// An optional binding of a name to itself (`if let timer`).
    fileprivate func isNamedLike(_ name: String) -> Bool {
        self.name == name && !children.contains(where: \.isExpression)
    }
}
