import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Finds the calls that create timer sources, the types that store them, and the code around them.
struct TimerSourceFinder: Sendable {
    let project: Project
    private(set) var creations: [Node] = []
    private var creationsOfType: [TypeID: [Node]] = [:]
    private(set) var creationsOfFile: [Int: [Node]] = [:]
    private(set) var owners: [TypeID] = []
    private(set) var files: [Int] = []
    let names: NameIndex

    init(project: Project) {
        self.project = project
        names = NameIndex(project: project)
    }

    func creations(by type: TypeID) -> [Node] { creationsOfType[type, default: []] }

    func words(_ texts: Set<String>) -> Set<Name> { Set(texts.map(names.word)) }

    mutating func find() {
        for (index, file) in project.files.where({ $0.mentions(Self.spellings) }) {
            files.append(index)
            for id in file.tree.nodes.indices where file.tree.nodes[id].kind == .callExpression {
                let node = Node(tree: file.tree, id: NodeID(id))
                if node.createsTimerSource { creations.append(node) }
            }
        }
        guard !creations.isEmpty else { return }
        creationsOfFile = Dictionary(grouping: creations) { project.fileIndex(of: $0) }
        for creation in creations {
            if let type = project.type(around: creation) { creationsOfType[type, default: []].append(creation) }
        }
        owners = typesWithHandles()
    }

    /// A file without any of these spellings neither creates a source nor names its type.
    private static let spellings = SpellingSearch(DispatchAPI.sourceSpellings)

    private func typesWithHandles() -> [TypeID] {
        let states = Set(typesDeclaredInFiles().filter { project.types[$0].kind == .enum && declaresSource($0) })
        let owners = candidates(states: states).filter { isOwner($0, states: states) }
        // What holds a struct decides what becomes of it.
        let held = Set(owners.flatMap(structsHeld))
        return owners.filter { !held.contains($0) }
    }

    func typesDeclaredInFiles() -> [TypeID] {
        files.flatMap { file in
            project.files[file].types.indices.compactMap { project.mergedType(file: file, declaration: $0) }
        }
    }

    /// The types that may store a source: those partly declared in a file that mentions sources, their
    /// subtypes, and types with a property of one of the given enums.
    private func candidates(states: Set<TypeID>) -> [TypeID] {
        if !states.isEmpty { return Array(project.types.indices) }
        var types = Set(typesDeclaredInFiles())
        for type in types { types.formUnion(project.descendants(of: type)) }
        return types.sorted()
    }

    /// Whether the type has a property that is declared to hold a source or is assigned one by the type's code,
    /// or has properties that decide whether its code creates one.
    private func isOwner(_ type: TypeID, states: Set<TypeID>) -> Bool {
        guard project.types[type].kind != .protocol else { return false }
        return !handleNames(of: type).isEmpty || !states.isEmpty && !stateNames(of: type).isEmpty
            || makesSourceOnCondition(type)
    }

    /// Whether a method creates a source for itself and reads a property of the type. The property's possible
    /// values are known only from exploring the whole object.
    private func makesSourceOnCondition(_ type: TypeID) -> Bool {
        creationsOfType[type, default: []].contains { creation in
            guard let body = creation.enclosingBodyNode, body.kind == .functionDeclaration else { return false }
            let profile = BodyProfile(of: body, name: body.name, names)
            return profile.branches.flatMap(\.conditions).contains { range in
                profile.file.mentions(in: range).contains {
                    project.property(named: names.text(of: $0.name), of: type) != nil
                }
            }
        }
    }

