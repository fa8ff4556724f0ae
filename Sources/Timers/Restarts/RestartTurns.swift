import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts and stops by the value that a closure, or the function to which it passes the value on, is told: a press, a state
/// that something observes.
extension RestartSearch {
    /// `if isPressed { start() } else { stop() }`, `$0 == .active ? start() : stop()`, if the closure is called only when
    /// the value has changed: the other half has stopped the timer by then.
    func isHalfOfTurns(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { decision in
            guard let body = decision.enclosingBody, isToldByTurns(body),
                let (question, isTrue, others) = choice(by: decision, to: place)
            else { return false }
            return !others.isEmpty && others.allSatisfy(leadsToEnding(code:)) && settles(question, isTrue, in: body)
        }
    }

    /// Whether the code around the place in its closure asks for a certain value, which may or may not come twice in a
    /// row; a range of values (`rate > 0`) comes twice.
    func hangsOnToldValue(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { $0.kind != .closureExpression && !$0.kind.isFunctionLike }.contains {
            decision in
            choice(by: decision, to: place).map { !isRange($0.question) } ?? (decision.kind == .ifBranch)
        }
    }

    private func isRange(_ question: Node) -> Bool {
        question.kind == .infixExpression && [">", "<", ">=", "<="].contains(question.name)
    }

    // MARK: Changes after an appearance

    /// The calls without the one that answers a change of a Boolean which already has that value when the others start
    /// the timer, as the view appears: the opposite change comes first, and stops it.
    func withoutChangesBack(_ calls: [Node]) -> [Node] {
        guard let change = calls.first(where: isChangeBack) else { return calls }
        let others = calls.filter { $0 != change }
        return others.allSatisfy(isAtAppearance) ? others : calls
    }

    private func isChangeBack(_ call: Node) -> Bool {
        guard isHalfOfTurns(call), let closure = call.enclosingBody, closure.kind == .closureExpression,
            let (state, answer) = change(toldTo: closure, leadingTo: call),
            let view = project.owner(of: state), !coversItself(view)
        else { return false }
        return project.value(of: state)?.booleanValue == answer
            && references.nodes(named: "_" + project[state].name).isEmpty
    }

    /// The state that `.onChange(of: isOn) { … }` observes, and the value for which the closure reaches the place.
    private func change(toldTo closure: Node, leadingTo place: Node) -> (state: VariableID, value: Bool)? {
        guard let call = closure.outermostUnwrap.parent?.parent, call.calleeName?.isNamed("onChange") == true,
            call.argument(labeled: "initial") == nil,
            case .variable(let state)? = call.argumentValue("of").flatMap({ project.referent(of: $0.stripped) })
        else { return nil }
        let decisions = place.selfAndAncestors.prefix { $0 != closure }.compactMap { choice(by: $0, to: place) }
        return decisions.lazy.compactMap { answer(to: $0.question, $0.isTrue, in: closure) }.first.map { (state, $0) }
    }

    /// The new value of a Boolean that the closure is told if the question has an answer; `nil` for other questions.
    private func answer(to question: Node, _ isTrue: Bool, in closure: Node) -> Bool? {
        if question.kind == .prefixExpression, question.isNamed("!") {
            return question.firstChild.flatMap { answer(to: $0.stripped, !isTrue, in: closure) }
        }
        return isTold(question, to: closure) && !isOldValue(question, in: closure) ? isTrue : nil
    }

    /// `old` in `{ old, new in … }`, `$0` beside `$1`.
    private func isOldValue(_ value: Node, in closure: Node) -> Bool {
        if value.isNamed("$0") { return closure.contains { $0.isNamed("$1") } }
        guard closure.parameters.count == 2, case .variable(let id)? = project.referent(of: value) else { return false }
        return closure.parameters.first.flatMap { project.variable(declaredBy: $0) } == id
    }

    private func isAtAppearance(_ call: Node) -> Bool {
        call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { code in
            hook(calling: code)?.calleeName.map { ClosureTiming.appearances.contains($0.name) } == true
        }
    }

    // MARK: Decisions

