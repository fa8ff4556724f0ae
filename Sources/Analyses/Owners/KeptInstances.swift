import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// The variables that keep a created instance, and whether one of them loses it.
extension OwnerLifetimes {
    /// `if screen == nil { let made = Screen(); delegate.screen = made }`, or after an exit for the other case.
    func isMadeWhileThereIsNone(_ creation: Node, keptBy keeper: VariableID) -> Bool {
        let keepers = [keeper] + storages(behind: keeper)
        return creation.passedTests.contains { test in
            test.conditions.contains { asksForNone($0) == test.held && mentions($0, oneOf: keepers) }
        }
    }

    /// The variable itself, not an element or a member of its value.
    private func mentions(_ condition: Node, oneOf variables: [VariableID]) -> Bool {
        condition.contains { node in
            let parent = node.outermostUnwrap.parent?.kind
            return parent != .subscriptExpression && parent != .memberExpression
                && variables.contains { project.referent(of: node) == .variable($0) }
        }
    }

    /// The variables in which a keeper's setter stores its parameter:
    /// `- (void)setScreen:(Screen *)screen { _screen = screen; }`.
    private func storages(behind keeper: VariableID) -> [VariableID] {
        project.accessors(of: keeper).compactMap { accessor in
            guard case .accessor(let name) = project[accessor].kind, RuntimeAPI.assignmentAccessors.contains(name)
            else { return nil }
            let given = project.parameters(of: accessor).map { project[$0].name } + ["newValue"]
            let target = project.body(of: accessor)?.firstNode { target in
                target.assignedValue.map { $0.kind == .nameExpression && given.contains($0.name) } == true
            }
            guard case .variable(let id)? = target.flatMap({ project.referent(of: $0) }) else { return nil }
            return id
        }
    }

    /// `screen == nil`, `!screen`, `!isMade`, alone or among other conditions.
    private func asksForNone(_ condition: Node) -> Bool {
        condition.contains { question in
            switch question.kind {
            case .prefixExpression: question.isNamed("!")
            case .infixExpression:
                question.isNamed("==") && question.children.contains { $0.stripped.kind == .nilLiteral }
            default: false
            }
        }
    }

    /// Whether only what the instance does itself keeps it: `[[Server alloc] start]`, or a local variable that only
    /// receives messages. A screen is kept by those that show it.
    func isOnItsOwn(_ creation: Node, _ type: TypeID) -> Bool {
        guard !isScreen(type) else { return false }
        guard let keeper = keeper(of: creation) else { return isReceiver(creation) }
        return project[keeper].kind == .local && references.uses(ofLocal: keeper).allSatisfy(isReceiver)
    }

    /// A view, a window, a layer, or a controller of one.
    package func isScreen(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains(where: InterfaceEvidence(project: project).isInterfaceClass)
    }

    private func isReceiver(_ value: Node) -> Bool {
        value.outermostUnwrap.parent?.kind == .memberExpression
    }

    /// Retained by a strong property, or as a part of another view.
    func isKept(_ keeper: VariableID, _ type: TypeID) -> Bool {
        if project[keeper].kind == .property, !project[keeper].isWeak { return true }
        return isSubview(keeper, type)
    }

    /// Whether a view that a variable holds is given to another view, and nothing takes it out again.
    func isSubview(_ keeper: VariableID, _ type: TypeID) -> Bool {
        guard [.local, .property].contains(project[keeper].kind),
            project.inheritedNames(of: type).contains(where: { $0 == "UIView" || $0 == "NSView" })
        else { return false }
        let isAdded = references.uses(of: keeper).contains { use in
            use.node.outermostUnwrap.parent?.kind == .argument
                && use.node.outermostUnwrap.parent?.parent?.calleeName.map {
                    InterfaceAPI.subviewAdditions.contains($0.name)
                } == true
        }
        return isAdded && !isTakenOut(keeper, type)
    }

    /// By its own code, by that which holds it, or with all other subviews.
    private func isTakenOut(_ keeper: VariableID, _ type: TypeID) -> Bool {
        let holder = project.type(around: project.node(of: keeper))
        let lineage = project.lineage(of: type)
        return removals.ofVariables.contains(keeper)
            || lineage.contains(where: removals.ofThemselves.contains)
            || lineage.contains(where: removals.ofOthers.contains)
            || holder.map { project.lineage(of: $0).contains(where: removals.ofOthers.contains) } == true
    }

    private var removals: SubviewRemovals {
        knownRemovals.answer {
            references.callees(named: InterfaceAPI.subviewRemoval).reduce(into: SubviewRemovals()) { found, removal in
                let type = project.type(around: removal)
                switch removed(by: removal) {
                case .instance?: if let type { found.ofThemselves.insert(type) }
                case .variable(let view)? where [.property, .global].contains(project[view].kind):
                    found.ofVariables.insert(view)
                case .variable(let view)? where project.value(of: view)?.stripped.kind == .callExpression:
                    found.ofVariables.insert(view)
                default: if let type { found.ofOthers.insert(type) }
                }
            }
        }
    }

    /// What a view that is taken out refers to: for a local variable, also one that a condition binds, what it was given.
    private func removed(by removal: Node) -> Referent? {
        guard let base = removal.base else { return .instance }
        guard case .variable(let view)? = project.referent(of: base), project[view].kind == .local,
            let value = project.value(of: view)?.stripped, value.kind != .callExpression
        else { return project.referent(of: base) }
        return project.referent(of: value)
    }

