import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a control that disables itself: its own code starts the timer, and only the timer's end enables it again.
extension RestartSearch {
    /// Whether the action that a control sends to itself disables it on the way to the start, in its own code, in that of a
    /// method that it calls, or in the observer of the property that it sets: `isEnabled = !newValue`.
    func isHeldOffByItself(_ action: FunctionID, at place: Node) -> Bool {
        guard let control = project.owner(of: action), sendsToItself(action, control), enablesItselfOnlyAtEnd(control)
        else { return false }
        let known = KnownValues(references: references)
        return disablesItself(action, known)
            || entries(from: place, in: action).contains { entry in
                disablesItself(entry.function, known.entering(entry.function, by: entry.node))
            }
    }

    /// The control's functions that the action runs on the way: those that it calls, and what observes a property.
    private func entries(from place: Node, in action: FunctionID) -> [(function: FunctionID, node: Node)] {
        let calls = project.calls(in: action).filter {
            !Branches.areExclusive($0.node, place) && !Branches.areExclusive(place, $0.node)
        }
        let called = calls.flatMap { call in call.functions.map { (function: $0, node: call.node) } }
        guard place.kind == .assignmentExpression, let target = place.firstChild?.stripped,
            case .variable(let property)? = project.referent(of: target)
        else { return called }
        return called + project.accessors(of: property).map { (function: $0, node: target) }
    }

    private func disablesItself(_ function: FunctionID, _ known: KnownValues) -> Bool {
        project.body(of: function)?.contains { disables($0, known) && !known.exclude($0) } == true
    }

    /// Whether a function disables its own control whatever else holds.
    func alwaysDisablesItself(_ function: FunctionID) -> Bool {
        let known = KnownValues(references: references)
        guard let body = project.body(of: function) else { return false }
        return body.contains { disables($0, known) && Branches.isUnconditional($0, in: body) }
    }

    /// `isEnabled = false`, `self.enabled = NO`
    private func disables(_ target: Node, _ known: KnownValues) -> Bool {
        guard target.isAssigned, InterfaceAPI.enablingProperties.contains(target.name),
            target.base.map({ project.referent(of: $0) == .instance }) ?? true, let value = target.assignedValue
        else { return false }
        return known.value(of: value) == .boolean(false)
    }

    /// `addTarget(self, action: #selector(send), for: .touchUpInside)`: no other code runs it.
    private func sendsToItself(_ action: FunctionID, _ control: TypeID) -> Bool {
        guard !project.inheritedNames(of: control).isDisjoint(with: InterfaceAPI.controlClasses) else { return false }
        let mentions = plausibleMentions(of: action, project[action])
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression,
                    let call = mention.selfAndAncestors.first(where: { $0.kind == .callExpression }),
                    let callee = call.calleeName, InterfaceAPI.controlConnections.contains(callee.name),
                    project.type(around: call) == control
                else { return false }
                return callee.base.map { project.referent(of: $0) == .instance } ?? true
            }
    }

    // MARK: Observers

    /// Whether the observer that starts the timer also disables the control that sends the action, and enables it where it
    /// ends the timer: `if newValue { start() } else { stop() }; button.isEnabled = !newValue`.
    func isHeldOffByObserver(_ action: FunctionID, _ route: RestartRoute) -> Bool {
        guard let start = route.steps.first, project[start.function].kind.isObserver,
            let body = project.body(of: start.function), leadsToEnding(start.function, depth: 0)
        else { return false }
        let on = values(in: start.function, .boolean(true)), off = values(in: start.function, .boolean(false))
        guard off.exclude(start.place), !on.exclude(start.place) else { return false }
        return body.contains { target in
            guard target.isAssigned, InterfaceAPI.enablingProperties.contains(target.name),
                let value = target.assignedValue,
                on.value(of: value) == .boolean(false), off.value(of: value) == .boolean(true),
                case .variable(let control)? = target.base.flatMap({ project.referent(of: $0) })
            else { return false }
            return isTrigger(control, of: action, target) && isEnabled(control, onlyIn: body)
        }
    }

    /// What is known in an observer when its property gets the value.
    private func values(in observer: FunctionID, _ value: KnownValue) -> KnownValues {
        let known = KnownValues(references: references)
        let property = project[observer].property.map { VariableID(file: observer.file, index: $0) }
        let states = [known.implicitNewValue(in: observer) ?? property].compactMap { $0 }
        return KnownValues(
            references: references, entered: Dictionary(uniqueKeysWithValues: states.map { ($0, value) }))
    }

    private func isEnabled(_ control: VariableID, onlyIn body: Node) -> Bool {
        references.uses(of: control).compactMap { change(naming: $0.node) }.allSatisfy { change in
            change.holdsOff || body.encloses(change.place) || isAfterEnding(change.place)
        }
    }
}
