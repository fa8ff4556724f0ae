import TimerlintSource
import TimerlintSyntax

/// All files of a run together: types merged with their extensions, and name resolution across files. Input:
/// the file models. Output: an immutable index for later stages.
package final class Project: Sendable {
    /// Iterating over them counts as reading each: `where` reads only some.
    package let files: ProjectFiles
    /// What all files declare; shared by projects that differ only in code.
    package let declarations: DeclarationIndex
    // Copies of what the index refers to, so that a query costs no reference count of the index.
    /// Types with all their extensions.
    package let types: [MergedType]
    let names: DeclaredNames
    private let typesByName: [NameID: [TypeID]]
    private let aliases: TypeAliases
    private let typeOfDeclaration: [[TypeID?]]
    private let numbers: TreeNumbers
    /// The root of each file's tree, from which its other nodes are reached without reference counting.
    private let roots: [Node]
    private let globals: NameGroups<VariableID>
    private let globalFunctions: NameGroups<FunctionID>
    private let functions: NameGroups<FunctionID>
    /// For each type: itself, then its superclasses and protocols in the tree, nearest first.
    private let lineages: [[TypeID]]
    let inferences: ProjectInferences

    /// Takes over from an earlier project, whose files declare the same, the index of declarations and what was inferred
    /// about files that did not change.
    package init(files: [FileModel], replacing earlier: Project? = nil) {
        self.files = ProjectFiles(files)
        let earlier = earlier.flatMap { $0.declares(theSameAs: files) ? $0 : nil }
        declarations = earlier?.declarations ?? DeclarationIndex(files)
        inferences = earlier.flatMap { $0.inferences.after(edits: $0.files.models, files) } ?? ProjectInferences(files)
        types = declarations.types
        names = declarations.names
        typesByName = declarations.typesByName
        aliases = declarations.aliases
        typeOfDeclaration = declarations.typeOfDeclaration
        globals = declarations.globals
        globalFunctions = declarations.globalFunctions
        functions = declarations.functions
        lineages = declarations.lineages
        numbers = TreeNumbers(files.map(\.tree))
        roots = files.map(\.tree.root)
    }

    /// Whether other files declare the same in the same order, whatever their code is.
    package func declares(theSameAs files: [FileModel]) -> Bool {
        self.files.models.elementsEqual(files) { $0 === $1 || $0.declares(theSameAs: $1) }
    }

    /// The files that differ from those of an earlier project; `nil` if what was inferred there about the other files
    /// may not hold.
    package func filesEdited(since earlier: Project) -> [Int]? {
        guard inferences.hold(with: earlier.inferences) else { return nil }
        return files.indices.filter { files.models[$0] !== earlier.files.models[$0] }
    }

    // MARK: Lookup

    // Yields instead of copying: a declaration holds many strings and arrays, and a query reads one of them.
    package subscript(_ id: VariableID) -> VariableDeclaration {
        _read { yield files.models[id.file].variables[id.index] }
    }
    package subscript(_ id: FunctionID) -> FunctionDeclaration {
        _read { yield files.models[id.file].functions[id.index] }
    }

    /// The node must be of one of the project's files.
    package func fileIndex(of node: Node) -> Int { numbers.number(ofTreeOf: node) }
    package func file(of node: Node) -> FileModel { files[fileIndex(of: node)] }
    /// What a node's file declares, for questions about nodes that are known already. Does not count as reading.
    package func declarations(around node: Node) -> FileModel { files.models[fileIndex(of: node)] }
    /// The modules that a node's file imports.
    package func imports(around node: Node) -> Set<String> { files.models[fileIndex(of: node)].imports }
    /// `file` is an index of `files`.
    package func node(_ id: NodeID, inFile file: Int) -> Node {
        let node = unread(id, inFile: file)
        node.mark(.given)
        return node
    }
    /// The same for whoever reads no more of it than what it refers to.
    package func unread(_ id: NodeID, inFile file: Int) -> Node { roots[file].node(id) }
    /// The nodes of a kind that have all of some flags, in order; only they count as read.
    package func nodes(of kind: NodeKind, _ flags: NodeFlags = [], inFile file: Int) -> [Node] {
        let nodes = files.models[file].nodes(of: kind, flags)
        for node in nodes { node.mark(.given) }
        return nodes
    }
    /// A part of a type: its declaration or an extension.
    package func node(of type: MergedType.DeclarationReference) -> Node {
        node(files.models[type.file].types[type.index].node, inFile: type.file)
    }
    package func node(of id: VariableID) -> Node { node(self[id].node, inFile: id.file) }
    package func node(of id: FunctionID) -> Node { node(self[id].node, inFile: id.file) }
    /// `nil` for a function without a body: a requirement, a prototype.
    package func body(of id: FunctionID) -> Node? { self[id].body.map { node($0, inFile: id.file) } }
    /// The initial, default, captured or unwrapped value; `nil` if there is none.
    package func value(of id: VariableID) -> Node? { self[id].value.map { node($0, inFile: id.file) } }
    /// The type annotation; `nil` if the type is inferred.
    package func typeNode(of id: VariableID) -> Node? { self[id].type.map { node($0, inFile: id.file) } }
    /// Accessors and observers, including those that an Objective-C file defines for a property declared in its
    /// header.
    package func accessors(of id: VariableID) -> [FunctionID] {
        let elsewhere = owner(of: id).flatMap { types[$0].implicitProperties[self[id].name] } ?? []
        return ([id] + elsewhere.filter { $0 != id }).flatMap { declared in
            self[declared].accessors.map { FunctionID(file: declared.file, index: $0) }
        }
    }

    /// The code that computes a property's value.
    package func getter(of id: VariableID) -> FunctionID? {
        accessors(of: id).first { node(of: $0).isNamed("get") }
    }

    /// In the order of the function's `labels`.
    package func parameters(of id: FunctionID) -> [VariableID] {
        self[id].parameters.map { VariableID(file: id.file, index: $0) }
    }

    /// The merged type that declares the property or method.
    package func owner(of id: VariableID) -> TypeID? { self[id].owner.flatMap { typeOfDeclaration[id.file][$0] } }
    package func owner(of id: FunctionID) -> TypeID? { self[id].owner.flatMap { typeOfDeclaration[id.file][$0] } }

    /// The variable that a binding, parameter, capture or pattern introduces.
    package func variable(declaredBy node: Node) -> VariableID? {
        let file = fileIndex(of: node)
        return files.models[file].variable(declaredBy: node.id).map { VariableID(file: file, index: $0) }
    }

    /// The function, initializer or accessor that a node declares.
    package func function(declaredBy node: Node) -> FunctionID? {
        let file = fileIndex(of: node)
        return files.models[file].function(declaredBy: node.id).map { FunctionID(file: file, index: $0) }
    }

    /// The local variable, parameter or capture that a name refers to.
    package func local(_ name: Node) -> VariableID? {
        let file = fileIndex(of: name)
        return files.models[file].local(name.id).map { VariableID(file: file, index: $0) }
    }

    /// The name expressions that refer to a local variable, parameter or capture, in node order.
    package func uses(ofLocal id: VariableID) -> [Node] {
        references(toLocal: id).filter { $0.kind == .nameExpression }
    }

    /// The names, captures and patterns that refer to a local variable, parameter or capture, in node order.
    package func references(toLocal id: VariableID) -> [Node] {
        node(of: id).mark(.traced)
        return files.models[id.file].uses(ofLocal: id.index).map { node($0, inFile: id.file) }
    }

    /// The innermost function around a node.
    package func function(around node: Node) -> FunctionID? {
        let file = fileIndex(of: node)
        return files.models[file].function(around: node).map { FunctionID(file: file, index: $0) }
    }

    /// The innermost type around a node; for a node in an extension, the extended type.
    package func type(around node: Node) -> TypeID? {
        let file = fileIndex(of: node)
        return files.models[file].type(around: node).flatMap { typeOfDeclaration[file][$0] }
    }

    /// The merged type that a node declares or extends.
    package func type(declaredBy node: Node) -> TypeID? {
        let file = fileIndex(of: node)
        return files.models[file].type(declaredBy: node.id).flatMap { typeOfDeclaration[file][$0] }
    }

    /// The merged type of a declaration of a file.
    package func mergedType(file: Int, declaration: Int) -> TypeID? { typeOfDeclaration[file][declaration] }

    /// The only type with this name; `nil` if there is none or more than one.
    package func type(named name: String) -> TypeID? {
        guard let ids = names[name].flatMap({ typesByName[$0] }), ids.count == 1 else { return nil }
        return ids[0]
    }

    /// The type name that a name means in a file: the target if it is a `typealias` there, else the name
    /// itself.
    package func meaning(of name: String, from file: Int) -> String { aliases.meaning(of: name, from: file) }

    /// Other names that may mean a type with one of these names in some file.
    package func aliases(of types: Set<String>) -> Set<String> {
        Set(aliases.aliases(of: Set(types.compactMap { names[$0] })).map(names.text))
    }

    /// The same for a node's name.
    package func meaning(ofNameOf node: Node) -> Spelling {
        guard let name = names[node.spelling] else { return node.spelling }
        return names.spelling(of: aliases.meaning(of: name, from: fileIndex(of: node)))
    }

    /// The type that a name means in a file: of those that no other type contains, or else of all with this last
    /// component, one declared in that file, then in the nearest folder.
    package func type(named name: String, from file: Int) -> TypeID? {
        names[name].flatMap { type(named: $0, from: file) }
    }

    /// Whether the tree declares the type that a name means in a file, and does not only add to it: `extension UIView`.
    package func declaresType(named name: String, from file: Int) -> Bool {
        type(named: name, from: file).map { types[$0].kind != .extension } ?? false
    }

    func type(named name: NameID, from file: Int) -> TypeID? {
        guard let ids = typesByName[aliases.meaning(of: name, from: file)] else { return nil }
        return nearest(visible(among: ids), from: file)
    }

    private func nearest(_ namesakes: [TypeID], from file: Int) -> TypeID? {
        TypeMerger.nearest(namesakes, to: files.models[file].file.id) { types[$0].file }
    }

    /// An unqualified name outside a type never means what that type contains, however near it is.
    private func visible(among namesakes: [TypeID]) -> [TypeID] {
        guard namesakes.count > 1 else { return namesakes }
        let whole = namesakes.filter { types[$0].name.utf8.count == types[$0].simpleName.utf8.count }
        return whole.isEmpty ? namesakes : whole
    }

    /// The type that a name means in a file that is no source, such as a nib: that in the nearest folder; `nil` if
    /// several are equally near.
    package func type(named name: String, nearestTo file: FileID) -> TypeID? {
        guard let ids = names[name].flatMap({ typesByName[$0] }) else { return nil }
        return TypeMerger.nearest(ids, to: file) { types[$0].file }
    }

    /// Whether a type of the tree has a node's name as the last component of its own.
    package func declaresType(namedBy node: Node) -> Bool { names[node.spelling].flatMap { typesByName[$0] } != nil }

    /// The type that a name refers to at a node: if there are several, the one that the innermost enclosing type
    /// declares or inherits.
    func type(named name: NameID, at node: Node) -> TypeID? {
        let file = fileIndex(of: node)
        guard let ids = typesByName[aliases.meaning(of: name, from: file)], ids.count > 1 else {
            return type(named: name, from: file)
        }
        let suffix = "." + names.text(of: name)
        var scope = files.models[file].type(around: node)
        while let here = scope {
            let outer = mergedType(file: file, declaration: here).map { lineage(of: $0) } ?? []
            for type in outer {
                let nested = types[type].name + suffix
                if let found = ids.first(where: { types[$0].name == nested }) { return found }
            }
            scope = files.models[file].types[here].enclosing
        }
        return type(named: name, from: file)
    }

    /// The type that `Outer.Inner` names: that which `Outer` contains or, if `Outer` is a module or unknown, the nearest.
    func memberType(_ name: NameID, _ node: Node) -> TypeID? {
        let outer = node.firstChild.flatMap { valueType(of: $0)?.id }
        return outer.flatMap { type(named: name, inside: $0) }
            ?? typesByName[name].flatMap { nearest($0, from: fileIndex(of: node)) }
    }

    /// The type with this name that another type declares inside itself.
    func type(named name: NameID, inside outer: TypeID) -> TypeID? {
        typesByName[name] == nil ? nil : type(named: types[outer].name + "." + names.text(of: name))
    }

    /// Namesakes of several files and modules are all there.
    package func globalVariables(named name: String) -> [VariableID] {
        names[name].map { Array(globals[$0]) } ?? []
    }

    /// Every overload, and namesakes of several files and modules.
    package func globalFunctions(named name: String) -> [FunctionID] {
        names[name].map { Array(globalFunctions[$0]) } ?? []
    }

    func globalVariables(named name: NameID) -> ArraySlice<VariableID> { globals[name] }

    func globalFunctions(named name: NameID) -> ArraySlice<FunctionID> { globalFunctions[name] }

    /// All functions with this name in any type, ordered by file. Accessors have the name of their property.
    package func functions(named name: String) -> [FunctionID] {
        names[name].map { Array(functions[$0]) } ?? []
    }

    // MARK: Inheritance

    /// The type, then its superclasses and protocols in the tree, nearest first.
    package func lineage(of id: TypeID) -> [TypeID] {
        lineages[id]
    }

    /// Every name in the inheritance clauses of a type's lineage, including types outside the tree (`UIView`).
    package func inheritedNames(of id: TypeID) -> Set<String> {
        declarations.inherited.answer(to: id) { Set(lineage(of: id).flatMap { types[$0].inherits }) }
    }

    /// The types in the tree that inherit from this one, directly or indirectly.
    package func descendants(of id: TypeID) -> [TypeID] {
        declarations.knownDescendants.answer(to: id) { findDescendants(of: id) }
    }

    private func findDescendants(of id: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var seen: Set<TypeID> = [id]
        var waiting = declarations.subtypes[id] ?? []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            result.append(next)
            waiting += declarations.subtypes[next] ?? []
        }
        return result
    }

    /// The implementations of a method in conforming types and subclasses, matched by name and labels.
    package func implementations(of function: FunctionID) -> [FunctionID] {
        guard case .function = self[function].kind, let owner = owner(of: function) else { return [] }
        return declarations.knownImplementations.answer(to: function) {
            let (name, labels) = (self[function].name, self[function].labels)
            return descendants(of: owner).flatMap { heir in
                (types[heir].methods[name] ?? []).filter { self[$0].labels == labels }
            }
        }
    }

    // MARK: Members

    /// The declared properties with this name, of any type.
    package func properties(named name: String) -> [VariableID] {
        declarations.knownProperties.answer(to: name) { types.flatMap { $0.properties[name] ?? [] } }
    }

    /// Those of them that are static.
    package func staticProperties(named name: String) -> [VariableID] {
        properties(named: name).filter { self[$0].isStatic }
    }

    /// The nearest in the lineage; a declared one before one that is inferred.
    package func property(named name: String, of id: TypeID) -> VariableID? {
        names[name].flatMap { property(named: $0, of: id) }
    }

    /// Every overload in the nearest type of the lineage that has one; empty if none has.
    package func methods(named name: String, of id: TypeID) -> [FunctionID] {
        names[name].map { methods(named: $0, of: id) } ?? []
    }

    func property(named name: NameID, of id: TypeID) -> VariableID? {
        let lineage = lineage(of: id)
        for type in lineage { if let found = types[type].properties[name]?.first { return found } }
        for type in lineage { if let found = types[type].implicitProperties[name]?.first { return found } }
        return nil
    }

    func methods(named name: NameID, of id: TypeID) -> [FunctionID] {
        for type in lineage(of: id) { if let found = types[type].methods[name] { return Array(found) } }
        return []
    }

    /// Methods that extensions add to types outside the tree, by name, without names that a type of the tree
    /// also uses.
    package var addedMethods: MemberTable<FunctionID> {
        declarations.knownAdditions.answer {
            var added = MemberTable<FunctionID>(names)
            for index in types.indices where types[index].kind == .extension {
                added.add(membersOf: types[index].methods)
            }
            added.finish()
            let own = types.filter { $0.kind != .extension }.flatMap(\.methods.allNames)
            return added.without(Set(own))
        }
    }

    /// Every function of a type, of its extensions, and of its superclasses in the tree.
    package func functions(of id: TypeID) -> [FunctionID] { lineage(of: id).flatMap { types[$0].functions } }
}
