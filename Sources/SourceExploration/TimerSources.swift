import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// In: the project. Out: what its timer sources can be brought to, one exploration for each type that keeps one and each body that
// makes one for itself.

/// Explores everything that makes timer sources, on up to `jobs` threads. `neverReleased` are types whose instances live as
/// long as the process; `order` says in which order outside code calls the members of a type.
package func exploreTimerSources(
    in project: Project, jobs: Int = 1, neverReleased: @escaping @Sendable (TypeID) -> Bool,
    order: @escaping @Sendable (TypeID) -> EntryOrder = { _ in .any }
) -> [Exploration] {
    var finder = TimerSourceFinder(project: project)
    finder.find()
    guard !finder.creations.isEmpty else { return [] }
    let exploring = SourceExploring(finder, neverReleased: neverReleased, order: order)
    let ofOwners = concurrentMap(finder.owners, jobs: jobs) { exploring.exploration(of: $0) }
        + concurrentMap(finder.staticOwners(), jobs: jobs) { exploring.exploration(of: $0) }
    let met = Set(ofOwners.flatMap(\.creations).map(\.creation))
    return ofOwners + concurrentMap(finder.bodies(notIn: met), jobs: jobs) { exploring.exploration(ofBody: $0) }
}

/// What the explorations of one project share.
private struct SourceExploring: Sendable {
    private let finder: TimerSourceFinder
    private let profiles: ProfileIndex
    private let neutral: Set<String>
    private let parameters: Set<Name>
    private let neverReleased: @Sendable (TypeID) -> Bool
    private let order: @Sendable (TypeID) -> EntryOrder
    /// Owners whose handles are named alike have the same relevant names.
    private let knownNames = Answers<Handles, RelevantNames>()

    private struct Handles: Hashable {
        let names: Set<Name>
        /// Those that hold a source and decide something as well: enums with a source in a case.
        var states: Set<Name> = []
    }

    init(
        _ finder: TimerSourceFinder, neverReleased: @escaping @Sendable (TypeID) -> Bool,
        order: @escaping @Sendable (TypeID) -> EntryOrder
    ) {
        self.finder = finder
        self.neverReleased = neverReleased
        self.order = order
        profiles = ProfileIndex(finder.profiles(), finder.names)
        neutral = finder.neutralNames()
        parameters = finder.parameterNames()
    }

    private func relevance(of handles: Handles) -> Relevance {
        let names = knownNames.answer(to: handles) {
            RelevanceSearch(profiles, handles: handles.names.union(parameters), states: handles.states, neutral: neutral).found
        }
        return Relevance(names, in: finder.names)
    }

    func exploration(of owner: TypeID) -> Exploration {
        CrashRecovery.analyzing(finder.project.types[owner].file) { explored(owner) }
    }

    func exploration(of owner: StaticOwner) -> Exploration {
        let file =
            switch owner {
            case .type(let type): finder.project.types[type].file
            case .file(let index): finder.project.files[index].file.id
            }
        return CrashRecovery.analyzing(file) { explored(owner) }
    }

    func exploration(ofBody body: Node) -> Exploration {
        CrashRecovery.analyzing(body.tree.file.id) { explored(body) }
    }

    private func explored(_ owner: TypeID) -> Exploration {
        let givers = finder.givers(to: owner)
        let given = Set(givers.flatMap { finder.localNames(in: finder.project.node(of: $0)) })
        let relevance = relevance(
            of: Handles(
                names: finder.words(finder.handleNames(of: owner)).union(given), states: finder.words(finder.stateNames(of: owner))))
        let explorer = Explorer(project: finder.project, owner: owner, relevance: relevance)
        let order = order(owner)
        explorer.recordsState = finder.recordsState(owner)
        explorer.callsAreInSight = order.isFromUses
        OwnerExploration(
            explorer: explorer, owner: owner, isReleased: !neverReleased(owner), order: order, givers: givers
        ).run()
        return explorer.result()
    }

