import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a button of a SwiftUI view, whose state decides whether the button is on the screen and enabled.
extension RestartSearch {
    /// Whether a button that the view offers once runs the place.
    func isInButtonOfferedOnce(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.compactMap(hook).contains { hook in
            hook.calleeName.map { InterfaceAPI.controlClosures.contains($0.name) } == true && isOfferedOnce(hook)
        }
    }

    /// Whether a view shows or enables the button, or the part of the screen that contains it, only while a state has
    /// a value that the button changes: `if !isRunning { startButton }`, `.disabled(isRunning)`.
    func isOfferedOnce(_ hook: Node) -> Bool {
        let names = names(ofPartAround: hook)
        return statesChanged(by: hook).contains { state in
            choices(by: state, depth: 0).contains { choice in
                choice.encloses(hook) || choice.contains { names.contains($0.name) }
            }
        }
    }

    /// Whether the button stands in a dialog that it closes, or changes a state on which something else in a view
    /// depends: the button may still stand in that part of the screen.
    func changesScreen(_ hook: Node) -> Bool {
        let isInDialog = hook.selfAndAncestors.contains { place in
            place.kind == .callExpression && place.calleeName.map { InterfaceAPI.dialogs.contains($0.name) } == true
        }
        return isInDialog
            || statesChanged(by: hook).contains { state in
                !references.nodes(named: "$" + project[state].name).isEmpty || !choices(by: state, depth: 0).isEmpty
            }
    }

    /// The view that contains the button, and its property or function that does.
    func names(ofPartAround hook: Node) -> Set<String> {
        var names: Set<String> = []
        if let type = project.type(around: hook) { names.insert(project.types[type].simpleName) }
        if let member = project.function(around: hook) {
            let property = project[member].property.map { project[VariableID(file: member.file, index: $0)].name }
            names.insert(property ?? project[member].name)
        }
        return names
    }

    // MARK: Conditions

    /// The statements and modifiers by which a view chooses what it shows or enables, if they depend on the state,
    /// directly or through a computed property.
    func choices(by state: VariableID, depth: Int) -> [Node] {
        guard depth < Self.stateDepth else { return [] }
        return references.uses(of: state).flatMap { use -> [Node] in
            guard !use.isUncertain, !use.node.isAssigned else { return [] }
            if isInView(use.node), let choice = choice(dependingOn: use.node) { return [choice] }
            guard let getter = project.function(around: use.node), let property = project[getter].property else {
                return []
            }
            let computed = VariableID(file: getter.file, index: property)
            return computed == state ? [] : choices(by: computed, depth: depth + 1)
        }
    }

    private func choice(dependingOn use: Node) -> Node? {
        use.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.first { place in
            conditions(of: place).contains { $0.encloses(use) }
        }
    }

    private func conditions(of place: Node) -> [Node] {
        switch place.kind {
        case .ifStatement: return place.branches.flatMap(\.conditions)
        case .switchStatement, .ternaryExpression: return [place.firstChild].compactMap { $0 }
        case .callExpression:
            guard let callee = place.calleeName, InterfaceAPI.offeringModifiers.contains(callee.name) else { return [] }
            return place.arguments.compactMap(\.value)
        default: return []
        }
    }

    private func isInView(_ node: Node) -> Bool {
        guard let type = project.type(around: node) else { return false }
        return !project.inheritedNames(of: type).isDisjoint(with: VisibleChanges.viewProtocols)
    }

    // MARK: Changes

    /// The properties that the button's code changes, directly or in the functions that it calls.
    func statesChanged(by hook: Node) -> Set<VariableID> {
        var states: Set<VariableID> = []
        var seen: Set<FunctionID> = []
        for argument in hook.arguments {
            if let code = argument.value { collectChanges(in: code, into: &states, &seen, depth: 0) }
        }
        return states
    }

    private func collectChanges(
        in code: Node, into states: inout Set<VariableID>, _ seen: inout Set<FunctionID>, depth: Int
    ) {
        var called: [FunctionID] = []
        _ = code.contains { node in
            switch node.kind {
            case .assignmentExpression: states.formUnion(properties(in: node.firstChild))
            case .callExpression:
                if let callee = node.calleeName, CollectionAPI.mutatingMethods.contains(callee.name) {
                    states.formUnion(properties(in: callee.base))
                }
            case .nameExpression, .memberExpression:
                if case .functions(let functions)? = project.referent(of: node) { called += functions }
            default: break
            }
            return false
        }
        guard depth < Self.changeDepth else { return }
        for function in called where seen.insert(function).inserted {
            if let body = project.body(of: function) {
                collectChanges(in: body, into: &states, &seen, depth: depth + 1)
            }
        }
    }

    /// `model.state` and `model` of `model.state.mode`.
    private func properties(in target: Node?) -> [VariableID] {
        guard let target else { return [] }
        return target.stripped.selfAndBases.compactMap { part in
            guard case .variable(let id)? = project.referent(of: part), project[id].kind == .property else {
                return nil
            }
            return id
        }
    }

    /// How many computed properties may lie between a state and a condition on it.
    private static let stateDepth = 3
    /// How many levels of calls are followed from a button to what it changes.
    private static let changeDepth = 4
}