    /// The variable that receives a created instance: by assignment, or as its initial value, possibly through
    /// an immediately called closure, or through a function of others that returns what it is given:
    /// `screen = Tabs.add(Screen(), title: "Rates")`.
    func keeper(of creation: Node) -> VariableID? {
        var value = creation.outermostUnwrap
        var isPassedOn = false
        while let parent = value.parent {
            switch parent.kind {
            case .assignmentExpression:
                guard let target = parent.firstChild, target != value,
                    case .variable(let id)? = project.referent(of: target)
                else { return nil }
                return !isPassedOn || isOfType(of: creation, id) ? id : nil
            case .binding:
                return kept(by: parent).flatMap { !isPassedOn || isOfType(of: creation, $0) ? $0 : nil }
            case .closureExpression:
                guard let call = parent.outermostUnwrap.parent, call.kind == .callExpression
                else { return nil }
                value = call.outermostUnwrap
            case .callExpression where parent.firstChild != value:
                guard let callee = parent.calleeName, project.referent(of: callee) == nil else { return nil }
                isPassedOn = true
                value = parent
            case .functionDeclaration, .initializerDeclaration, .accessor: return nil
            default: value = parent
            }
        }
        return nil
    }

    private func isOfType(of creation: Node, _ variable: VariableID) -> Bool {
        guard let type = project.type(of: creation)?.id else { return false }
        return project.type(of: variable)?.id == type
    }

    /// The property to which a local variable passes the value on, otherwise the first variable.
    func lastKeeper(of creation: Node) -> VariableID? {
        guard let first = keeper(of: creation), project[first].kind == .local else { return keeper(of: creation) }
        return references.flow.destinations(of: creation).lazy.compactMap(
            \.variable
        )
        .first { project[$0].kind == .property } ?? first
    }

    /// The variable of a binding. For a local variable inside a static's initial value, the static.
    private func kept(by binding: Node) -> VariableID? {
        let outer = binding.selfAndAncestors.dropFirst().first { $0.kind == .binding && isStaticValue($0) }
        return project.variable(declaredBy: outer ?? binding)
    }

    private func isStaticValue(_ binding: Node) -> Bool {
        guard let id = project.variable(declaredBy: binding), project[id].isStatic || project[id].kind == .global else {
            return false
        }
        let value = project.value(of: id)?.stripped
        return value?.kind == .callExpression && value?.firstChild?.stripped.kind == .closureExpression
    }

    /// Whether the variable, or the storage behind it, loses its value: to `nil` without a stop message to the old
    /// value first, or to a second instance.
    func isDropped(_ variable: VariableID) -> Bool { ([variable] + storages(behind: variable)).contains(where: loses) }

    private func loses(_ variable: VariableID) -> Bool {
        if project[variable].isLet { return false }
        let stores = references.uses(of: variable).map(\.node).filter {
            $0.isAssigned && !isInDeinit($0) && !runsInDevelopmentOnly($0) && !isInUncalledCode($0)
        }
        if stores.contains(where: { $0.isSetToNil && !isToldToStop(variable, before: $0) }) { return true }
        let startsFilled = project.value(of: variable).map { !isEmpty($0.stripped) } ?? false
        return stores.filter { !$0.isSetToNil && !isMadeOnce($0, in: variable) }.count + (startsFilled ? 1 : 0) > 1
    }

    private func isInUncalledCode(_ place: Node) -> Bool {
        project.function(around: place).map { !entries.mayRun($0) } ?? false
    }

    /// `nil`, `[]`
    private func isEmpty(_ value: Node) -> Bool {
        value.kind == .nilLiteral || value.isEmptyCollection
    }

    private func isInDeinit(_ place: Node) -> Bool {
        project.function(around: place).map { project[$0].kind.isDeinitializer } ?? false
    }

    /// The assignment is guarded by a test for an existing value, or runs once.
    func isMadeOnce(_ store: Node, in variable: VariableID) -> Bool {
        if isMadeWhileThereIsNone(store, keptBy: variable) { return true }
        return store.selfAndAncestors.contains { ancestor in
            switch ancestor.kind {
            case .ifBranch: ancestor.conditions.contains(where: asksForNone)
            case .callExpression: ancestor.flags.contains(.runsOnce)
            default: false
            }
        }
    }

    /// `[manager stop]; manager = nil;`
    private func isToldToStop(_ variable: VariableID, before store: Node) -> Bool {
        guard let statement = store.selfAndAncestors.first(where: { $0.parent?.kind == .block }),
            let block = statement.parent
        else { return false }
        return block.children.contains { earlier in
            guard earlier.range.end <= statement.range.start, earlier.kind == .callExpression,
                let receiver = earlier.calleeName?.base
            else { return false }
            return project.referent(of: receiver) == .variable(variable)
        }
    }
}

/// What takes views out of the views that show them.
struct SubviewRemovals: Sendable {
    var ofVariables: Set<VariableID> = []
    /// The types that remove themselves.
    var ofThemselves: Set<TypeID> = []
    /// The types that remove views which no variable is known to keep, such as all subviews, or what they are given.
    var ofOthers: Set<TypeID> = []
}
