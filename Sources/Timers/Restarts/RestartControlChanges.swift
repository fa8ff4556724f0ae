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

        func isOfSameKind(as other: ControlChange) -> Bool {
            control == other.control && property == other.property
        }
    }

    /// `button.isEnabled = false`, `self.button.hidden = YES`, `sender.isUserInteractionEnabled = false`,
    /// `button.isHidden.toggle()`, `button.removeFromSuperview()`.
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
        switch node.kind {
        case .assignmentExpression:
            guard let target = node.firstChild?.stripped, target.kind == .memberExpression,
                let value = target.assignedValue
            else { return nil }
            return change(of: target, to: value, node)
        case .callExpression:
            guard let callee = node.calleeName, let object = callee.base?.stripped else { return nil }
            if callee.isNamed("toggle") { return toggle(of: object, node) }
            return callee.name == InterfaceAPI.subviewRemoval ? change(of: callee, holdsOff: true, node) : nil
        default: return nil
        }
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

    /// A toggle holds off if the control could be touched just before.
    private func toggle(of property: Node, _ place: Node) -> ControlChange? {
        let isSwitch =
            InterfaceAPI.hiding.contains(property.name) || InterfaceAPI.enablingProperties.contains(property.name)
        guard isSwitch, let change = change(of: property, holdsOff: true, place) else { return nil }
        return isTouchable(before: change) ? change : self.change(of: property, holdsOff: false, place)
    }

    /// Whether the code before a change has just made the control touchable, or runs because the control was touched.
    private func isTouchable(before change: ControlChange) -> Bool {
        for place in change.place.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike }) {
            if place.kind == .closureExpression { return touchedControl(running: place) == change.control }
            guard let block = place.parent, block.kind == .block else { continue }
            let earlier = block.children.prefix { $0 != place }.flatMap { changes(in: $0) }
            if let last = earlier.last(where: { $0.isOfSameKind(as: change) }) {
                return last.place.parent == block && !last.holdsOff
            }
        }
        return project.function(around: change.place).map { isTrigger(change.control, of: $0, change.place) } ?? false
    }
}
