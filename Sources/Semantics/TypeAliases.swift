import TimerlintSyntax

/// One declaration of a type alias.
package struct TypeAlias: Equatable, Sendable {
    package let name: String
    /// The last name component of the aliased type.
    package let target: String
    /// Visible in its own file only: nested in a type, or private.
    package let isLocal: Bool

    /// `nil` for aliases of tuples, functions and generic parameters.
    init?(_ node: Node, isNested: Bool) {
        guard let type = node.children.first(where: { $0.kind.isType }),
            type.kind == .namedType || type.kind == .memberType, type.name != node.name
        else { return nil }
        name = node.name
        target = type.name
        let modifiers = node.children(.modifier).map(\.name)
        isLocal = isNested || modifiers.contains("private") || modifiers.contains("fileprivate")
    }
}

/// The targets of all aliases, and the names of types in the other language. An ambiguous name resolves to
/// itself.
struct TypeAliases: Sendable {
    private let names: DeclaredNames
    private let global: [NameID: NameID]
    private let local: [[NameID: NameID]]

    init(_ files: [FileModel], names: DeclaredNames) {
        self.names = names
        var targets: [NameID: Set<NameID>] = [:]
        for alias in files.flatMap(\.aliases) where !alias.isLocal {
            guard let name = names[alias.name], let target = names[alias.target] else { continue }
            targets[name, default: []].insert(target)
        }
        for type in files.flatMap(\.types) {
            guard let foreignName = type.foreignName, foreignName != type.qualifiedName,
                let name = names[foreignName], let target = names[type.qualifiedName]
            else { continue }
            targets[name, default: []].insert(target)
        }
        // The module's own type with this name takes precedence.
        for type in files.flatMap(\.types) where type.kind != .extension {
            if let name = names[type.qualifiedName] { targets[name] = nil }
        }
        global = targets.compactMapValues { $0.count == 1 ? $0.first : nil }
        local = files.map { file in
            file.aliases.reduce(into: [:]) { found, alias in
                guard let name = names[alias.name], found[name] == nil else { return }
                found[name] = names[alias.target]
            }
        }
    }

    /// How many aliases of aliases are followed. A cycle would not compile.
    private static let depthLimit = 4

    /// The names that may mean one of these in some file.
    func aliases(of types: Set<NameID>) -> Set<NameID> {
        var found: Set<NameID> = []
        for _ in 0..<Self.depthLimit {
            for table in [global] + local {
                for (name, target) in table where types.contains(target) || found.contains(target) {
                    found.insert(name)
                }
            }
        }
        return found
    }

    /// The type that a name means in a file: the name itself if it is not an alias.
    func meaning(of name: NameID, from file: Int) -> NameID {
        var name = name
        for _ in 0..<Self.depthLimit {
            guard let target = local[file][name] ?? global[name] else { return name }
            name = target
        }
        return name
    }

    func meaning(of name: String, from file: Int) -> String {
        guard let id = names[name] else { return name }
        let meaning = meaning(of: id, from: file)
        return meaning == id ? name : names.text(of: meaning)
    }
}
