import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Explores the instances of a type from each initializer. Input: the type, and whether its instances are ever
/// released.
struct OwnerExploration {
    let explorer: Explorer
    let owner: TypeID
    let isReleased: Bool
    let order: EntryOrder
    /// The functions outside the type that create a source and pass it to one of the type's initializers.
    let givers: [FunctionID]
    /// The constant that the program always passes for a parameter of an initializer.
    let constantArgument: (VariableID) -> Node?

    private var project: Project { explorer.project }

    func run() {
        let entries = EntryPoints(project: project, owner: owner, relevance: explorer.relevance).all()
            .filter { $0.isUsed(in: self.order) }
        let order = order.limited(to: Set(entries.compactMap(\.function)))
        let starts = initialPaths().flatMap { path in
            order.beginnings.map { position in
                var path = path
                path.program.position = position
                return path
            }
        }
        explorer.exploreObject(starts, entries: entries, order: order, end: isReleased ? { release($0) } : nil)
    }

    // MARK: Creation

    private func initialPaths() -> [ExploredPath] {
        let initializers = callableInitializers()
        let factories = factories()
        if !initializers.isEmpty {
            let isClosed = initializers.allSatisfy { project[$0].access <= .fileprivate }
            let made = made(by: isClosed ? factories : givers, with: initializers)
            if !made.isEmpty { return made }
        }
        return made(by: factories.filter(createsSource), with: initializers) + made(with: initializers)
    }

    private func made(with initializers: [FunctionID]) -> [ExploredPath] {
        let paths = withProperties([ExploredPath(program: ProgramState(), trace: nil)])
        if initializers.isEmpty { return paths }
        return initializers.flatMap { id in paths.flatMap { initialize(with: id, $0) } }
    }

    private func withProperties(_ start: [ExploredPath]) -> [ExploredPath] {
        storedProperties().reduce(start) { paths, property in paths.flatMap { initialize(property, $0) } }
    }

    /// The paths through functions that create an instance: the type's static factories if all initializers are private, or
    /// if they give it its source, or functions that pass a source to an initializer.
    private func made(by makers: [FunctionID], with initializers: [FunctionID]) -> [ExploredPath] {
        explorer.instantiate = { node, arguments, path in self.make(by: initializers, node, arguments, path) }
        defer { explorer.instantiate = nil }
        return makers.flatMap { id -> [ExploredPath] in
            var program = ProgramState()
            program.owner = .unborn
            return enter(id, receiver: .unknown, ExploredPath(program: program, trace: nil)).filter {
                $0.program.owner == .alive
            }
        }
    }

    private func createsSource(_ factory: FunctionID) -> Bool {
        project.body(of: factory)?.contains { $0.kind == .callExpression && $0.createsTimerSource } ?? false
    }

    private func factories() -> [FunctionID] {
        project.types[owner].functions.filter { id in
            let function = project[id]
            guard function.isStatic, function.access > .fileprivate, function.property == nil,
                let body = project.body(of: id)
            else { return false }
            return makesInstance(body)
        }
    }

    /// `T(…)`, `Self(…)`, `.init(…)`, `self.init(…)`, `[T new]`.
    private func makesInstance(_ body: Node) -> Bool {
        let name = project.types[owner].name.split(separator: ".").last.map(String.init)
        var waiting = [body]
        while let node = waiting.popLast() {
            if node.kind == .callExpression, let callee = node.firstChild,
                callee.isNamed("init") || callee.name == name || callee.isNamed("Self")
            {
                return true
            }
            waiting.append(contentsOf: node.children)
        }
        return false
    }

    private func make(by initializers: [FunctionID], _ node: Node, _ arguments: [Argument], _ start: ExploredPath)
        -> [ExploredPath]
    {
        var path = start
        path.program.owner = .alive
        let (saved, sourcesOfCallers) = (path.program.frame, path.program.sourcesOfCallers)
        path.program.sourcesOfCallers.formUnion(saved.sources)
        path.program.frame = Frame()
        let fitting = Overloads(project: project).fitting(initializers, node)
        let equipped = withProperties([path])
        if initializers.isEmpty {
            return equipped.map { path in
                var path = path
                path.program.restore(saved, sourcesOfCallers: sourcesOfCallers)
                return path.setting(node, .instance)
            }
        }
        return equipped.flatMap { path in
            (fitting.isEmpty ? initializers : fitting).flatMap { id -> [ExploredPath] in
                var path = path
                path.program.restore(saved, sourcesOfCallers: sourcesOfCallers)
                return explorer.invoke(id, receiver: .instance, arguments: arguments, at: node, path).map {
                    $0.setting(node, .instance)
                }
            }
        }
    }

