import TimerlintSyntax

extension FileModel {
    /// Whether both files declare the same in the same order and under the same numbers, whatever their code, its local
    /// variables and the places of the declarations are.
    package func declares(theSameAs other: FileModel) -> Bool {
        file.id == other.file.id && file.language == other.file.language && aliases == other.aliases
            && imports == other.imports
            && types.elementsEqual(other.types) { $0.isSame(as: $1) }
            && functions.elementsEqual(other.functions) { isSame($0, as: $1, of: other) }
            && members.elementsEqual(other.members) { $0 == $1 && variables[$0].isSame(as: other.variables[$1]) }
            && order == other.order
    }

    /// The numbers of the variables that the whole project may name.
    private var members: [Int] {
        variables.indices.filter { variables[$0].kind == .property || variables[$0].kind == .global }
    }

    /// For each declaration in the order of nodes, its number among the types, functions and members.
    private var order: [Int] {
        let nodes = types.map(\.node) + functions.map(\.node) + members.map { variables[$0].node }
        return nodes.indices.sorted { (nodes[$0], $0) < (nodes[$1], $1) }
    }

    private func isSame(_ own: FunctionDeclaration, as another: FunctionDeclaration, of other: FileModel) -> Bool {
        own.kind == another.kind && own.name == another.name && own.labels == another.labels
            && own.isStatic == another.isStatic && own.access == another.access && own.owner == another.owner
            && own.enclosing == another.enclosing && (own.body == nil) == (another.body == nil)
            && (own.property == nil) == (another.property == nil) && own.attributes == another.attributes
            && own.modifiers == another.modifiers && own.foreignName == another.foreignName
            && own.parameters.elementsEqual(another.parameters) { variables[$0].isSame(as: other.variables[$1]) }
    }
}

extension TypeDeclaration {
    fileprivate func isSame(as other: TypeDeclaration) -> Bool {
        kind == other.kind && qualifiedName == other.qualifiedName && inherits == other.inherits
            && attributes == other.attributes && modifiers == other.modifiers && foreignName == other.foreignName
            && enclosing == other.enclosing
    }
}

extension VariableDeclaration {
    fileprivate func isSame(as other: VariableDeclaration) -> Bool {
        kind == other.kind && name == other.name && isLet == other.isLet && isStatic == other.isStatic
            && isWeak == other.isWeak && isUnowned == other.isUnowned && isLazy == other.isLazy
            && isImplicit == other.isImplicit && access == other.access && attributes == other.attributes
            && modifiers == other.modifiers && foreignName == other.foreignName && owner == other.owner
            && function == other.function && accessors == other.accessors && (type == nil) == (other.type == nil)
            && (value == nil) == (other.value == nil)
    }
}
