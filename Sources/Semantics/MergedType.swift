import TimerlintSource
import TimerlintSyntax

/// A type with all its extensions from all files.
package struct MergedType: Sendable {
    /// The name qualified by the enclosing types: `Player.Clock`.
    package let name: String
    /// The last component of `name`: `Clock`.
    package let simpleName: String
    /// The declared kind; `.extension` if the tree only extends the type.
    package let kind: TypeKind
    /// The file of its declaration, or of its first extension.
    package let file: FileID
    /// Simple names of the superclass and protocols, including those from extensions.
    package private(set) var inherits: [String] = []
    /// Those of the declaration and of every extension, in the order of `declarations`; may repeat.
    package private(set) var attributes: [String] = []
    /// As for `attributes`.
    package private(set) var modifiers: [String] = []
    /// The type's own declaration and its extensions.
    package private(set) var declarations: [DeclarationReference] = []
    /// The declared properties by name, also by the name in the other language.
    package private(set) var properties: MemberTable<VariableID>
    /// Properties without a declaration in their own file, by name.
    package private(set) var implicitProperties: MemberTable<VariableID>
    /// Functions, initializers (`init`) and deinitializers (`deinit`) by base name, without accessors.
    package private(set) var methods: MemberTable<FunctionID>
    /// Every function, accessors included.
    package private(set) var functions: [FunctionID] = []

    /// One of the type's declarations: a file's index, and the index of the declaration in that file's table.
    package struct DeclarationReference: Hashable, Sendable {
        /// An index of the project's files.
        package let file: Int
        /// An index of the types of that file.
        package let index: Int

        package init(file: Int, index: Int) {
            self.file = file
            self.index = index
        }
    }

    init(name: String, kind: TypeKind, file: FileID, names: DeclaredNames) {
        self.name = name
        simpleName = TimerlintSemantics.simpleName(of: name)
        self.kind = kind
        self.file = file
        properties = MemberTable(names)
        implicitProperties = MemberTable(names)
        methods = MemberTable(names)
    }

    package var isReference: Bool { kind.isReference }

    /// Whether other packages and programs can name a Swift type.
    package var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }

    package var initializers: [FunctionID] { methods["init"] ?? [] }
    package var deinitializers: [FunctionID] { methods["deinit"] ?? [] }
    /// The declared properties, and the implicit ones whose name no declaration has; ordered by file and
    /// declaration.
    package private(set) var allProperties: [VariableID] = []

    mutating func add(_ declaration: TypeDeclaration, inherits names: [String], at reference: DeclarationReference) {
        declarations.append(reference)
        inherits += names.filter { !inherits.contains($0) }
        attributes += declaration.attributes
        modifiers += declaration.modifiers
    }

    /// Call after the last declaration is added.
    mutating func finish() {
        properties.finish()
        implicitProperties.finish()
        methods.finish()
        // A property with two names is listed under both.
        let found = (properties.all + implicitProperties.missing(from: properties)).sorted()
        allProperties = found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
    }

    mutating func add(_ property: VariableID, named name: NameID, isImplicit: Bool) {
        if isImplicit {
            implicitProperties.add(property, named: name)
        } else {
            properties.add(property, named: name)
        }
    }

    /// Registers a property under its name in the other language.
    mutating func add(_ property: VariableID, foreignName: NameID) {
        properties.add(property, named: foreignName)
    }

    mutating func add(_ function: FunctionID, foreignName: NameID) {
        methods.add(function, named: foreignName)
    }

    mutating func add(_ function: FunctionID, named name: NameID, isAccessor: Bool) {
        functions.append(function)
        if !isAccessor { methods.add(function, named: name) }
    }
}
