import TimerlintSource

/// What the declarations of all files say together: types merged with their extensions, and declarations by name.
/// Reads no code and keeps no nodes, so it stays valid while only code changes.
package final class DeclarationIndex: Sendable {
    let types: [MergedType]
    let names: DeclaredNames
    let typesByName: [NameID: [TypeID]]
    let aliases: TypeAliases
    let typeOfDeclaration: [[TypeID?]]
    let globals: NameGroups<VariableID>
    let globalFunctions: NameGroups<FunctionID>
    let functions: NameGroups<FunctionID>
    let subtypes: [TypeID: [TypeID]]
    /// For each type: itself, then its superclasses and protocols in the tree, nearest first.
    let lineages: [[TypeID]]
    let inherited = Answers<TypeID, Set<String>>()
    let knownDescendants = Answers<TypeID, [TypeID]>()
    let knownImplementations = Answers<FunctionID, [FunctionID]>()
    let knownProperties = Answers<String, [VariableID]>()
    let knownAdditions = OneAnswer<MemberTable<FunctionID>>()

    /// Whether the names of types are those of another index.
    package func declaresTypes(namedLike other: DeclarationIndex) -> Bool {
        self === other
            || typesByName.count == other.typesByName.count
                && typesByName.keys.allSatisfy { name in
                    other.names[names.spelling(of: name)].map { other.typesByName[$0] != nil } ?? false
                }
    }

    init(_ files: [FileModel]) {
        var ofFiles: [DeclaredNames.OfFile] = []
        names = DeclaredNames(files, &ofFiles)
        aliases = TypeAliases(files, names: names)
        var merger = TypeMerger(files: files, aliases: aliases, names: names, ofFiles: ofFiles)
        merger.merge()
        types = merger.types
        typeOfDeclaration = merger.typeOfDeclaration
        typesByName = merger.typesByName
        var globals: [(name: NameID, member: VariableID)] = []
        var globalFunctions: [(name: NameID, member: FunctionID)] = []
        var functions: [(name: NameID, member: FunctionID)] = []
        for (fileIndex, file) in files.enumerated() {
            for index in file.variables.indices where file.variables[index].kind == .global {
                guard let name = ofFiles[fileIndex].variables[index] else { continue }
                globals.append((name, VariableID(file: fileIndex, index: index)))
            }
            for index in file.functions.indices {
                let name = ofFiles[fileIndex].functions[index]
                let id = FunctionID(file: fileIndex, index: index)
                functions.append((name, id))
                if file.functions[index].owner == nil, file.functions[index].enclosing == nil,
                    case .function = file.functions[index].kind
                {
                    globalFunctions.append((name, id))
                }
            }
        }
        self.globals = NameGroups(globals, names: names)
        self.globalFunctions = NameGroups(globalFunctions, names: names)
        self.functions = NameGroups(functions, names: names)
        subtypes = Self.subtypes(merger)
        lineages = merger.lineages()
    }

    /// The types that name each type in their inheritance clauses.
    private static func subtypes(_ merger: TypeMerger) -> [TypeID: [TypeID]] {
        var subtypes: [TypeID: [TypeID]] = [:]
        for (id, type) in merger.types.enumerated() {
            for name in type.inherits {
                for parent in merger.parents(named: name, of: type) where parent != id {
                    subtypes[parent, default: []].append(id)
                }
            }
        }
        return subtypes
    }
}
