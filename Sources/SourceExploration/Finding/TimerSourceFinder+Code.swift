import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Analyzes the code around timer sources: which bodies to explore, and which of their names are relevant.

extension TimerSourceFinder {
    /// The functions of every file that mentions sources or declares a part of an owner.
    func profiles() -> [BodyProfile] {
        var files = Set(files)
        for owner in owners {
            for type in project.lineage(of: owner) { files.formUnion(project.types[type].declarations.map(\.file)) }
        }
        var profiles: [BodyProfile] = []
        for index in files.sorted() {
            let file = project.files[index]
            for function in file.functions where function.body != nil {
                profiles.append(BodyProfile(of: file.node(function.node), name: function.name, names))
            }
            for variable in file.variables where variable.kind == .property || variable.kind == .global {
                if let value = variable.value {
                    profiles.append(BodyProfile(of: file.node(value), name: variable.name, names))
                }
            }
            profiles += profilesOfStoredClosures(in: file)
        }
        return profiles
    }

    /// The closures that a call by a variable's or field's name runs: `stopper = { … }`, `Switch(on: { … })`.
    private func profilesOfStoredClosures(in file: FileModel) -> [BodyProfile] {
        file.tree.nodes.indices.lazy.filter { file.tree.nodes[$0].kind == .closureExpression }.compactMap { id in
            let closure = Node(tree: file.tree, id: NodeID(id))
            guard let parent = closure.parent else { return nil }
            switch parent.kind {
            case .assignmentExpression where parent.firstChild != closure:
                return parent.firstChild.map { BodyProfile(of: closure, name: $0.peeled.name, names) }
            case .argument where parent.parent?.firstChild?.beginsWithUppercase == true:
                return BodyProfile(of: closure, name: parent.name, names)
            default: return nil
            }
        }
    }

    /// Parameters that receive a source.
    func parameterNames() -> Set<Name> {
        var found: Set<Name> = []
        for index in files {
            let file = project.files[index]
            for (variable, declaration) in file.variables.enumerated() where declaration.kind == .parameter {
                if let type = declaration.type, mentionsSourceType(file.node(type)) {
                    found.insert(names.local(variable, in: index))
                }
            }
        }
        return found
    }

    /// Variables that hold a lock or a queue.
    func ignoredNames() -> Set<String> {
        var names: Set<String> = []
        for index in files {
            let file = project.files[index]
            for variable in file.variables where variable.kind == .property || variable.kind == .global {
                let type = variable.type.map(file.node)?.name ?? variable.value.map(file.node)?.firstChild?.name ?? ""
                if LockAPI.types.contains(type) { names.insert(variable.name) }
            }
        }
        return names
    }

    /// Bodies around creations that no owner's exploration reached, and bodies that receive a source from
    /// functions that return one.
    func bodies(notIn met: Set<Node>) -> [Node] {
        var seen: Set<Node> = []
        var bodies = creations.filter { !met.contains($0) }.compactMap(\.enclosingBodyNode)
        let factories = words(factoryNames())
        for index in files where !factories.isEmpty {
            let file = project.files[index]
            for function in file.functions where function.body != nil && !isOwned(function, file: index) {
                let node = file.node(function.node)
                let code = names.names(in: index)
                if code.mentions(in: code.range(of: node)).contains(where: { factories.contains($0.name) }) {
                    bodies.append(node)
                }
            }
        }
        return bodies.filter { seen.insert($0).inserted }
    }

    private func isOwned(_ function: FunctionDeclaration, file: Int) -> Bool {
        guard let declaration = function.owner, let type = project.mergedType(file: file, declaration: declaration)
        else { return false }
        return owners.contains(type)
    }

    /// Functions that return a source they created, by name.
    private func factoryNames() -> Set<String> {
        var names: Set<String> = []
        for creation in creations {
            guard let body = creation.enclosingBodyNode, let type = body.firstChild(.returnType),
                mentionsSourceType(type)
            else { continue }
            names.insert(body.name)
        }
        return names
    }

    /// Locals that hold the sources created by a type's code, through which its stored closures switch them.
    func capturedLocals(of owner: TypeID) -> Set<Name> {
        let captured = creations(by: owner).filter { !closureProperties(around: $0, of: owner).isEmpty }
        return Set(Set(captured.compactMap(\.enclosingBodyNode)).flatMap(localNames))
    }

    /// Locals that hold the sources created in a body.
    func localNames(in body: Node) -> Set<Name> {
        var found: Set<Name> = []
        for creation in creationsOfFile[project.fileIndex(of: body), default: []]
        where body.range.contains(creation.range) {
            let file = names.names(around: creation)
            for ancestor in creation.selfAndAncestors {
                if ancestor == body { break }
                if ancestor.kind == .binding, let pattern = ancestor.firstChild {
                    found.formUnion(file.bound(pattern, by: ancestor))
                }
                if ancestor.kind == .assignmentExpression, let target = ancestor.firstChild {
                    found.formUnion(file.targets(target.peeled))
                }
            }
        }
        return found
    }
}
