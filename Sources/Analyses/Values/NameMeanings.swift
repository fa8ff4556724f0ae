import TimerlintSemantics
import TimerlintSyntax

/// What one name means at each place that carries it. Input: the places, in the order of the reference index; output:
/// for a declaration of that name the places that mean it or may. Made once a name: the uses of each of its namesakes
/// cost what they are, not what all of them are together.
struct NameMeanings: Sendable {
    enum Meaning: Sendable {
        case variable(VariableID)
        case functions([FunctionID])
        /// A member of a receiver whose type is not known.
        case unknownMember
        /// A member of `super` that no superclass in the tree has.
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
    /// Under the types that declare one of the functions meant there.
    private var ofMethodsIn: [TypeID: [Int]] = [:]
    /// Functions that are no members, and those that `super` means, which no heir stands in for.
    private var ofFunction: [FunctionID: [Int]] = [:]
    private var ofUnknownMember: [Int] = []
    /// Under the names of the superclasses that may have it, one of which may stand for several types.
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

    // MARK: Asking

    /// Those that mean a variable, and, for a property, those that may.
    func places(of id: VariableID) -> [Place] {
        var found = ofVariable[id] ?? []
        if project[id].kind == .property { found += ofUnknownMember + inherited(from: project.owner(of: id)) }
        return inOrder(found)
    }

    /// Those that mean a function, or one that it may stand in for, or may mean it; selectors of its name too.
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
        project.local(node).map { .variable($0) } ?? project.unqualifiedMember(node.name, from: node)
    }

    private func openMeaning(ofMember node: Node) -> Meaning? {
        guard let base = node.firstChild, base.kind.isExpression, project.referent(of: node) == nil,
            project.type(of: base) == nil
        else { return nil }
        if base.kind == .superExpression, let heir = project.type(around: node) { return .inheritedMember(by: heir) }
        return .unknownMember
    }
}