    private func explored(_ owner: StaticOwner) -> Exploration {
        let relevance = relevance(of: Handles(names: finder.words(finder.handleNames(of: owner))))
        let type = finder.type(around: owner)
        let explorer = Explorer(project: finder.project, owner: type, relevance: relevance)
        let functions = finder.openFunctions(around: owner)
        explorer.recordsState = finder.recordsState(in: functions, handles: finder.handleNames(of: owner))
        StaticExploration(explorer: explorer, variables: finder.variables(of: owner), functions: functions).run()
        return explorer.result()
    }

    private func explored(_ body: Node) -> Exploration {
        let relevance = relevance(of: Handles(names: finder.localNames(in: body)))
        let explorer = Explorer(project: finder.project, owner: nil, relevance: relevance)
        explorer.exploreBody(body)
        return explorer.result()
    }
}

extension Explorer {
    func result() -> Exploration {
        Exploration(
            misuses: misuses.all,
            creations: careers.map { node, career in
                CreationSummary(
                    creation: node, wasStarted: career.wasStarted, wasScheduled: career.wasScheduled, hadHandler: career.hadHandler,
                    wasStored: career.wasStored, escaped: career.escaped, leaksWhileStopped: career.leaksWhileStopped)
            }.sorted { ($0.creation.tree.file.id, $0.creation.range) < ($1.creation.tree.file.id, $1.creation.range) },
            isIncomplete: isIncomplete, steps: limits.steps - max(0, stepsLeft), owner: owner,
            recordsState: recordsState,
            callsAreInSight: callsAreInSight, statesBySite: statesBySite)
    }

    /// Runs one function, closure or file by itself, with unknown arguments, and then the closures it left behind.
    func exploreBody(_ root: Node) {
        var path = Path(world: World(), trace: nil)
        guard let world = assumingCompiled(root, in: path.world) else { return }
        path.world = world
        let file = project.file(of: root)
        for parameter in root.children(.parameter) {
            if let index = file.variable(declaredBy: parameter.id) { path.world.frame.locals[index] = unknown(parameter, isOpaque: false) }
        }
        let outcomes = run(graph(of: root), from: path)
        let ends = outcomes.compactMap { outcome -> Path? in
            var path = outcome.path
            if let result = path.world.frame.result { path = escaping(result, path) }
            path.world.frame = Frame()
            return settled(path, at: root, as: .scopeEnd)
        }
        exploreObject(ends, entries: [], order: .any, end: nil)
    }
}

/// Finds the calls that make timer sources, the types that keep them, and the code around them.
struct TimerSourceFinder: Sendable {
    let project: Project
    private(set) var creations: [Node] = []
    private var creationsOfType: [TypeID: [Node]] = [:]
    private var creationsOfFile: [Int: [Node]] = [:]
    private(set) var owners: [TypeID] = []
    private(set) var files: [Int] = []
    let names: NameIndex

    init(project: Project) {
        self.project = project
        names = NameIndex(project: project)
    }

    func words(_ texts: Set<String>) -> Set<Name> { Set(texts.map(names.word)) }

    mutating func find() {
        for (index, file) in project.files.enumerated() where mentionsSources(file.file) {
            files.append(index)
            for id in file.tree.nodes.indices where file.tree.nodes[id].kind == .callExpression {
                let node = Node(tree: file.tree, id: NodeID(id))
                if node.createsTimerSource { creations.append(node) }
            }
        }
        guard !creations.isEmpty else { return }
        creationsOfFile = Dictionary(grouping: creations) { project.fileIndex(of: $0) }
        for creation in creations { if let type = project.type(around: creation) { creationsOfType[type, default: []].append(creation) } }
        // Who has such a property says so in a file that was read.
        var reader = TimerSourceFinder(project: project)
        (reader.creations, reader.creationsOfType, reader.creationsOfFile, reader.files) = (creations, creationsOfType, creationsOfFile, files)
        owners = reader.typesWithHandles()
    }

