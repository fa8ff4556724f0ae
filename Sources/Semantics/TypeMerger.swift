import TimerlintSource
import TimerlintSyntax

/// Merges the declarations and extensions of each type. Two types with the same name stay separate. An
/// extension joins the nearest declaration (same file, then the deepest common folder), and none if two are
/// equally near.
struct TypeMerger {
    let files: [FileModel]
    let aliases: TypeAliases
    let names: DeclaredNames
    /// The names that each file declares.
    let ofFiles: [DeclaredNames.OfFile]
    private(set) var types: [MergedType] = []
    private(set) var typesByName: [NameID: [TypeID]] = [:]
    private(set) var typeOfDeclaration: [[TypeID?]]

    init(files: [FileModel], aliases: TypeAliases, names: DeclaredNames, ofFiles: [DeclaredNames.OfFile]) {
        self.files = files
        self.aliases = aliases
        self.names = names
        self.ofFiles = ofFiles
        typeOfDeclaration = files.map { Array(repeating: nil, count: $0.types.count) }
    }

    mutating func merge() {
        forEachDeclaration { $0.addDeclared($1, at: $2) }
        forEachDeclaration { $0.addExtension($1, at: $2) }
        addMembers()
        addSimpleNames()
    }

    private mutating func forEachDeclaration(
        _ body: (inout TypeMerger, TypeDeclaration, MergedType.DeclarationReference) -> Void
    ) {
        for (fileIndex, file) in files.enumerated() {
            for (index, declaration) in file.types.enumerated() {
                body(&self, declaration, MergedType.DeclarationReference(file: fileIndex, index: index))
            }
        }
    }

    private mutating func addDeclared(_ declaration: TypeDeclaration, at reference: MergedType.DeclarationReference) {
        guard declaration.kind != .extension else { return }
        // The branches of an `#if` in one file declare the same type.
        let file = files[reference.file].file.id
        let twin = types(named: declaration.qualifiedName).first { types[$0].file == file }
        put(declaration, at: reference, into: twin ?? newType(declaration, name: declaration.qualifiedName, file: file))
    }

    private mutating func addExtension(_ declaration: TypeDeclaration, at reference: MergedType.DeclarationReference) {
        guard declaration.kind == .extension else { return }
        let file = files[reference.file].file.id
        let name = aliases.meaning(of: declaration.qualifiedName, from: reference.file)
        let candidates = types(named: name)
        if candidates.isEmpty {
            return put(declaration, at: reference, into: newType(declaration, name: name, file: file))
        }
        let types = types
        if let nearest = Self.nearest(candidates, to: file, file: { types[$0].file }) {
            put(declaration, at: reference, into: nearest)
        }
    }

    private func types(named name: String) -> [TypeID] { names[name].flatMap { typesByName[$0] } ?? [] }

    private mutating func newType(_ declaration: TypeDeclaration, name: String, file: FileID) -> TypeID {
        types.append(MergedType(name: name, kind: declaration.kind, file: file, names: names))
        if let name = names[name] { typesByName[name, default: []].append(types.count - 1) }
        return types.count - 1
    }

    private mutating func put(
        _ declaration: TypeDeclaration, at reference: MergedType.DeclarationReference, into id: TypeID
    ) {
        let inherits = declaration.inherits.map { aliases.meaning(of: $0, from: reference.file) }
        types[id].add(declaration, inherits: inherits, at: reference)
        typeOfDeclaration[reference.file][reference.index] = id
    }

    private mutating func addMembers() {
        for (fileIndex, file) in files.enumerated() {
            // Iterates over indices: a declaration holds many strings and arrays, and this reads two of them.
            for index in file.variables.indices {
                guard let owner = file.variables[index].owner, let type = typeOfDeclaration[fileIndex][owner],
                    let name = ofFiles[fileIndex].variables[index]
                else { continue }
                let id = VariableID(file: fileIndex, index: index)
                types[type].add(id, named: name, isImplicit: file.variables[index].isImplicit)
                if let foreign = file.variables[index].foreignName.flatMap({ names[$0] }) {
                    types[type].add(id, foreignName: foreign)
                }
            }
            for index in file.functions.indices {
                guard let owner = file.functions[index].owner, let type = typeOfDeclaration[fileIndex][owner] else {
                    continue
                }
                let id = FunctionID(file: fileIndex, index: index)
                types[type].add(
                    id, named: ofFiles[fileIndex].functions[index], isAccessor: file.functions[index].property != nil)
                if let foreign = file.functions[index].foreignName.flatMap({ names[$0] }) {
                    types[type].add(id, foreignName: foreign)
                }
            }
        }
        for type in types.indices { types[type].finish() }
    }

    /// Makes nested types findable by their last name component.
    private mutating func addSimpleNames() {
        for (id, type) in types.enumerated() where type.simpleName != type.name {
            if let name = names[type.simpleName] { typesByName[name, default: []].append(id) }
        }
    }

    /// The types that a name in a type's inheritance clause may mean: the nearest, or all if two are equally near.
    func parents(named name: String, of type: MergedType) -> [TypeID] {
        nearest(named: name, to: type).map { [$0] } ?? types(named: name)
    }

    /// The type in the tree that a name in a type's inheritance clause means; `nil` if two are equally near.
    private func nearest(named name: String, to type: MergedType) -> TypeID? {
        Self.nearest(types(named: name), to: type.file) { types[$0].file }
    }

    /// For each type: itself, then its superclasses and protocols in the tree, nearest first.
    func lineages() -> [[TypeID]] { types.indices.map(lineage) }

    private func lineage(of id: TypeID) -> [TypeID] {
        var result = [id]
        var index = 0
        while index < result.count {
            let type = types[result[index]]
            for name in type.inherits {
                guard let parent = nearest(named: name, to: type), !result.contains(parent) else { continue }
                result.append(parent)
            }
            index += 1
        }
        return result
    }

    /// The candidate whose file shares the longest folder path with `file`, preferring `file` itself; `nil` if
    /// two are equally near.
    static func nearest<Candidate>(
        _ candidates: [Candidate], to file: FileID, file fileOf: (Candidate) -> FileID
    ) -> Candidate? {
        guard candidates.count > 1 else { return candidates.first }
        var best: Candidate?
        var bestScore = -1
        var isTie = false
        for candidate in candidates {
            let other = fileOf(candidate)
            let score = other == file ? Int.max : commonFolderLength(other.bytes, file.bytes)
            if score > bestScore {
                (best, bestScore, isTie) = (candidate, score, false)
            } else if score == bestScore {
                isTie = true
            }
        }
        return isTie ? nil : best
    }

    private static func commonFolderLength(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var length = 0
        var folder = 0
        for (x, y) in zip(a, b) {
            guard x == y else { break }
            length += 1
            if x == UInt8(ascii: "/") { folder = length }
        }
        return folder
    }
}
