import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Code that hides, disables or removes a control, or makes it touchable again.
extension RestartSearch {
    struct ControlChange {
        let place: Node
        let control: VariableID
        /// The words of the property that it sets: a hidden control is not shown by being enabled. Of a removal, those
        /// of the method.
        let property: [String]
        /// Whether the control cannot be touched from here on.
        let holdsOff: Bool

        /// The change that makes the control touchable instead of holding it off, or the other way around.
        var reversed: ControlChange {
            ControlChange(place: place, control: control, property: property, holdsOff: !holdsOff)
        }

        func isOfSameKind(as other: ControlChange) -> Bool {
            control == other.control && property == other.property
        }
    }

    /// `button.isEnabled = false`, `self.button.hidden = YES`, `sender.isUserInteractionEnabled = false`,
    /// `button.isHidden.toggle()`, `button.setHidden(true)`, `button.removeFromSuperview()`.
    func changes(in code: Node) -> [ControlChange] {
        var found: [ControlChange] = []
        _ = code.contains { node in
            if let change = change(at: node) { found.append(change) }
            return false
        }
        return found
    }

    /// The changes that are statements of a block around a place, in the same closure or function: both run, or neither.
    func changes(beside place: Node) -> [ControlChange] {
        let around = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }
        return around.filter { $0.kind == .block }.flatMap { block in
            block.children.compactMap { change(at: $0) }.filter { !Branches.canExitBetween(place, $0.place) }
        }
    }

    /// The change of the control that a use of it names, if it is one.
    func change(naming use: Node) -> ControlChange? {
        guard let property = use.outermostUnwrap.parent, let whole = property.outermostUnwrap.parent else { return nil }
        return change(at: whole.callOfName ?? whole)
    }

    func change(at node: Node) -> ControlChange? {
        guard let toggled = toggledProperty(at: node) else { return setting(at: node) }
        return change(of: toggled, holdsOff: true, node).map { isTouchable(before: $0) ? $0 : $0.reversed }
    }

    /// The change that a node makes whatever the property was before.
    private func setting(at node: Node) -> ControlChange? {
        switch node.kind {
        case .assignmentExpression:
            guard let target = node.firstChild?.stripped, target.kind == .memberExpression,
                let value = target.assignedValue
            else { return nil }
            return change(of: target, to: value, node)
        case .callExpression:
            guard let callee = node.calleeName else { return nil }
            if callee.name == InterfaceAPI.subviewRemoval { return change(of: callee, holdsOff: true, node) }
            return change(bySetter: callee, node)
        default: return nil
        }
    }

    /// `button.setHidden(true)`, `[button setEnabled:NO]`
    private func change(bySetter callee: Node, _ call: Node) -> ControlChange? {
        guard let property = InterfaceAPI.touchSetters[callee.name], let value = call.arguments.first?.value,
            call.arguments.count == 1,
            case .variable(let control)? = callee.base.flatMap({ project.referent(of: $0) })
        else { return nil }
        let holdsOff = value.stripped.booleanValue == InterfaceAPI.hiding.contains(property)
        return ControlChange(place: call, control: control, property: property.camelWords, holdsOff: holdsOff)
    }

    private func change(of member: Node, to value: Node, _ place: Node) -> ControlChange? {
        let given = value.stripped.booleanValue
        if InterfaceAPI.enablingProperties.contains(member.name) {
            return change(of: member, holdsOff: given == false, place)
        }
        if InterfaceAPI.hiding.contains(member.name) { return change(of: member, holdsOff: given == true, place) }
        guard member.name == InterfaceAPI.transparencyToTouches else { return nil }
        return change(of: member, holdsOff: value.stripped.numericValue == 0, place)
    }

    private func change(of member: Node, holdsOff: Bool, _ place: Node) -> ControlChange? {
        guard case .variable(let control)? = member.base.flatMap({ project.referent(of: $0) }) else { return nil }
        return ControlChange(
            place: place, control: control, property: Self.plainName(member), holdsOff: holdsOff)
    }

    // MARK: Toggles

    /// The property in `button.isHidden.toggle()`.
    private func toggledProperty(at node: Node) -> Node? {
        guard node.kind == .callExpression, let callee = node.calleeName, callee.isNamed("toggle"),
            let property = callee.base?.stripped,
            InterfaceAPI.hiding.contains(property.name) || InterfaceAPI.enablingProperties.contains(property.name)
        else { return nil }
        return property
    }

    /// How many statements before a toggle are searched for what it toggles.
    private static let statementLimit = 32

    /// Whether the code before a toggle has just set that the control can be touched, or runs because it was touched. After
    /// another toggle that is not known.
    private func isTouchable(before toggle: ControlChange) -> Bool {
        for place in toggle.place.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike }) {
            if place.kind == .closureExpression { return touchedControl(running: place) == toggle.control }
            guard let block = place.parent, block.kind == .block else { continue }
            let earlier = block.children.prefix { $0 != place }.suffix(Self.statementLimit)
            if let last = earlier.reversed().lazy.compactMap({ self.lastChange(in: $0, like: toggle) }).first {
                return last.parent == block && setting(at: last)?.holdsOff == false
            }
        }
        return project.function(around: toggle.place).map { isTrigger(toggle.control, of: $0, toggle.place) } ?? false
    }

    /// The last place in a statement that changes the same property of the same control.
    private func lastChange(in statement: Node, like toggle: ControlChange) -> Node? {
        var last: Node?
        _ = statement.contains { node in
            let made = toggledProperty(at: node).map { change(of: $0, holdsOff: true, node) } ?? setting(at: node)
            if made?.isOfSameKind(as: toggle) == true { last = node }
            return false
        }
        return last
    }
}