    /// The stored properties of the instance in source order, superclasses first.
    private func storedProperties() -> [VariableID] {
        project.lineage(of: owner).reversed().flatMap { project.types[$0].allProperties }.filter { id in
            !project[id].isStatic && !explorer.isComputed(id)
        }
    }

    private func initialize(_ id: VariableID, _ path: ExploredPath) -> [ExploredPath] {
        guard explorer.isRelevant(id) || project.value(of: id).map(explorer.relevance.isRelevant) ?? false else {
            return [path]
        }
        guard let program = explorer.assumingCompiled(project.node(of: id), in: path.program) else { return [path] }
        if let value = project.value(of: id) {
            return project[id].isLazy ? [path] : explorer.evaluate(value, for: id, path.with(program))
        }
        guard !project[id].isLet, let initial = implicitValue(of: id) else { return [path] }
        let isAssignable = project[id].access > .fileprivate && project.accessors(of: id).isEmpty && !hidesSetter(id)
        if isAssignable, !holdsSource(id), !isAssignedByOwner(id) {
            // The creator of the instance sets the property to any value, and nothing here changes it.
            return [explorer.stored(.symbol(explorer.symbols.symbol(.kept(id), isOpaque: false)), in: id, path)]
        }
        return [explorer.stored(initial, in: id, path)]
    }

    /// What a property holds before anything is stored in it: nothing if it is optional; in Objective-C, 0 or false if it is
    /// a number, a truth value, or holds constants of an enumeration. `nil` if an initializer must set it, or if a C type
    /// may be anything.
    private func implicitValue(of id: VariableID) -> Value? {
        guard let type = project.typeNode(of: id) else { return nil }
        switch type.kind {
        case .optionalType, .implicitlyUnwrappedType: return .absent
        case .namedType where type.tree.file.language == .objectiveC:
            if ScalarAPI.truthTypes.contains(type.name) { return .bool(false) }
            let isNumber = ScalarAPI.types.contains(type.name) || type.name == DispatchAPI.timeType
            return isNumber || isAssignedByOwner(id, such: isEnumerator) ? .int(0) : nil
        default: return nil
        }
    }

    /// A global constant with a whole number, as which Objective-C's enumerations are read.
    private func isEnumerator(_ value: Node) -> Bool {
        guard case .variable(let constant)? = project.referent(of: value.stripped) else { return false }
        return project[constant].kind == .global && project[constant].isLet
            && project.value(of: constant).flatMap { project.constantValue(of: $0) } != nil
    }

    private func hidesSetter(_ id: VariableID) -> Bool {
        project[id].modifiers.contains { $0 == "private(set)" || $0 == "fileprivate(set)" || $0 == "readonly" }
    }

    private func holdsSource(_ id: VariableID) -> Bool {
        project.typeNode(of: id)?.contains { DispatchAPI.typesOfSources.contains($0.name) } ?? true
    }

    /// Whether the owner's code assigns such a value; what it lends out may get any.
    private func isAssignedByOwner(_ id: VariableID, such isSuchValue: (Node) -> Bool = { _ in true }) -> Bool {
        let name = project[id].name
        return project.functions(of: owner).contains { function in
            project.body(of: function)?.contains { node in
                guard let target = node.firstChild, target.stripped.name == name else { return false }
                switch node.kind {
                case .assignmentExpression: return target.nextSibling.map(isSuchValue) ?? true
                case .inoutExpression: return isSuchValue(node)
                default: return false
                }
            } ?? false
        }
    }

    /// The initializers that outside code can call; if there are none, those that the type itself calls.
    private func callableInitializers() -> [FunctionID] {
        for type in project.lineage(of: owner) {
            let all = project.types[type].initializers.filter { project.body(of: $0) != nil }
            if all.isEmpty { continue }
            let open = all.filter { project[$0].access > .fileprivate && !isDecoding($0) }
            return open.isEmpty ? all : open
        }
        return []
    }

