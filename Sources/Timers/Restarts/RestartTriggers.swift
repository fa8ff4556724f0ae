import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a control that is disabled, hidden or removed until the timer's end restores it.
extension RestartSearch {
    /// Whether the path disables the control that the user would have to touch a second time, and only the
    /// timer's end restores it.
    ///
    /// `place` is what the action does on the path: the creation itself, or the call that leads to it.
    /// `trigger` is the action of the control in question, if that is another one.
    func isHeldOff(_ action: FunctionID, at place: Node, chain: Set<FunctionID>, trigger: FunctionID? = nil) -> Bool {
        let calls = project.calls(in: action).filter {
            !Branches.areExclusive($0.node, place) && !Branches.areExclusive(place, $0.node)
        }
        let called = calls.flatMap(\.functions).filter { project.owner(of: $0) == project.owner(of: action) }
        let changes = ([action] + called).compactMap { project.body(of: $0) }.flatMap { self.changes(in: $0) }
        let holdings = changes.filter {
            $0.holdsOff && !($0.place.isInSameTree(as: place) && Branches.areExclusive($0.place, place))
        }
        return holdings.contains { holding in
            isTrigger(holding.control, of: trigger ?? action, holding.place)
                && !comesBackEarly(holding, chain: chain.union([action]))
        }
    }

    /// Whether the code that starts the timer disables or hides a control which only the timer's end restores, and no hook of
    /// a framework starts it anew: the user has to touch something again, and that control is likely to be it.
    func isPairedWithControl(_ place: Node, evidence: Node?) -> Bool {
        guard let function = project.function(around: place),
            evidence.flatMap({ project.function(around: $0) }).map({ entries.repeats($0) == nil }) ?? true
        else { return false }
        return changes(beside: place).contains { change in
            change.holdsOff && !comesBackEarly(change, chain: [function]) && comesBack(change)
        }
    }

    /// Whether anything makes the control touchable again.
    private func comesBack(_ holding: ControlChange) -> Bool {
        references.uses(of: holding.control).contains { use in
            guard let change = change(naming: use.node) else { return false }
            return change.isOfSameKind(as: holding) && !change.holdsOff && isAfterEnding(change.place)
        }
    }

    /// Whether each of the calls is in an action that disables the controls of all of them. A hook that runs once, such as
    /// `viewDidLoad()`, has no control of its own.
    func holdEachOtherOff(_ calls: [Node], chain: Set<FunctionID>) -> Bool {
        let actions = calls.compactMap { project.function(around: $0) }
        let touched = Set(actions).filter { entries.repeats($0) != false }
        guard actions.count == calls.count, !touched.isEmpty else { return false }
        return zip(calls, actions).allSatisfy { call, action in
            touched.allSatisfy { isHeldOff(action, at: call, chain: chain.union(actions), trigger: $0) }
        }
    }

    /// Whether only a control of another object leads to the call, through that object's delegate, and the call
    /// makes the object change the control: `bar.showProgress()` hides the button that started the work.
    func isHeldOffByTeller(_ call: Node) -> Bool {
        guard let listener = project.function(around: call),
            let whole = call.callOfName
                ?? call.selfAndAncestors.first(
                    where: { $0.kind == .callExpression })
        else { return false }
        let tellers = Set(
            references.mentions(of: listener).compactMap {
                project.function(around: $0)
            })
        guard !tellers.isEmpty, tellers.allSatisfy({ isActionOfOther($0, than: listener) }) else { return false }
        let told = calledFunctions(from: whole)
        return tellers.allSatisfy { teller in
            told.contains { project.owner(of: $0) == project.owner(of: teller) && changesControl(of: teller, in: $0) }
        }
    }

    /// Whether the call starts the timer of the control that runs the function, and the function disables it first
    /// (`sender.enabled = NO; … [sender beginCountdown]`), or the control itself does where it starts the timer; if the
    /// control enables itself only where it stops the timer.
    func isHeldOffAsSender(_ call: Node, in function: FunctionID) -> Bool {
        let callee = call.calleeName ?? call
        guard let body = project.body(of: function),
            case .variable(let control)? = callee.base.flatMap({ project.referent(of: $0) }),
            isTrigger(control, of: function, call), let type = project.type(of: control)?.id,
            let owner = project.owner(of: handle), project.lineage(of: type).contains(owner),
            enablesItselfOnlyAtEnd(owner)
        else { return false }
        if case .functions(let started)? = project.referent(of: callee), started.contains(where: alwaysDisablesItself) {
            return true
        }
        let holdings = changes(in: body).filter {
            $0.control == control && $0.holdsOff && !Branches.areExclusive($0.place, call)
                && !Branches.areExclusive(call, $0.place)
        }
        return holdings.contains { !comesBackEarly($0, chain: []) }
    }

