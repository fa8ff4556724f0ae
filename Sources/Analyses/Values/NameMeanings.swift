import TimerlintSemantics
import TimerlintSyntax

/// The possible referents of one name at each place where it occurs. Input: the places, in the order of the
/// reference index. Output: for a declaration with that name, the places that refer to it or may. Built once
/// per name, so that the uses of a declaration cost no more than their number.
struct NameMeanings: Sendable {
    enum Meaning: Sendable {
        case variable(VariableID)
        case functions([FunctionID])
        /// A member of a receiver with unknown type.
        case unknownMember
        /// A member of `super` that no superclass in the tree declares.
        case inheritedMember(by: TypeID)
        case selector
    }

    struct Place: Sendable {
        let node: Node
        let meaning: Meaning
    }

    private struct StoredPlace { let file: Int32; let node: NodeID }

    /// Without their meanings, which follow from the tables that lead here: there are about as many places as names.
    private var places: [StoredPlace] = []
    private var ofVariable = PositionTable()
    /// Keyed by the types that declare one of the possible functions.
    private var ofMethodsIn = PositionTable()
    /// Functions that are not members, and those called on `super`, for which no override can be called.
    private var ofFunction = PositionTable()
    private var ofUnknownMember: [Int32] = []
    /// Keyed by the names of the superclasses that may declare it; several types may share such a name.
    private var ofInheritedMember: [String: [Int32]] = [:]
    private var ofSelector: [Int32] = []

    init(_ nodes: [Node], in project: Project) {
        for node in nodes {
            if let meaning = project.meaning(of: node) { add(Place(node: node, meaning: meaning), in: project) }
        }
        places = places.withUnsafeBufferPointer(Array.init)
        ofVariable.finish()
        ofMethodsIn.finish()
        ofFunction.finish()
    }

    private mutating func add(_ place: Place, in project: Project) {
        let position = Int32(places.count)
        places.append(StoredPlace(file: Int32(project.fileIndex(of: place.node)), node: place.node.id))
        switch place.meaning {
        case .variable(let id): ofVariable.add(position, id.key)
        case .functions(let functions):
            add(position, meaning: functions, isExact: place.node.base?.kind == .superExpression, in: project)
        case .unknownMember: ofUnknownMember.append(position)
        case .inheritedMember(let heir):
            for name in project.inheritedNames(of: heir) { ofInheritedMember[name, default: []].append(position) }
        case .selector: ofSelector.append(position)
        }
    }

    private mutating func add(
        _ position: Int32, meaning functions: [FunctionID], isExact: Bool, in project: Project
    ) {
        for function in functions {
            if !isExact, let owner = project.owner(of: function) {
                ofMethodsIn.add(position, owner)
            } else {
                ofFunction.add(position, function.key)
            }
        }
    }

    // MARK: Queries

    /// The places that refer to a variable and, for a property, those that may.
    func places(of id: VariableID, in project: Project) -> [Place] {
        var found = Array(ofVariable[id.key])
        if project[id].kind == .property {
            found += ofUnknownMember + inherited(from: project.owner(of: id), in: project)
        }
        return inOrder(found, in: project)
    }

    /// The places that refer to a function, to one that it may implement or override, or that may refer to it,
    /// including selectors with its name.
    func places(of id: FunctionID, in project: Project) -> [Place] {
        let owner = project.owner(of: id)
        let open = ofSelector + ofUnknownMember + inherited(from: owner, in: project)
        let calling = owner.map { project.lineage(of: $0).flatMap { ofMethodsIn[$0] } } ?? []
        return inOrder(open + calling + ofFunction[id.key], in: project)
    }

    private func inherited(from owner: TypeID?, in project: Project) -> [Int32] {
        owner.flatMap { ofInheritedMember[project.types[$0].simpleName] } ?? []
    }

    private func inOrder(_ positions: [Int32], in project: Project) -> [Place] {
        let sorted = positions.sorted()
        return sorted.indices.lazy.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.compactMap {
            let place = places[Int(sorted[$0])]
            let node = project.node(place.node, inFile: Int(place.file))
            return project.meaning(of: node).map { Place(node: node, meaning: $0) }
        }
    }
}

extension Project {
    fileprivate func meaning(of node: Node) -> NameMeanings.Meaning? {
        switch node.kind {
        case .selectorExpression: .selector
        case .nameExpression: meaning(referent(of: node))
        case .memberExpression: meaning(referent(of: node)) ?? openMeaning(ofMember: node)
        case .optionalBinding:
            node.initialValue == nil ? node.firstChild.flatMap { variable(referent(of: $0)) } : nil
        case .capture: node.firstChild == nil ? variable(meaning(ofCapture: node)) : nil
        default: nil
        }
    }

    private func meaning(_ referent: Referent?) -> NameMeanings.Meaning? {
        if case .functions(let functions)? = referent { return .functions(functions) }
        return variable(referent)
    }

    private func variable(_ referent: Referent?) -> NameMeanings.Meaning? {
        if case .variable(let id)? = referent { return .variable(id) }
        return nil
    }

    private func meaning(ofCapture node: Node) -> Referent? {
        local(node).map { .variable($0) } ?? unqualifiedMember(namedBy: node)
    }

    private func openMeaning(ofMember node: Node) -> NameMeanings.Meaning? {
        guard let base = node.firstChild, base.kind.isExpression, referent(of: node) == nil, type(of: base) == nil
        else { return nil }
        if base.kind == .superExpression, let heir = type(around: node) { return .inheritedMember(by: heir) }
        return .unknownMember
    }
}

/// Positions by number of a declaration, in two arrays: most names have few declarations, and there are many names.
private struct PositionTable: Sendable {
    private var keys: [Int] = []
    private var positions: [Int32] = []

    /// In ascending order. Requires `finish`.
    subscript(key: Int) -> ArraySlice<Int32> {
        let start = keys.partitioningIndex { $0 >= key }
        return positions[start..<keys[start...].partitioningIndex { $0 > key }]
    }

    mutating func add(_ position: Int32, _ key: Int) {
        keys.append(key)
        positions.append(position)
    }

    /// Call after the last addition, before the first question.
    mutating func finish() {
        let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        keys = order.map { keys[$0] }
        positions = order.map { positions[$0] }
    }
}

extension VariableID {
    fileprivate var key: Int { file << 32 | index }
}

extension FunctionID {
    fileprivate var key: Int { file << 32 | index }
}
