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

    private let project: Project
    private var places: [Place] = []
    private var ofVariable: [VariableID: [Int]] = [:]
    /// Keyed by the types that declare one of the possible functions.
    private var ofMethodsIn: [TypeID: [Int]] = [:]
    /// Functions that are not members, and those called on `super`, for which no override can be called.
    private var ofFunction: [FunctionID: [Int]] = [:]
    private var ofUnknownMember: [Int] = []
    /// Keyed by the names of the superclasses that may declare it; several types may share such a name.
    private var ofInheritedMember: [String: [Int]] = [:]
    private var ofSelector: [Int] = []

    init(_ nodes: [Node], in project: Project) {
        self.project = project
        for node in nodes { if let meaning = meaning(of: node) { add(Place(node: node, meaning: meaning)) } }
    }

    private mutating func add(_ place: Place) {
        let position = places.count
        places.append(place)
        switch place.meaning {
        case .variable(let id): ofVariable[id, default: []].append(position)
        case .functions(let functions):
            add(position, meaning: functions, isExact: place.node.base?.kind == .superExpression)
        case .unknownMember: ofUnknownMember.append(position)
        case .inheritedMember(let heir):
            for name in project.inheritedNames(of: heir) { ofInheritedMember[name, default: []].append(position) }
        case .selector: ofSelector.append(position)
        }
    }

    private mutating func add(_ position: Int, meaning functions: [FunctionID], isExact: Bool) {
        for function in functions {
            if !isExact, let owner = project.owner(of: function) {
                if ofMethodsIn[owner]?.last != position { ofMethodsIn[owner, default: []].append(position) }
            } else {
                ofFunction[function, default: []].append(position)
            }
        }
    }

    // MARK: Queries

    /// The places that refer to a variable and, for a property, those that may.
    func places(of id: VariableID) -> [Place] {
        var found = ofVariable[id] ?? []
        if project[id].kind == .property { found += ofUnknownMember + inherited(from: project.owner(of: id)) }
        return inOrder(found)
    }

    /// The places that refer to a function, to one that it may implement or override, or that may refer to it,
    /// including selectors with its name.
    func places(of id: FunctionID) -> [Place] {
        let owner = project.owner(of: id)
        let open = ofSelector + ofUnknownMember + inherited(from: owner)
        let calling = owner.map { project.lineage(of: $0).flatMap { ofMethodsIn[$0] ?? [] } } ?? []
        return inOrder(open + calling + (ofFunction[id] ?? []))
    }

    private func inherited(from owner: TypeID?) -> [Int] {
        owner.flatMap { ofInheritedMember[project.types[$0].simpleName] } ?? []
    }

    private func inOrder(_ positions: [Int]) -> [Place] {
        let sorted = positions.sorted()
        return sorted.indices.lazy.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { places[sorted[$0]] }
    }

    // MARK: Meanings

    private func meaning(of node: Node) -> Meaning? {
        switch node.kind {
        case .selectorExpression: .selector
        case .nameExpression: meaning(project.referent(of: node))
        case .memberExpression: meaning(project.referent(of: node)) ?? openMeaning(ofMember: node)
        case .optionalBinding:
            node.initialValue == nil ? node.firstChild.flatMap { variable(project.referent(of: $0)) } : nil
        case .capture: node.firstChild == nil ? variable(meaning(ofCapture: node)) : nil
        default: nil
        }
    }

    private func meaning(_ referent: Referent?) -> Meaning? {
        if case .functions(let functions)? = referent { return .functions(functions) }
        return variable(referent)
    }

    private func variable(_ referent: Referent?) -> Meaning? {
        if case .variable(let id)? = referent { return .variable(id) }
        return nil
    }

    private func meaning(ofCapture node: Node) -> Referent? {
        project.local(node).map { .variable($0) } ?? project.unqualifiedMember(namedBy: node)
    }

    private func openMeaning(ofMember node: Node) -> Meaning? {
        guard let base = node.firstChild, base.kind.isExpression, project.referent(of: node) == nil,
            project.type(of: base) == nil
        else { return nil }
        if base.kind == .superExpression, let heir = project.type(around: node) { return .inheritedMember(by: heir) }
        return .unknownMember
    }
}