    func enablesItselfOnlyAtEnd(_ control: TypeID) -> Bool {
        project.functions(of: control).allSatisfy { function in
            guard !project[function].kind.isInitializer, let body = project.body(of: function) else { return true }
            let enables = body.contains { node in
                guard node.kind == .assignmentExpression, let target = node.firstChild?.stripped,
                    InterfaceAPI.enablingProperties.contains(target.name), target.assignedValue?.booleanValue != false
                else { return false }
                return target.base.map { project.referent(of: $0) == .instance } ?? true
            }
            return !enables || leadsToEnding(function, depth: 0)
        }
    }

    private func isActionOfOther(_ teller: FunctionID, than listener: FunctionID) -> Bool {
        project.owner(of: teller) != project.owner(of: listener)
            && (project[teller].has(attribute: "IBAction") || entries.isConnected(teller))
    }

    /// The functions that a call runs, directly or through a few others.
    private func calledFunctions(from call: Node) -> Set<FunctionID> {
        guard case .functions(let first)? = call.calleeName.flatMap({ project.referent(of: $0) }) else { return [] }
        var found = Set(first)
        var layer = first
        for _ in 0..<Self.tellingDepth {
            layer = layer.flatMap { project.calls(in: $0).flatMap(\.functions) }.filter { found.insert($0).inserted }
        }
        return found
    }

    /// How many levels of calls are followed from a start to what it shows.
    private static let tellingDepth = 4

    /// Whether it assigns the control's enabled state anything other than true.
    private func changesControl(of action: FunctionID, in function: FunctionID) -> Bool {
        project.body(of: function)?.contains { node in
            guard node.kind == .assignmentExpression, let target = node.firstChild?.stripped,
                target.kind == .memberExpression, let base = target.base, let value = target.assignedValue,
                case .variable(let control)? = project.referent(of: base), isTrigger(control, of: action, node)
            else { return false }
            if InterfaceAPI.enablingProperties.contains(target.name) { return value.booleanValue != true }
            return InterfaceAPI.hiding.contains(target.name) && value.booleanValue != false
        } == true
    }

    /// The action's sender, a control that the code connects with the action, or an outlet of a control that a
    /// nib connects.
    func isTrigger(_ control: VariableID, of action: FunctionID, _ place: Node) -> Bool {
        if project[control].kind == .parameter { return project.parameters(of: action).contains(control) }
        if entries.isSent(byOutlet: project[control].name, action) { return true }
        let maker = project.value(of: control)
        return references.mentions(of: action).contains { mention in
            guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else {
                return false
            }
            if maker?.encloses(mention) == true { return true }
            return mention.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { statement in
                statement.kind == .callExpression && names(control, in: statement)
                    || statement.kind == .assignmentExpression && names(control, in: statement)
            }
        }
    }

    private func names(_ control: VariableID, in code: Node) -> Bool {
        code.contains { node in
            (node.kind == .nameExpression || node.kind == .memberExpression)
                && project.referent(of: node) == .variable(control)
        }
    }

    /// Whether anything makes it touchable again where the timer neither ends nor is created.
    private func comesBackEarly(_ holding: ControlChange, chain: Set<FunctionID>) -> Bool {
        references.uses(of: holding.control).contains { use in
            guard let change = change(naming: use.node), change.isOfSameKind(as: holding), !change.holdsOff else {
                return false
            }
            guard let function = project.function(around: change.place) else { return true }
            if project[function].kind.isInitializer || entries.repeats(function) == false || chain.contains(function) {
                return false
            }
            return !isAfterEnding(change.place)
        }
    }

    /// Whether the place is beside the timer's end, or in a helper that is only called there.
    func isAfterEnding(_ place: Node, depth: Int = 0) -> Bool {
        if isBesideEnding(place) { return true }
        guard depth < Self.helperDepth, let helper = project.function(around: place), !entries.isOpen(helper) else {
            return false
        }
        let mentions = references.certainCallers.mentions(of: helper)
        return mentions.isComplete && !mentions.found.isEmpty
            && mentions.found.allSatisfy { mention in
                if case .call(let call) = mention { isAfterEnding(call, depth: depth + 1) } else { false }
            }
    }

