import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Code that runs once in the life of its object.
extension OwnerLifetimes {
    /// How many levels of helper functions are followed.
    private static let helperLimit = 6

    package func runsOnce(_ place: Node, of maker: TypeID) -> Bool {
        runsOnce(place, of: maker, at: OwnerLevel(course: .any))
    }

    /// Whether a place runs once per instance of a type: in an initializer, in a hook that its framework calls
    /// once, behind a flag, or in a helper with a single call from such code, of this object or of another that lives
    /// forever. The completion handler of something that such code waits for counts as part of it. `level` is that of the
    /// question.
    func runsOnce(_ place: Node, of maker: TypeID, at level: OwnerLevel, depth: Int = 0) -> Bool {
        guard depth < Self.helperLimit, !isInRepeatedClosure(place) else { return false }
        if isInInitialValue(place) || OnceFlags(references: references).guardsPlace(place) {
            return true
        }
        guard let function = project.function(around: place) else { return false }
        if project[function].kind.isInitializer || isLaunch(function, of: maker)
            || LifecycleNames.onceOnly.contains(project[function].name)
            || project[function].name == LifecycleNames.afterNib && isLoadedByOneNib(maker)
        {
            return true
        }
        if case .accessor(let name) = project[function].kind, RuntimeAPI.assignmentAccessors.contains(name) {
            return isCalledOnce(setter: function, of: maker, at: level, depth: depth)
        }
        if let repeats = entries.repeats(function) { return !repeats }
        guard !entries.isOpen(function, inClosedWorld: true) else { return false }
        return alternativeCalls(of: function)?.allSatisfy {
            isMadeOnce(by: $0, of: maker, at: level, depth: depth + 1)
        } ?? false
    }

    /// Whether a call of a helper runs once, in the maker or in another object that lives forever.
    private func isMadeOnce(by call: Node, of maker: TypeID, at level: OwnerLevel, depth: Int) -> Bool {
        guard let caller = project.type(around: call) else { return false }
        if project.lineage(of: maker).contains(caller) || project.lineage(of: caller).contains(maker) {
            return runsOnce(call, of: maker, at: level, depth: depth)
        }
        return runsOnce(call, of: caller, at: level, depth: depth) && livesForever(caller, at: level.next)
    }

    /// Whether the program gives a property one value in the life of its object, so that its setter or observer runs once.
    /// What a Swift initializer stores is not told to observers.
    private func isCalledOnce(setter: FunctionID, of maker: TypeID, at level: OwnerLevel, depth: Int) -> Bool {
        guard project[setter].access < .public, let owner = project.owner(of: setter) else { return false }
        // An Objective-C class declares a property in its header or in a class extension, and its setter elsewhere.
        let properties = project.types[owner].properties[project[setter].name] ?? []
        let stores = properties.flatMap { references.uses(of: $0).map(\.node) }.filter { store in
            store.isAssigned && project.function(around: store) != setter && entries.mayRun(store)
        }
        return !stores.isEmpty && areAlternatives(stores)
            && stores.allSatisfy { isMadeOnce(by: $0, of: maker, at: level, depth: depth + 1) }
    }

    /// Whether one nib makes an object of the type, or belongs to it: each nib wakes its objects, and its owner.
    private func isLoadedByOneNib(_ type: TypeID) -> Bool {
        let counts = ([type] + project.descendants(of: type)).map { type in
            (entries.nibs.contents.owned[project.types[type].simpleName] ?? 0)
                + (nibInstances(of: type).isEmpty ? 0 : 1)
        }
        return counts.max() == 1
    }

    /// In the initial value of a stored property: of a `lazy` one, evaluated on first access.
    private func isInInitialValue(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .accessor }.contains { binding in
            guard binding.kind == .binding, let id = project.variable(declaredBy: binding) else { return false }
            return project[id].kind == .property && project.value(of: id)?.range.contains(place.range) == true
        }
    }

    /// Whether the instance is held by a local variable of the main program: of a function that the top level
    /// of `main.swift` calls once and waits for.
    func isKeptByProgram(_ creation: Node) -> Bool {
        guard let keeper = keeper(of: creation), project[keeper].kind == .local, !isInRepeatedClosure(creation),
            creation.enclosingBody?.kind != .closureExpression,
            let function = project.function(around: creation), waits(function, for: keeper),
            let call = onlyCall(of: function), project.function(around: call) == nil
        else { return false }
        let path = call.tree.file.path
        return path == "main.swift" || path.hasSuffix("/main.swift")
    }

    /// `try await server.serve()`, or a blocking wait: the function keeps its local variables alive while the
    /// program runs.
    private func waits(_ function: FunctionID, for kept: VariableID) -> Bool {
        project.body(of: function)?.contains { node in
            switch node.kind {
            case .awaitExpression:
                return node.contains { $0.base.map { project.referent(of: $0) == .variable(kept) } == true }
            case .callExpression: return node.calleeName.map { ProcessAPI.waits.contains($0.name) } == true
            default: return false
            }
        } == true
    }

    /// `nil` if there are several, or if unseen code may call it too.
    private func onlyCall(of function: FunctionID) -> Node? {
        alternativeCalls(of: function).flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// The calls of which only one can run, because they stand in different branches; `nil` if two can, or if unseen code
    /// may call it too.
    func alternativeCalls(of function: FunctionID) -> [Node]? {
        let mentions = references.certainCallers.mentions(of: function)
        guard mentions.isComplete, !mentions.found.isEmpty else { return nil }
        let calls = mentions.found.compactMap { mention in
            switch mention {
            case .call(let call): call
            case .selector(let selector): callSending(selector)
            case .value: nil
            }
        }
        guard calls.count == mentions.found.count else { return nil }
        return areAlternatives(calls) ? calls : nil
    }

    /// Whether at most one of the places runs.
    private func areAlternatives(_ places: [Node]) -> Bool {
        places.indices.allSatisfy { first in
            places[(first + 1)...].allSatisfy { places[first].decision(between: $0) != nil }
        }
    }

    /// The call that sends a selector when it is done: `[self performSelector:@selector(begin) withObject:nil]`, or
    /// a method of the tree that is given it; not a control's action or an observer's.
    private func callSending(_ selector: Node) -> Node? {
        guard let argument = selector.selfAndAncestors.first(where: { $0.kind == .argument }),
            !argument.isNamed("action"), let call = argument.parent, let name = call.calleeName?.name,
            !ClosureTiming.repeatedly.contains(name), !InterfaceAPI.controlActions.contains(name)
        else { return nil }
        return name.hasPrefix("perform") || !project.functions(named: name).isEmpty ? call : nil
    }

    /// `setup.completionHandler = { … }`: something that is done once calls it.
    private func isCompletion(_ assignment: Node) -> Bool {
        guard let words = assignment.firstChild?.stripped.name.camelWords else { return false }
        return !NameWords.completions.isDisjoint(with: words)
    }

    /// In a loop, or in a closure that is called repeatedly: a control's, a subscription's.
    private func isInRepeatedClosure(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }.contains { node in
            if node.isLoop { return true }
            guard node.kind == .closureExpression, let holder = node.outermostUnwrap.parent else { return false }
            if holder.kind == .assignmentExpression { return !isCompletion(holder) }
            guard holder.kind == .argument, let name = holder.parent?.calleeName?.name else { return false }
            return ClosureTiming.repeatedly.contains(name) || InterfaceAPI.controlClosures.contains(name)
        }
    }
}