    private static let spellings = SpellingSearch(DispatchAPI.sourceSpellings)

    /// A file that has none of the spellings neither makes a source nor names its type.
    private func mentionsSources(_ file: SourceFile) -> Bool { Self.spellings.occurs(in: file.bytes) }

    private func typesWithHandles() -> [TypeID] {
        let states = Set(typesDeclaredInFiles().filter { project.types[$0].kind == .enum && declaresSource($0) })
        return candidates(states: states).filter { isOwner($0, states: states) }
    }

    func typesDeclaredInFiles() -> [TypeID] {
        files.flatMap { file in project.files[file].types.indices.compactMap { project.mergedType(file: file, declaration: $0) } }
    }

    /// The types that may keep a source: those with a part in a file that mentions sources, what inherits from them, and whatever has a property
    /// of one of the given enums.
    private func candidates(states: Set<TypeID>) -> [TypeID] {
        if !states.isEmpty { return Array(project.types.indices) }
        var types = Set(typesDeclaredInFiles())
        for type in types { types.formUnion(project.descendants(of: type)) }
        return types.sorted()
    }

    /// A type with a property that is declared to hold a source, or that code of the type assigns one to; or whose properties decide whether its code makes one.
    private func isOwner(_ type: TypeID, states: Set<TypeID>) -> Bool {
        guard project.types[type].kind != .protocol else { return false }
        return !handleNames(of: type).isEmpty || !states.isEmpty && !stateNames(of: type).isEmpty || makesSourceOnCondition(type)
    }

    /// A method makes a source for itself and asks a property of the type before or after: what that can hold, only the whole object tells.
    private func makesSourceOnCondition(_ type: TypeID) -> Bool {
        creationsOfType[type, default: []].contains { creation in
            guard let body = creation.enclosingBodyNode, body.kind == .functionDeclaration else { return false }
            let profile = BodyProfile(of: body, name: body.name, names)
            return profile.branches.flatMap(\.conditions).contains { range in
                profile.file.mentions(in: range).contains { project.property(named: names.text(of: $0.name), of: type) != nil }
            }
        }
    }

    /// Properties of an enum type that has a source in one of its cases.
    func stateNames(of type: TypeID) -> Set<String> {
        var names: Set<String> = []
        for parent in project.lineage(of: type) {
            for property in project.types[parent].allProperties where !project[property].isStatic {
                guard let id = project.enumType(of: property), declaresSource(id) else { continue }
                names.insert(project[property].name)
            }
        }
        return names
    }

    private func declaresSource(_ type: TypeID) -> Bool {
        project.types[type].declarations.contains { reference in
            let file = project.files[reference.file]
            let body = file.node(file.types[reference.index].node).firstChild(.memberBlock)
            return body?.children(.enumCaseDeclaration).contains(where: mentionsSourceType) ?? false
        }
    }

    /// Properties that hold sources, by their declared types and initial values, and by assignments of new sources.
    func handleNames(of type: TypeID) -> Set<String> {
        var names: Set<String> = []
        for parent in project.lineage(of: type) {
            for property in project.types[parent].allProperties where !project[property].isStatic && holdsSource(property) {
                names.insert(project[property].name)
            }
            for property in project.types[parent].allProperties where !project[property].isStatic {
                names.formUnion(namesThroughStruct(property))
            }
        }
        for creation in creationsOfType[type, default: []] {
            if let name = assignedProperty(creation, of: type) { names.insert(name) }
            names.formUnion(closureProperties(around: creation, of: type))
        }
        return names
    }

    /// A property whose struct keeps a source in a field, with that field.
    private func namesThroughStruct(_ property: VariableID) -> [String] {
        guard let type = project.type(of: property)?.id, project.keepsSourceInField(type) else { return [] }
        return [project[property].name] + project.storedFields(of: type).filter(holdsSource).map { project[$0].name }
    }