    /// What a statement asks before it leads to the place, with which answer, and the code for the other answers.
    func choice(by decision: Node, to place: Node) -> (question: Node, isTrue: Bool, others: [Node])? {
        switch decision.kind {
        case .ternaryExpression:
            let parts = Array(decision.children)
            guard parts.count == 3, parts[0].range.end <= place.range.start else { return nil }
            let isTrue = parts[1].encloses(place)
            return (parts[0].stripped, isTrue, [isTrue ? parts[2] : parts[1]])
        case .ifStatement:
            let branches = decision.branches
            guard branches.count == 2, branches[0].conditions.count == 1 else { return nil }
            let isTrue = branches[0].encloses(place)
            return (branches[0].conditions[0].stripped, isTrue, [branches[isTrue ? 1 : 0]])
        case .switchStatement:
            let cases = decision.children(.switchCase)
            guard let subject = decision.subject, let own = cases.first(where: { $0.encloses(place) }),
                own.caseItems.count == 1
            else { return nil }
            return (subject.stripped, true, cases.filter { $0 != own && !isNeverTaken($0, of: decision) })
        case .block:
            let exits = decision.children(.guardStatement).filter { $0.range.end <= place.range.start }
            guard
                let exit = exits.first(where: { $0.conditions.count == 1 && $0.body.map(leadsToEnding(code:)) == true })
            else { return nil }
            return (exit.conditions[0].stripped, true, [exit.body].compactMap { $0 })
        default: return nil
        }
    }

    /// Whether the same answer to the question means the same value: both answers to a Boolean, and that one which
    /// equality gives.
    private func settles(_ question: Node, _ isTrue: Bool, in closure: Node) -> Bool {
        switch question.kind {
        case .prefixExpression where question.isNamed("!"):
            return question.firstChild.map { settles($0.stripped, !isTrue, in: closure) } ?? false
        case .infixExpression where question.isNamed("==") || question.isNamed("!="):
            return question.isNamed("==") == isTrue && question.children.contains { isTold($0.stripped, to: closure) }
        default: return isTold(question, to: closure)
        }
    }

    /// A `default:` beside the cases of all scene phases.
    private func isNeverTaken(_ branch: Node, of decision: Node) -> Bool {
        guard branch.flags.contains(.isDefault) else { return false }
        let patterns = decision.children(.switchCase).flatMap(\.caseItems).compactMap(\.firstChild)
        let named = patterns.compactMap { $0.kind == .expressionPattern ? $0.firstChild?.name : $0.name }
        return LifecycleNames.scenePhases.isSubset(of: named)
    }

    /// A parameter of the closure, or the value that `onChange(of:)` observes; a parameter to which such a value is passed.
    private func isTold(_ value: Node, to body: Node) -> Bool {
        guard body.kind != .closureExpression else { return isTold(value, toClosure: body) }
        guard let mention = tellingMention(of: body), case .variable(let parameter)? = project.referent(of: value),
            let function = project.function(around: value), project[parameter].kind == .parameter
        else { return false }
        guard let call = mention.callOfName, let closure = call.enclosingBody else { return true }
        return project.argument(for: parameter, of: function, in: call).map { isTold($0.stripped, toClosure: closure) }
            ?? false
    }

    private func isTold(_ value: Node, toClosure closure: Node) -> Bool {
        if value.kind == .nameExpression, value.name.first == "$" { return value.enclosingBody == closure }
        if case .variable(let id)? = project.referent(of: value), project[id].kind == .parameter {
            return closure.parameters.contains { project.variable(declaredBy: $0) == id }
        }
        let observed = closure.outermostUnwrap.parent?.parent?.argumentValue("of")
        return observed.map { $0.stripped.text == value.text } ?? false
    }

    private func isToldByTurns(_ body: Node) -> Bool {
        body.kind == .closureExpression ? isHandlerToldByTurns(body) : tellingMention(of: body) != nil
    }

    /// The only mention of a function, if a closure that is told by turns calls it there, or if it is told by turns itself:
    /// `.onChange(of: phase) { follow($0) }`, `.onChange(of: phase, perform: follow)`.
    private func tellingMention(of body: Node) -> Node? {
        guard let function = project.function(around: body.body ?? body) else { return nil }
        let mentions = references.mentions(of: function)
        guard mentions.count == 1, let mention = mentions.first else { return nil }
        if mention.callOfName == nil { return isHandlerToldByTurns(mention) ? mention : nil }
        guard let closure = mention.enclosingBody, closure.kind == .closureExpression else { return nil }
        return isHandlerToldByTurns(closure) ? mention : nil
    }

    private func isHandlerToldByTurns(_ handler: Node) -> Bool {
        guard let argument = handler.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calleeName
        else { return false }
        return LifecycleNames.alternating.contains(argument.name) && argument.name != "perform"
            || LifecycleNames.alternating.contains(callee.name) && callee.name != "perform"
            || callee.isNamed("onChange") || callee.isNamed("sink") && isWithoutDuplicates(callee)
    }

    /// `$isOn.removeDuplicates().receive(on: queue).sink`
    private func isWithoutDuplicates(_ subscriber: Node) -> Bool {
        var callee = subscriber
        while let source = callee.base?.stripped, source.kind == .callExpression, let operation = source.calleeName {
            if operation.isNamed("removeDuplicates") { return true }
            guard CombineAPI.passingOperators.contains(operation.name) else { return false }
            callee = operation
        }
        return false
    }
}
