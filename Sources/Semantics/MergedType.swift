import TimerlintSource
import TimerlintSyntax

/// A type with all its extensions, wherever they stand.
package struct MergedType: Sendable {
    /// With the names of the enclosing types: `Player.Clock`.
    package let name: String
    /// The last of them: `Clock`.
    package let simpleName: String
    /// What it is declared as; `.extension` where the tree only extends it.
    package let kind: TypeKind
    /// The path of the file with its declaration (or first extension).
    package let file: FileID
    /// Simple names of superclass and protocols, extensions' ones included.
    package private(set) var inherits: [String] = []
    package private(set) var attributes: [String] = []
    package private(set) var modifiers: [String] = []
    package private(set) var declarations: [DeclarationReference] = []
    package private(set) var properties: [String: [VariableID]] = [:]
    /// Those that are declared nowhere in their own file, by name.
    package private(set) var implicitProperties: [String: [VariableID]] = [:]
    package private(set) var methods: [String: [FunctionID]] = [:]
    package private(set) var functions: [FunctionID] = []

    /// One of the declarations: indices of the file and of the type in its table.
    package struct DeclarationReference: Hashable, Sendable {
        package let file: Int
        package let index: Int
    }

    init(name: String, kind: TypeKind, file: FileID) {
        self.name = name
        simpleName = String(name.split(separator: ".").last ?? "")
        self.kind = kind
        self.file = file
    }

    package var isReference: Bool { kind.isReference }

    package var initializers: [FunctionID] { methods["init"] ?? [] }
    package var deinitializers: [FunctionID] { methods["deinit"] ?? [] }
    /// Those that are declared, and those of the implicit ones that no declaration has the name of; in the order of
    /// files and declarations.
    package private(set) var allProperties: [VariableID] = []

    mutating func add(_ declaration: TypeDeclaration, inherits names: [String], at reference: DeclarationReference) {
        declarations.append(reference)
        inherits += names.filter { !inherits.contains($0) }
        attributes += declaration.attributes
        modifiers += declaration.modifiers
    }

    /// Nothing is added any more.
    mutating func finish() {
        let assumed = implicitProperties.filter { properties[$0.key] == nil }.values
        // One with two names stands under both.
        let found = (Array(properties.values.joined()) + assumed.joined()).sorted()
        allProperties = found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
    }

    mutating func add(_ property: VariableID, named name: String, isImplicit: Bool) {
        if isImplicit {
            implicitProperties[name, default: []].append(property)
        } else {
            properties[name, default: []].append(property)
        }
    }

    /// What the other language calls a member.
    mutating func add(_ property: VariableID, foreignName: String) {
        properties[foreignName, default: []].append(property)
    }

    mutating func add(_ function: FunctionID, foreignName: String) {
        methods[foreignName, default: []].append(function)
    }

    mutating func add(_ function: FunctionID, named name: String, isAccessor: Bool) {
        functions.append(function)
        if !isAccessor { methods[name, default: []].append(function) }
    }
}
