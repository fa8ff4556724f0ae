import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A variable whose endings are wanted, and the depth of the search: how many variables and functions it has passed.
package struct EndingQuestion: Hashable, Sendable {
    let variable: VariableID
    let depth: Int

    package init(variable: VariableID, depth: Int) {
        self.variable = variable
        self.depth = depth
    }
}

/// Every use of each name in a project: for each spelling, the expressions, selectors and captures. Built in
/// one walk over all nodes, so that finding the uses of a property or the callers of a method costs only as
/// much as the uses of that name. Results are cached.
package struct ReferenceIndex: Sendable {
    private struct NameInFile: Hashable { let name: String; let file: Int }
    private let references: References
    private let asked = AskedMeanings()
    package let project: Project
    let knownUses = Answers<VariableID, [VariableUse]>()
    /// The names that a function's own code assigns, or changes in place.
    let knownWrittenNames = Answers<FunctionID, Set<Spelling>>()
    /// Cache: the places that stop the timer in a variable, filled by the code that finds them.
    package let knownEndings = Answers<EndingQuestion, [Node]>()
    private let knownMeanings: Answers<String, NameMeanings>
    private let knownMeaningsInFile: Answers<NameInFile, NameMeanings>
    let knownMentions = Answers<FunctionID, [Node]>()
    let knownConstructions = Answers<TypeID, [Node]>()
    let knownCallers = Answers<FunctionID, CertainCallers.Mentions>()
    let knownQueues = Answers<VariableID, Set<QueueOrigin>>()
    let knownPosts = OneAnswer<[ProgramNotification: [Node]]>()

    /// Walks only over the files that an earlier index does not contain, and takes over the meanings of names that they do
    /// not mention.
    package init(_ project: Project, replacing earlier: ReferenceIndex? = nil) {
        self.project = project
        let references = References(project.files.models, replacing: earlier?.references)
        self.references = references
        guard let earlier, let edited = project.filesEdited(since: earlier.project) else {
            knownMeanings = Answers()
            knownMeaningsInFile = Answers()
            return
        }
        knownMeanings = Answers(earlier.knownMeanings) { name in
            name.withSpelling { name in
                edited.allSatisfy { file in
                    references[meanings: name, inFile: file].isEmpty
                        && earlier.references[meanings: name, inFile: file].isEmpty
                }
            }
        }
        knownMeaningsInFile = Answers(earlier.knownMeaningsInFile) { !edited.contains($0.file) }
    }

    /// The nodes with a spelling, in the order of files and offsets as parsed.
    package func nodes(named name: String) -> [Node] { nodes(at: places(named: name)) }

    /// The nodes whose names end like this, in no particular order.
    package func nodes(withNameEndingIn ending: String) -> [Node] {
        references.names(endingIn: ending).flatMap { nodes(at: references[$0]) }
    }

    /// The same for one file only, so that uses of the name in other files cost nothing.
    package func nodes(named name: String, inFileOf node: Node) -> [Node] {
        nodes(named: name, inFile: project.fileIndex(of: node))
    }

    /// `file` is an index of the project's files.
    package func nodes(named name: String, inFile file: Int) -> [Node] {
        nodes(at: name.withSpelling { references[$0, inFile: file] })
    }

    /// The call expressions whose callee has a name, in the order of `nodes(named:)`.
    package func calls(named name: String) -> [Node] { callees(named: name).compactMap(\.callOfName) }

    /// The nodes with a spelling that are called, in the order of `nodes(named:)`.
    package func callees(named name: String) -> [Node] {
        name.withSpelling { references[callees: $0] }.compactMap { place in
            guard project.unread(place.node, inFile: Int(place.file)).callOfName != nil else { return nil }
            return project.node(place.node, inFile: Int(place.file))
        }
    }

    /// Whether all conclusions from the project and this index hold after an edit of a file, which makes another project.
    package func holds(after edit: CodeEdit, inFile file: Int, in other: () -> Project) -> Bool {
        edit.isUnread(
            isNamed: { asked.contain($0) || !references.isUnnamed($0, inFile: file) },
            isWanted: { node in
                !references.isUnnamed(node.spelling, inFile: file)
                    || references.isCallee(node.spelling) && node.callOfName != nil
                    || asked.contain(node.spelling) && asked.mayBeMeant(by: node, in: other())
            })
    }

    private func nodes(at places: [References.Place]) -> [Node] {
        places.map { project.node($0.node, inFile: Int($0.file)) }
    }

    private func places(named name: String) -> [References.Place] {
        name.withSpelling { references[$0] }
    }

    /// Does not count as reading: what the nodes mean decides which of them do.
    private func unread(_ places: [References.Place]) -> [Node] {
        places.map { project.unread($0.node, inFile: Int($0.file)) }
    }

    /// The nodes that may refer to a variable, by its spelling in either language.
    package func nodes(naming id: VariableID) -> [Node] {
        let (kind, foreignName) = (project[id].kind, project[id].foreignName)
        let isMember = kind == .property || kind == .global
        guard isMember else { return references(toLocal: id) }
        if isFileLocal(id) { return nodes(named: project[id].name, inFile: id.file) }
        return nodes(named: project[id].name) + (foreignName.map(nodes(named:)) ?? [])
    }

    /// The places that refer or may refer to a property or global, by its spelling in either language.
    func places(of id: VariableID) -> [NameMeanings.Place] {
        let name = project[id].name
        asked.add(id, named: name)
        if isFileLocal(id) { return meanings(of: name, inFile: id.file).places(of: id, in: project) }
        guard let foreignName = project[id].foreignName else { return meanings(of: name).places(of: id, in: project) }
        asked.add(id, named: foreignName)
        return meanings(of: name).places(of: id, in: project) + meanings(of: foreignName).places(of: id, in: project)
    }

    /// The places that refer or may refer to a function, by its spelling in either language. In Objective-C the selector
    /// tells methods apart whose names in Swift differ by their labels alone.
    func places(of id: FunctionID) -> [NameMeanings.Place] {
        let places = placesOfName(of: id)
        guard let selector = project.node(of: id).selector else { return places }
        return places.filter { $0.node.sentSelector.map { $0 == selector } ?? true }
    }

    private func placesOfName(of id: FunctionID) -> [NameMeanings.Place] {
        let name = project[id].name
        asked.add(id, named: name)
        if isFileLocal(id) { return meanings(of: name, inFile: id.file).places(of: id, in: project) }
        let own = meanings(of: name).places(of: id, in: project)
        guard isForeign(id), let foreignName = project[id].foreignName else { return own }
        asked.add(id, named: foreignName)
        return own + meanings(of: foreignName).places(of: id, in: project)
    }

    private func meanings(of name: String) -> NameMeanings {
        knownMeanings.answer(to: name) {
            NameMeanings(unread(name.withSpelling { references[meanings: $0] }), in: project)
        }
    }

    private func meanings(of name: String, inFile file: Int) -> NameMeanings {
        knownMeaningsInFile.answer(to: NameInFile(name: name, file: file)) {
            NameMeanings(unread(name.withSpelling { references[meanings: $0, inFile: file] }), in: project)
        }
    }

    /// Whether only its own file can refer to a property or global. A member with that name elsewhere, on a
    /// receiver of unknown type, is then another one.
    private func isFileLocal(_ id: VariableID) -> Bool { project[id].access <= .fileprivate }

    /// The same for a function. One that Objective-C can call is not confined: any file may contain its
    /// selector in a string.
    private func isFileLocal(_ id: FunctionID) -> Bool {
        let function = project[id]
        return function.access <= .fileprivate && RuntimeAPI.exposingAttributes.isDisjoint(with: function.attributes)
    }

    /// Whether the function is visible in the other language.
    private func isForeign(_ id: FunctionID) -> Bool {
        project[id].access > .fileprivate && project[id].enclosing == nil
    }

    /// The nodes that may refer to a function, by its spelling in either language.
    package func nodes(naming id: FunctionID) -> [Node] {
        if isFileLocal(id) { return nodes(named: project[id].name, inFile: id.file) }
        let own = nodes(named: project[id].name)
        guard isForeign(id) else { return own }
        return own + (project[id].foreignName.map(nodes(named:)) ?? [])
    }

    /// The places that refer to a local variable, parameter or capture.
    package func uses(ofLocal id: VariableID) -> [Node] { project.uses(ofLocal: id) }

    /// The names, captures and shorthand bindings (`if let timer`) that refer to a local variable, parameter or
    /// capture.
    private func references(toLocal id: VariableID) -> [Node] {
        project.references(toLocal: id).map { node in
            guard node.kind == .identifierPattern, let binding = node.parent, binding.kind == .optionalBinding else {
                return node
            }
            return binding
        }
    }
}
