import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension Entries {
    /// When outside code calls the members of a type, as far as the frameworks' order or the tree's own uses of
    /// the instances restrict it.
    package func order(of owner: TypeID) -> EntryOrder {
        let members = project.functions(of: owner).filter { project.body(of: $0) != nil }
        let named = members.map { ($0, callback($0)) }.filter { isKnown($0.1) }
        var callbacks = Dictionary(named, uniquingKeysWith: { first, _ in first })
        for member in members where callbacks[member] == nil && isAction(member) {
            callbacks[member] = Lifecycles.action
        }
        return EntryOrder(
            lifecycles: lifecycles(of: Set(callbacks.values)), callbacks: callbacks,
            callbacksOfFrameworks: Set(named.map(\.0).filter(isCalledByFrameworkAlone)),
            uses: InstanceUses(entries: self).uses(of: owner) ?? [],
            making: makersCalls(of: members, in: owner),
            uncalled: Set(members.filter { isDead($0) && callbacks[$0] == nil }),
            unset: Set(members.compactMap(unsetProperty)))
    }

    /// A callback that the type implements for a framework, and that no code calls besides an override.
    private func isCalledByFrameworkAlone(_ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id), !project.inheritedNames(of: owner).isEmpty,
            !Lifecycles.containing(callback(id)).contains(where: { isForeign(id, to: $0) })
        else { return false }
        return references.mentions(of: id).allSatisfy { $0.base?.stripped.kind == .superExpression }
    }

    /// The property of an observer that no assignment in the program runs.
    private func unsetProperty(ofObserver id: FunctionID) -> VariableID? {
        guard let property = project[id].property, assignments(running: id)?.isEmpty == true else { return nil }
        return VariableID(file: id.file, index: property)
    }

    /// Whether a control or gesture recognizer calls it: through a nib, or as the `action:` of a call.
    private func isAction(_ id: FunctionID) -> Bool {
        guard project[id].access < .public || isInClosedWorld(id) else { return false }
        let mentions = references.mentions(of: id)
        let selectors = mentions.filter(isInSelector)
        let isCalledByOthers = mentions.contains {
            !isInSelector($0) && project.type(around: $0) != project.owner(of: id)
        }
        guard !isCalledByOthers, selectors.allSatisfy(isGivenAsAction) else { return false }
        return !selectors.isEmpty || project[id].has(attribute: "IBAction")
    }

    private func isInSelector(_ mention: Node) -> Bool {
        mention.selfAndAncestors.prefix { $0.kind != .argument }.contains { $0.kind == .selectorExpression }
    }

    private func isGivenAsAction(_ selector: Node) -> Bool {
        selector.selfAndAncestors.first { $0.kind == .argument }?.isNamed("action") == true
    }

    /// What only class methods call, and only on an instance that they have just made: `[timer schedule]` after
    /// `Timer *timer = [[self alloc] init];`, where no header declares `schedule`.
    private func makersCalls(of members: [FunctionID], in owner: TypeID) -> EntryOrder.MakersCalls {
        var making = EntryOrder.MakersCalls()
        var calls: [MakersCall] = []
        for member in members {
            guard let found = makersCalls(of: member, in: owner) else { continue }
            making.functions.insert(member)
            calls += found
        }
        guard !calls.isEmpty else { return making }
        making.limit = Dictionary(grouping: calls, by: \.instance).map(\.value.count).max() ?? 0
        let isHidden = project.types[owner].initializers.allSatisfy { !isVisibleOutside($0) }
        let started = calls.filter(\.isSure).compactMap { project.value(of: $0.instance) }
        making.isSure =
            isHidden && newInstances(of: owner).allSatisfy { instance in started.contains { $0.encloses(instance) } }
        return making
    }

    /// `Schedule()` anywhere, `Self()` in its own code; not in tests.
    private func newInstances(of owner: TypeID) -> [Node] {
        let own = references.calls(named: "Self").filter { project.type(around: $0) == owner }
        return (references.constructions(of: owner) + own).filter { !project.isWrittenForTests($0) }
    }

    private struct MakersCall {
        let instance: VariableID
        /// Whether it follows the creation unconditionally.
        let isSure: Bool
    }

    /// `nil` if others may call the method, too.
    private func makersCalls(of id: FunctionID, in owner: TypeID) -> [MakersCall]? {
        guard case .function = project[id].kind, !project[id].isStatic, !isVisibleOutside(id),
            !isOpen(id, inClosedWorld: true), !isNamedInText(id)
        else { return nil }
        let mentions = references.certainCallers.mentions(of: id)
        let calls = mentions.found.compactMap { mention in
            if case .call(let call) = mention { makersCall(call, in: owner) } else { nil }
        }
        return mentions.isComplete && !calls.isEmpty && calls.count == mentions.found.count ? calls : nil
    }

    private func makersCall(_ call: Node, in owner: TypeID) -> MakersCall? {
        guard !call.selfAndAncestors.contains(where: \.isLoop), let maker = project.function(around: call),
            project[maker].isStatic, project.owner(of: maker) == owner,
            // A closure may run when others have the instance.
            call.enclosingBody == project.node(of: maker),
            let instance = (call.calleeName ?? call).base.flatMap({ project.local($0.stripped) }),
            project.value(of: instance).map({ makes($0.stripped, owner) }) == true
        else { return nil }
        return MakersCall(instance: instance, isSure: call.parent == project.body(of: maker))
    }

    /// `[[Schedule alloc] init]`, `[[self alloc] init]`; not `[self sharedSchedule]`.
    private func makes(_ value: Node, _ owner: TypeID) -> Bool {
        guard value.kind == .callExpression, let callee = value.calleeName else { return false }
        return callee.isNamed("Self")
            || callee.kind == .nameExpression && callee.name == project.types[owner].simpleName
    }

    /// Whether nothing calls the function, and no unseen code can.
    private func isDead(_ id: FunctionID) -> Bool {
        guard case .function = project[id].kind, isInClosedWorld(id), !isOpen(id, inClosedWorld: true) else {
            return false
        }
        return references.mentions(of: id).isEmpty
    }
}