    /// Properties of an enum type with a source in one of its cases.
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
            let body = project.node(of: reference).firstChild(.memberBlock)
            return body?.children(.enumCaseDeclaration).contains(where: mentionsSourceType) ?? false
        }
    }

    /// Properties that hold sources, by their types, their initial values, and assignments of new sources.
    func handleNames(of type: TypeID) -> Set<String> {
        var names: Set<String> = []
        for parent in project.lineage(of: type) {
            for property in project.types[parent].allProperties
            where !project[property].isStatic && holdsSource(property) {
                names.insert(project[property].name)
            }
            for property in project.types[parent].allProperties where !project[property].isStatic {
                names.formUnion(namesThroughStruct(property))
            }
        }
        for creation in creationsOfType[type, default: []] {
            if let name = assignedProperty(creation, of: type) { names.insert(name) }
            names.formUnion(closureProperties(around: creation, of: type))
            names.formUnion(collectionProperties(around: creation, of: type))
        }
        return names
    }

    private func structsHeld(by type: TypeID) -> [TypeID] {
        project.types[type].allProperties.filter { !project[$0].isStatic }.compactMap(structWithSource).filter {
            $0 != type
        }
    }

    /// The struct in a property, which a lock may guard, if it stores a source in a field.
    private func structWithSource(in property: VariableID) -> TypeID? {
        let types = [project.type(of: property), project.typeOfValue(heldBy: property)]
        return types.lazy.compactMap { $0?.id }.first(where: project.keepsSourceInField)
    }

    /// A property whose struct stores a source in a field, with that field.
    private func namesThroughStruct(_ property: VariableID) -> [String] {
        guard let type = structWithSource(in: property) else { return [] }
        return [project[property].name] + project.storedFields(of: type).filter(holdsSource).map { project[$0].name }
    }

    func holdsSource(_ property: VariableID) -> Bool {
        if let type = project.typeNode(of: property), mentionsSourceType(type) { return true }
        guard let value = project.value(of: property) else { return false }
        if creationsOfFile[property.file, default: []].contains(where: { value.range.contains($0.range) }) {
            return true
        }
        // `let ticker = Panel.makeTicker()` has the type that the factory returns.
        return value.kind == .callExpression
            && project.type(of: property).map { DispatchAPI.typesOfSources.contains($0.name) } == true
    }

    func mentionsSourceType(_ type: Node) -> Bool {
        var waiting = [type]
        while let node = waiting.popLast() {
            if DispatchAPI.typesOfSources.contains(node.name) { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }

    /// Properties assigned a closure, or a value made of closures, that captures the local variable of a new source.
    func closureProperties(around creation: Node, of type: TypeID) -> [String] {
        guard let (local, body) = localVariable(of: creation) else { return [] }
        var names: [String] = []
        var waiting = [body]
        while let node = waiting.popLast() {
            waiting.append(contentsOf: node.children)
            guard node.kind == .assignmentExpression, let target = node.firstChild?.peeled,
                let value = target.nextSibling ?? node.firstChild?.nextSibling,
                value.isStoredCode, project.property(named: target.name, of: type) != nil, value.mentions(local)
            else { continue }
            names.append(target.name)
        }
        return names
    }

    /// Properties with a collection to which the code adds the local variable of a new source, whose type does not tell
    /// what it holds: `[self.timers addObject:timer]`.
    private func collectionProperties(around creation: Node, of type: TypeID) -> [String] {
        guard let (local, body) = localVariable(of: creation) else { return [] }
        var names: [String] = []
        _ = body.contains { node in
            if node.kind == .callExpression, let callee = node.firstChild?.peeled, callee.kind == .memberExpression,
                CollectionAPI.keepingMethods.contains(callee.name), let collection = callee.firstChild?.peeled,
                node.arguments.contains(where: { $0.firstChild?.peeled.name == local }),
                project.property(named: collection.name, of: type) != nil
            {
                names.append(collection.name)
            }
            return false
        }
        return names
    }

    /// The name of the local variable that holds a new source, and the code of its function.
    private func localVariable(of creation: Node) -> (name: String, body: Node)? {
        guard let binding = creation.selfAndAncestors.first(where: { $0.kind == .binding }),
            let name = binding.firstChild?.name, let body = creation.enclosingBodyNode
        else { return nil }
        return (name, body)
    }

    /// The functions outside a type that create a source and call one of the type's initializers that takes a
    /// source.
    func givers(to owner: TypeID) -> [FunctionID] {
        let takesSource = project.types[owner].initializers.contains { initializer in
            project.parameters(of: initializer).contains { project.typeNode(of: $0).map(mentionsSourceType) ?? false }
        }
        guard takesSource else { return [] }
        let name = project.types[owner].simpleName
        var seen: Set<FunctionID> = []
        return creations.compactMap { project.function(around: $0) }.filter { id in
            guard seen.insert(id).inserted, project.owner(of: id) != owner, let body = project.body(of: id) else {
                return false
            }
            return body.contains { $0.kind == .callExpression && $0.firstChild?.name == name }
        }
    }

    private func assignedProperty(_ creation: Node, of type: TypeID) -> String? {
        guard let assignment = creation.parent, assignment.kind == .assignmentExpression,
            let target = assignment.firstChild,
            let name = target.peeled.nameReference.isEmpty ? nil : target.peeled.name,
            project.property(named: name, of: type) != nil
        else { return nil }
        return name
    }

    /// Whether code that suspends and resumes records that in a variable and checks it before repeating the
    /// operation.
    func recordsState(_ owner: TypeID) -> Bool {
        recordsState(in: project.functions(of: owner), handles: handleNames(of: owner))
    }

    func recordsState(in functions: [FunctionID], handles: Set<String>) -> Bool {
        let operations = words(DispatchAPI.suspensionMethods)
        // Compares spellings, because a parameter may have the name of its property.
        var written: Set<String> = []
        var asked: Set<String> = []
        for id in functions where project[id].body != nil {
            let profile = BodyProfile(of: project.node(of: id), name: project[id].name, names)
            guard profile.mentions.contains(where: { operations.contains($0.name) }) else { continue }
            written.formUnion(profile.assigned.map(names.text))
            for range in profile.branches.flatMap(\.conditions) {
                asked.formUnion(profile.file.mentions(in: range).map { names.text(of: $0.name) })
            }
        }
        return !written.subtracting(handles).isDisjoint(with: asked)
    }
}

extension Node {
    /// `{ … }`, `Switch(on: { … })`.
    fileprivate var isStoredCode: Bool {
        if kind == .closureExpression { return true }
        return kind == .callExpression && firstChild?.beginsWithUppercase == true
            && children(.argument).contains { $0.firstChild?.kind == .closureExpression }
    }

    /// Whether this spelling occurs in the code.
    fileprivate func mentions(_ word: String) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            if node.kind == .nameExpression, node.name == word { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }

    /// Whether a call creates a timer source.
    var createsTimerSource: Bool {
        guard let callee = firstChild else { return false }
        if callee.kind == .nameExpression, callee.isNamed("dispatch_source_create") {
            return firstChild(.argument)?.firstChild?.isNamed("DISPATCH_SOURCE_TYPE_TIMER") == true
        }
        if callee.kind == .nameExpression { return callee.isNamed("makeTimerSource") && isInSourceExtension }
        guard callee.kind == .memberExpression else { return false }
        return callee.isNamed("makeTimerSource")
            || callee.isNamed("timer") && callee.firstChild?.name == DispatchAPI.sourceType
                && arguments.allSatisfy { DispatchAPI.timerSourceLabels.contains($0.name) }
    }

    /// Where the static methods of `DispatchSource` need no qualification.
    private var isInSourceExtension: Bool {
        selfAndAncestors.first { $0.kind == .extensionDeclaration }?.extendedType?.name == DispatchAPI.sourceType
    }
}
