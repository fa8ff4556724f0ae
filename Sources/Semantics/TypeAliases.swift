import TimerlintSyntax

/// One declaration of a type alias.
package struct TypeAlias: Sendable {
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
    private let global: [String: String]
    private let local: [[String: String]]

    init(_ files: [FileModel]) {
        var global: [String: String] = [:]
        for alias in files.flatMap(\.aliases) where !alias.isLocal {
            global[alias.name] = (global[alias.name] ?? alias.target) == alias.target ? alias.target : ""
        }
        for type in files.flatMap(\.types) {
            guard let name = type.foreignName, name != type.qualifiedName else { continue }
            global[name] = (global[name] ?? type.qualifiedName) == type.qualifiedName ? type.qualifiedName : ""
        }
        // The module's own type with this name takes precedence.
        for type in files.flatMap(\.types) where type.kind != .extension { global[type.qualifiedName] = nil }
        self.global = global.filter { !$0.value.isEmpty }
        local = files.map { file in
            Dictionary(file.aliases.map { ($0.name, $0.target) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The type that a name means in a file: the name itself if it is not an alias.
    func meaning(of name: String, from file: Int) -> String {
        var name = name
        // Follows aliases of aliases. A cycle would not compile.
        for _ in 0..<4 {
            guard let target = local[file][name] ?? global[name] else { return name }
            name = target
        }
        return name
    }
}