    /// How many levels of helpers are followed from a control that is shown again to the timer's end.
    private static let helperDepth = 2

    /// Whether a statement of the same block stops the timer, or a statement before the closure that contains it, or a
    /// plain one before the branches that do: `timer.invalidate(); alert.addAction(… { button.isHidden = false })`.
    func isBesideEnding(_ assignment: Node) -> Bool {
        if assignment.parent?.children.contains(where: { $0 != assignment && endsAtOnce($0) }) == true {
            return true
        }
        var isInClosure = false
        for statement in assignment.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike }) {
            isInClosure = isInClosure || statement.kind == .closureExpression
            guard let block = statement.parent, block.kind == .block else { continue }
            let earlier = block.children.filter { $0.range.end <= statement.range.start }
            if earlier.contains(where: { (isInClosure || $0.kind.isExpression) && endsAtOnce($0) }) {
                return true
            }
        }
        return false
    }

    // MARK: Several starts

    /// The calls without those that run when a control is touched which each start disables or hides until the timer
    /// ends, if no other call may come after a touch: it comes before the screen is shown, or shows it.
    func withoutTouchesAfterEnd(_ calls: [Node], _ route: RestartRoute, chain: Set<FunctionID>) -> [Node] {
        let others = calls.filter { !isTouchedOnlyAfterEnd($0, among: calls, route, chain: chain) }
        return others.allSatisfy { comesBeforeTouches($0) } ? others : calls
    }

    private func comesBeforeTouches(_ call: Node, depth: Int = 0) -> Bool {
        guard let caller = project.function(around: call), let body = call.enclosingBody else { return false }
        if body == project.body(of: caller), entries.repeats(caller) == false || isOfHelperBeforeTouches(call, depth) {
            return true
        }
        return body.contains { node in
            guard let target = node.firstChild, node.kind == .assignmentExpression, node.range.end <= call.range.start,
                InterfaceAPI.shownBy.contains(target.stripped.name), let value = target.assignedValue
            else { return false }
            return value.booleanValue == false || value.numericValue.map { $0 > 0 } == true
        }
    }

    private func isOfHelperBeforeTouches(_ call: Node, _ depth: Int) -> Bool {
        guard depth < Self.helperDepth, let outer = callers(leadingTo: call) else { return false }
        return outer.allSatisfy { $0.callOfName != nil && comesBeforeTouches($0, depth: depth + 1) }
    }

    private func isTouchedOnlyAfterEnd(
        _ call: Node, among calls: [Node], _ route: RestartRoute, chain: Set<FunctionID>
    ) -> Bool {
        let starts = calls.map { changes(beside: $0) }
        let common = (starts.first ?? []).filter { change in
            starts.allSatisfy { $0.contains { $0.holdsOff && $0.isOfSameKind(as: change) } }
        }
        return (common + changes(on: route)).contains { change in
            change.holdsOff && isTouched(change.control, toRun: call, change.place)
                && !comesBackEarly(change, chain: chain)
        }
    }

    private func changes(on route: RestartRoute) -> [ControlChange] {
        route.steps.compactMap { project.body(of: $0.function) }.flatMap { body in
            changes(in: body).filter { Branches.isUnconditional($0.place, in: body) }
        }
    }

    /// Whether the touches of the control run the closure or the action around a call.
    private func isTouched(_ control: VariableID, toRun call: Node, _ place: Node) -> Bool {
        if touchedControl(around: call) == control { return true }
        guard let action = project.function(around: call),
            project[action].has(attribute: "IBAction") || entries.isConnected(action)
        else { return false }
        return isTrigger(control, of: action, place)
    }

    /// Whether the place is in a closure that runs when a control is touched, and which hides or disables that control
    /// until the timer has ended.
    func isTouchedOnlyAfterEnd(_ place: Node, chain: Set<FunctionID>) -> Bool {
        guard let control = touchedControl(around: place) else { return false }
        return changes(beside: place).contains {
            $0.control == control && $0.holdsOff && !comesBackEarly($0, chain: chain)
        }
    }
}
