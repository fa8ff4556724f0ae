import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The entity that a name refers to.
enum Reference: Hashable {
    /// A local variable, parameter or capture, by its index in the file.
    case local(Int)
    case variable(VariableID)
    case functions([FunctionID])
    case type(TypeID)
    case none
}

extension Explorer {
    /// The referent of a name expression, or of the name in a shorthand optional binding.
    func reference(ofName node: Node) -> Reference {
        if let known = references[node] { return known }
        let found = lookUp(node)
        references[node] = found
        return found
    }

    private func lookUp(_ node: Node) -> Reference {
        let file = project.fileIndex(of: node)
        if let local = project.files.models[file].local(node.id) { return .local(local) }
        switch project.unqualifiedMember(namedBy: node) {
        case .variable(let id): return .variable(id)
        case .functions(let ids): return .functions(ids)
        case .type(let id): return .type(id)
        case .instance, nil: return .none
        }
    }

    /// The explored owner's property with this name.
    func ownProperty(_ name: String) -> VariableID? { owner.flatMap { project.property(named: name, of: $0) } }

    /// The explored owner's methods with this name; an override replaces the overridden method.
    func ownMethods(_ name: String) -> [FunctionID] { owner.map { project.methods(named: name, of: $0) } ?? [] }

    /// The accessor or observer of a property, by its keyword.
    func accessor(_ word: String, of id: VariableID) -> FunctionID? {
        project.accessors(of: id).first {
            if case .accessor(word) = project[$0].kind { true } else { false }
        }
    }

    func isComputed(_ id: VariableID) -> Bool { accessor("get", of: id) != nil || accessor("_read", of: id) != nil }

    /// The unknown value of an expression.
    func unknown(_ node: Node, isOpaque: Bool) -> Value {
        .symbol(symbols.symbol(.origin(node), isOpaque: isOpaque))
    }
}
