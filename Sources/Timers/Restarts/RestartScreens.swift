import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a user action that also changes the screen: the user can hardly touch the same thing again while the timer
/// is running.
extension RestartSearch {
    /// Whether the path presents or covers something, removes a part of the screen, or sets state on which a
    /// control depends.
    func leavesScreen(_ route: RestartRoute) -> Bool {
        route.steps.contains { step in
            guard let body = project.body(of: step.function) else { return false }
            let isConcealing = body.contains { node in
                isChange(node, ofOwn: true) && isOnTheWay(node, to: step.place)
                    || node.kind == .assignmentExpression && node.range.end <= step.place.range.start
                        && decidesOnControl(node)
            }
            return isConcealing
                || project.calls(in: step.function).contains { call in
                    isOnTheWay(call.node, to: step.place)
                        && call.functions.contains { conceals($0, for: step.function, depth: 0) }
                }
        }
    }

    /// In the functions of other types, only calls that present or cover a screen count: changes to parts of
    /// their own views say nothing about this one.
    private func conceals(_ function: FunctionID, for first: FunctionID, depth: Int) -> Bool {
        guard depth < 3, function != first, let body = project.body(of: function) else { return false }
        let isOwn =
            project.owner(of: function).map { own in
                project.owner(of: first).map { project.lineage(of: $0).contains(own) } == true
            } == true
        if body.contains(where: { isChange($0, ofOwn: isOwn) && !isInLaterCode($0) }) { return true }
        return project.calls(in: function).contains { call in
            !isInLaterCode(call.node)
                && call.functions.contains { $0 != function && conceals($0, for: first, depth: depth + 1) }
        }
    }

    private func isChange(_ node: Node, ofOwn isOwn: Bool) -> Bool {
        switch node.kind {
        case .callExpression: takesScreen(node) || isOwn && removes(node)
        case .assignmentExpression: replacesScreen(node) || isOwn && (hides(node) || decidesOnControl(node))
        default: false
        }
    }

    /// Whether it always runs together with the place: neither in another branch nor in a closure that runs
    /// later.
    private func isOnTheWay(_ node: Node, to place: Node) -> Bool {
        guard !place.range.contains(node.range), !Branches.areExclusive(node, place),
            !Branches.areExclusive(place, node)
        else { return false }
        return !node.selfAndAncestors.prefix { !$0.range.contains(place.range) }.contains {
            $0.kind == .closureExpression && !runsInPlace($0)
        }
            && !place.selfAndAncestors.prefix { !$0.range.contains(node.range) }.contains {
                $0.kind == .closureExpression && !isHop($0)
            }
    }

    private func isInLaterCode(_ node: Node) -> Bool {
        node.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
            $0.kind == .closureExpression && !runsInPlace($0) && !isHop($0)
        }
    }

    /// Whether it continues the same action on another queue.
    private func isHop(_ closure: Node) -> Bool {
        if runsInPlace(closure) { return true }
        guard let argument = closure.outermostUnwrap.parent, argument.kind == .argument,
            let callee = argument.parent?.calleeName
        else { return false }
        return ClosureTiming.later.contains(callee.name)
    }

    // MARK: Covering the screen

    /// A modal screen, or a view over the whole window.
    private func takesScreen(_ call: Node) -> Bool {
        guard let callee = call.calleeName, callee.kind == .memberExpression || callee.kind == .nameExpression else {
            return false
        }
        if case .functions? = project.referent(of: callee) { return false }
        if callee.isNamed("addSubview") { return callee.base.map(isWindow) == true }
        return InterfaceAPI.screenTaking.contains(callee.name)
    }

    private func removes(_ call: Node) -> Bool {
        guard let callee = call.calleeName, callee.isNamed("removeFromSuperview"), let view = callee.base else {
            return false
        }
        return mayHoldControls(view) && !isBroughtBack(view)
    }

    private func isWindow(_ view: Node) -> Bool {
        if let type = project.type(of: view) { return type.name.hasSuffix("Window") }
        return view.stripped.name.camelWords.last == "window"
    }

    private func replacesScreen(_ assignment: Node) -> Bool {
        guard let target = assignment.firstChild?.stripped, target.kind == .memberExpression else { return false }
        return InterfaceAPI.screenContents.contains(target.name)
    }

    /// `startView.isHidden = true`, if nothing but another action shows it again.
    private func hides(_ assignment: Node) -> Bool {
        guard let target = assignment.firstChild?.stripped, target.kind == .memberExpression, let view = target.base,
            let value = target.assignedValue
        else { return false }
        let isHiding = InterfaceAPI.hiding.contains(target.name) && value.booleanValue == true
        let isTransparent = InterfaceAPI.transparency.contains(target.name) && value.numericValue == 0
        return (isHiding || isTransparent) && mayHoldControls(view) && !isBroughtBack(view)
    }

    /// A label or an image contains no control.
    private func mayHoldControls(_ view: Node) -> Bool {
        guard let type = project.type(of: view)?.name else { return true }
        return !InterfaceAPI.leafEndings.contains { type.hasSuffix($0) }
    }

    // MARK: Restoring the screen

    /// Whether code that no user action starts shows the view again, elsewhere than where the timer ends: a
    /// notification, an appearance.
    private func isBroughtBack(_ view: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: view) else { return false }
        return references.uses(of: id).contains { use in
            guard let member = use.node.outermostUnwrap.parent, member.kind == .memberExpression,
                InterfaceAPI.shownBy.contains(member.name),
                let value = member.assignedValue,
                value.booleanValue == false || value.numericValue.map({ $0 > 0 }) == true,
                let function = project.function(around: member)
            else { return false }
            var seen: Set<FunctionID> = []
            return !isBesideEnding(member.outermostUnwrap.parent ?? member)
                && isReachedWithoutUser(function, seen: &seen)
        }
    }

    private func isReachedWithoutUser(_ function: FunctionID, seen: inout Set<FunctionID>) -> Bool {
        guard seen.insert(function).inserted, seen.count < 24, case .function = project[function].kind else {
            return false
        }
        if let repeats = entries.repeats(function) { return repeats && !entries.isSelection(function) }
        let mentions = references.mentions(of: function)
        return mentions.contains { mention in
            if let registration = mention.selfAndAncestors.first(where: { $0.kind == .callExpression }),
                registration.calleeName?.isNamed("addObserver") == true
            {
                return true
            }
            guard mention.callOfName != nil, let caller = project.function(around: mention) else { return false }
            return isReachedWithoutUser(caller, seen: &seen)
        }
    }

    // MARK: State

    /// `isSending = true`, if a statement elsewhere derives a control's enabled state from it.
    private func decidesOnControl(_ assignment: Node) -> Bool {
        guard let target = assignment.firstChild?.stripped, assignment.firstChild?.assignedValue?.booleanValue != nil
        else {
            return false
        }
        let state = target.isNamed("value") ? target.base ?? target : target
        guard case .variable(let id)? = project.referent(of: state), project[id].kind == .property else { return false }
        return references.uses(of: id).contains { use in
            guard !use.isUncertain, !use.node.isAssigned,
                let statement = use.node.selfAndAncestors.first(where: {
                    $0.parent?.kind == .block || $0.parent?.kind == .memberBlock
                })
            else { return false }
            return statement.contains {
                ($0.kind == .memberExpression || $0.kind == .nameExpression) && InterfaceAPI.enabling.contains($0.name)
            }
        }
    }
}