    /// Whether this is an `init?(coder:)` that always fails.
    private func isDecoding(_ id: FunctionID) -> Bool {
        guard project[id].labels == ["coder"], let body = project.body(of: id) else { return false }
        return body.children.contains { $0.kind == .callExpression && $0.neverReturns }
    }

    private func initialize(with id: FunctionID, _ start: ExploredPath) -> [ExploredPath] {
        let node = project.node(of: id)
        return enter(id, receiver: .instance, start).filter { path in
            // A failed initializer created no instance.
            path.program.frame.failure != .certain && path.program.frame.temporaries[node.id] != .absent
        }
    }

    /// Calls a function from outside, with unknown arguments where the program does not always pass a constant.
    private func enter(_ id: FunctionID, receiver: Value, _ start: ExploredPath) -> [ExploredPath] {
        let node = project.node(of: id)
        guard let program = explorer.assumingCompiled(node, in: start.program) else { return [] }
        var path = start.with(program)
        path.program.frame.receiver = receiver
        path.record(.entered(.function(id)), at: node, source: nil)
        let arguments = project.parameters(of: id).map { parameter -> Argument in
            let node = project.node(of: parameter)
            let label = node.firstChild(.parameterLabel)?.name ?? node.name
            let value = constantArgument(parameter).map(explorer.constant) ?? explorer.unknown(node, isOpaque: false)
            return Argument(label: label == "_" ? "" : label, value: value)
        }
        return explorer.invoke(id, receiver: receiver, arguments: arguments, at: node, path)
    }

    // MARK: Release

    /// Drops the last reference to the instance: runs `deinit`, then releases its properties.
    private func release(_ start: ExploredPath) {
        guard start.program.owner == .alive else { return }
        guard !isKeptAlive(start.program) else { return noteLeaks(start.program) }
        var path = start
        path.program.owner = .dying
        path.program.frame = Frame()
        path.program.frame.receiver = .instance
        var paths = [path]
        for type in project.lineage(of: owner) {
            for id in project.types[type].deinitializers { paths = paths.flatMap { deinitialize(id, $0) } }
        }
        for path in paths { dropProperties(path) }
    }

    /// Records sources whose release would crash, but which are kept alive by handlers that retain their owner.
    private func noteLeaks(_ program: ProgramState) {
        for source in program.sources.values
        where !source.state.isRunning && source.keptCode.contains(where: \.keepsOwner) {
            explorer.histories[source.creation]?.leaksWhileStopped = true
        }
    }

    private func deinitialize(_ id: FunctionID, _ start: ExploredPath) -> [ExploredPath] {
        let node = project.node(of: id)
        guard let program = explorer.assumingCompiled(node, in: start.program) else { return [start] }
        var path = start.with(program)
        path.record(.entered(.function(id)), at: node, source: nil)
        return explorer.invoke(id, receiver: .instance, arguments: [], at: node, path)
    }

    /// Properties are released in declaration order.
    private func dropProperties(_ start: ExploredPath) {
        var path = start
        path.program.frame = Frame()
        path.program.owner = .gone
        let end = deinitializer()
        let properties = path.program.fields.keys.filter { !project[$0].isStatic && project[$0].kind != .global }
        for property in properties {
            path.program.fields[property] = nil
            guard let next = explorer.releasingUnreferenced(path, at: end ?? project.node(of: property), as: .owner)
            else { return }
            path = next
        }
        // Anything still alive is held by closures that other code calls or drops.
        path.program.deferred = []
        guard path.program.hasSources else { return }
        explorer.exploreObject([path], entries: [], order: .any, end: nil)
    }

    private func deinitializer() -> Node? {
        project.lineage(of: owner).lazy.compactMap { project.types[$0].deinitializers.first }.first.map {
            project.node(of: $0)
        }
    }

    /// Whether a closure that captures the instance strongly is alive, so that `deinit` cannot run.
    private func isKeptAlive(_ program: ProgramState) -> Bool {
        guard project.types[owner].isReference || project.types[owner].kind == .extension else { return false }
        if program.sources.values.contains(where: { $0.keptCode.contains(where: \.keepsOwner) }) { return true }
        return program.pending.contains { $0.closure.isStrong } || program.fields.values.contains(where: \.keepsOwner)
    }
}