    func holdsSource(_ property: VariableID) -> Bool {
        if let type = project.typeNode(of: property), mentionsSourceType(type) { return true }
        guard let value = project.value(of: property) else { return false }
        return creationsOfFile[property.file, default: []].contains { value.range.contains($0.range) }
    }

    private func mentionsSourceType(_ type: Node) -> Bool {
        var waiting = [type]
        while let node = waiting.popLast() {
            if DispatchAPI.typesOfSources.contains(node.name) { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }

    /// Properties that get a closure which names the local variable that holds a new source.
    private func closureProperties(around creation: Node, of type: TypeID) -> [String] {
        guard let binding = creation.selfAndAncestors.first(where: { $0.kind == .binding }), let local = binding.firstChild?.name,
            let body = creation.enclosingBodyNode
        else { return [] }
        var names: [String] = []
        var waiting = [body]
        while let node = waiting.popLast() {
            waiting.append(contentsOf: node.children)
            guard node.kind == .assignmentExpression, let target = node.firstChild?.peeled, let value = target.nextSibling ?? node.firstChild?.nextSibling,
                value.kind == .closureExpression, project.property(named: target.name, of: type) != nil,
                value.mentions(local)
            else { continue }
            names.append(target.name)
        }
        return names
    }

    /// The functions outside a type that make a source and call an initializer of the type which takes one.
    func givers(to owner: TypeID) -> [FunctionID] {
        let takesSource = project.types[owner].initializers.contains { initializer in
            project.parameters(of: initializer).contains { project.typeNode(of: $0).map(mentionsSourceType) ?? false }
        }
        guard takesSource else { return [] }
        let name = project.types[owner].simpleName
        var seen: Set<FunctionID> = []
        return creations.compactMap { project.function(around: $0) }.filter { id in
            guard seen.insert(id).inserted, project.owner(of: id) != owner, let body = project.body(of: id) else { return false }
            return body.contains { $0.kind == .callExpression && $0.firstChild?.name == name }
        }
    }

    private func assignedProperty(_ creation: Node, of type: TypeID) -> String? {
        guard let assignment = creation.parent, assignment.kind == .assignmentExpression, let target = assignment.firstChild,
            let name = target.peeled.nameReference.isEmpty ? nil : target.peeled.name,
            project.property(named: name, of: type) != nil
        else { return nil }
        return name
    }

    /// Whether code that suspends and resumes writes down what it did in a variable, and looks there before it does it again.
    func recordsState(_ owner: TypeID) -> Bool {
        recordsState(in: project.functions(of: owner), handles: handleNames(of: owner))
    }

    func recordsState(in functions: [FunctionID], handles: Set<String>) -> Bool {
        let operations = words(DispatchAPI.suspensionMethods)
        // By spelling: a parameter may have the name of the property that it is for.
        var written: Set<String> = []
        var asked: Set<String> = []
        for id in functions where project[id].body != nil {
            let profile = BodyProfile(of: project.node(of: id), name: project[id].name, names)
            guard profile.mentions.contains(where: { operations.contains($0.name) }) else { continue }
            written.formUnion(profile.assigned.map(names.text))
            for range in profile.branches.flatMap(\.conditions) { asked.formUnion(profile.file.mentions(in: range).map { names.text(of: $0.name) }) }
        }
        return !written.subtracting(handles).isDisjoint(with: asked)
    }

    // MARK: Code

    /// The functions of every file that mentions sources or declares a part of an owner.
    func profiles() -> [BodyProfile] {
        var files = Set(files)
        for owner in owners {
            for type in project.lineage(of: owner) { files.formUnion(project.types[type].declarations.map(\.file)) }
        }
        var profiles: [BodyProfile] = []
        for index in files.sorted() {
            let file = project.files[index]
            for function in file.functions where function.body != nil {
                profiles.append(BodyProfile(of: file.node(function.node), name: function.name, names))
            }
            for variable in file.variables where variable.kind == .property || variable.kind == .global {
                if let value = variable.value { profiles.append(BodyProfile(of: file.node(value), name: variable.name, names)) }
            }
        }
        return profiles
    }

    /// Parameters that are given a source.
    func parameterNames() -> Set<Name> {
        var found: Set<Name> = []
        for index in files {
            let file = project.files[index]
            for (variable, declaration) in file.variables.enumerated() where declaration.kind == .parameter {
                if let type = declaration.type, mentionsSourceType(file.node(type)) { found.insert(names.local(variable, in: index)) }
            }
        }
        return found
    }

    /// Variables that hold a lock or a queue.
    func neutralNames() -> Set<String> {
        var names: Set<String> = []
        for index in files {
            let file = project.files[index]
            for variable in file.variables where variable.kind == .property || variable.kind == .global {
                let type = variable.type.map(file.node)?.name ?? variable.value.map(file.node)?.firstChild?.name ?? ""
                if LockAPI.types.contains(type) { names.insert(variable.name) }
            }
        }
        return names
    }

    /// Bodies around creations that no owner's exploration came upon, and bodies that are given a source by functions that return one.
    func bodies(notIn met: Set<Node>) -> [Node] {
        var seen: Set<Node> = []
        var bodies = creations.filter { !met.contains($0) }.compactMap(\.enclosingBodyNode)
        let factories = words(factoryNames())
        for index in files where !factories.isEmpty {
            let file = project.files[index]
            for function in file.functions where function.body != nil && !isOwned(function, file: index) {
                let node = file.node(function.node)
                let code = names.names(in: index)
                if code.mentions(in: code.range(of: node)).contains(where: { factories.contains($0.name) }) { bodies.append(node) }
            }
        }
        return bodies.filter { seen.insert($0).inserted }
    }

    private func isOwned(_ function: FunctionDeclaration, file: Int) -> Bool {
        guard let declaration = function.owner, let type = project.mergedType(file: file, declaration: declaration) else { return false }
        return owners.contains(type)
    }

    /// Functions whose result is a source that they made, by name.
    private func factoryNames() -> Set<String> {
        var names: Set<String> = []
        for creation in creations {
            guard let body = creation.enclosingBodyNode, let type = body.firstChild(.returnType), mentionsSourceType(type) else { continue }
            names.insert(body.name)
        }
        return names
    }

    /// Locals that hold the sources made in a body.
    func localNames(in body: Node) -> Set<Name> {
        var found: Set<Name> = []
        for creation in creationsOfFile[project.fileIndex(of: body), default: []] where body.range.contains(creation.range) {
            let file = names.names(around: creation)
            for ancestor in creation.selfAndAncestors {
                if ancestor == body { break }
                if ancestor.kind == .binding, let pattern = ancestor.firstChild { found.formUnion(file.bound(pattern, by: ancestor)) }
                if ancestor.kind == .assignmentExpression, let target = ancestor.firstChild { found.formUnion(file.targets(target.peeled)) }
            }
        }
        return found
    }
}

extension Node {
    /// Whether a name of this spelling stands in the code.
    fileprivate func mentions(_ word: String) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            if node.kind == .nameExpression, node.name == word { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }

    /// Whether a call makes a timer source.
    var createsTimerSource: Bool {
        guard let callee = firstChild else { return false }
        if callee.kind == .nameExpression, callee.isNamed("dispatch_source_create") {
            return firstChild(.argument)?.firstChild?.isNamed("DISPATCH_SOURCE_TYPE_TIMER") == true
        }
        guard callee.kind == .memberExpression else { return false }
        return callee.isNamed("makeTimerSource") || callee.isNamed("timer") && callee.firstChild?.isNamed("DispatchSource") == true
    }
}
