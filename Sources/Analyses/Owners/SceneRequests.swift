import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// View controllers that code loads from a storyboard by identifier: such a call creates an instance like an
/// initializer.
extension OwnerLifetimes {
    /// The objects in nibs that are instances of a type. A nib means the type of that name in the nearest folder.
    func nibInstances(of type: TypeID) -> [NibIndex.Instance] {
        let name = project.types[type].simpleName
        return (entries.nibs.contents.instances[name] ?? []).filter { instance in
            project.type(named: name, nearestTo: instance.file).map { $0 == type } ?? true
        }
    }

    /// Whether the delegate of the application has an outlet for the type that no code fills: what the main nib makes
    /// lives as long as the application. The nib need not be in the tree.
    func isOutletOfDelegate(_ type: TypeID) -> Bool {
        knownDelegateOutlets.answer {
            let delegates = project.types.indices.filter { project.types[$0].kind == .class && isDelegate($0) }
            let outlets = delegates.flatMap { project.types[$0].allProperties }.filter { outlet in
                project[outlet].has(attribute: "IBOutlet")
                    && !references.uses(of: outlet).contains {
                        $0.node.isAssigned
                    }
            }
            return Set(outlets.compactMap { project.type(of: $0)?.id })
        }.contains(type)
    }

    /// Whether a controller that lives forever loads the object's xib: its own, which it loads once. What the delegate of
    /// the application loads it keeps, unless it clears the outlet.
    func isLoadedByKeptOwner(_ instance: NibIndex.Instance, of type: TypeID, depth: Int) -> Bool {
        guard let name = instance.owner, let owner = project.type(named: name, nearestTo: instance.file) else {
            return false
        }
        if isDelegate(owner) { return !clearsOutlets(owner, of: type) }
        return project.inheritedNames(of: owner).contains(where: InterfaceAPI.nibLoaders.contains)
            && livesForever(owner, depth: depth + 1)
    }

    private func clearsOutlets(_ owner: TypeID, of type: TypeID) -> Bool {
        project.types[owner].allProperties.contains { project.type(of: $0)?.id == type && isDropped($0) }
    }

    /// The calls that load the scenes of some objects; `nil` if they are loaded in other ways too, or if a call whose
    /// identifier is unknown may load one of them. Empty for no objects.
    func requests(forScenesOf instances: [NibIndex.Instance]) -> [Node]? {
        guard !instances.isEmpty else { return [] }
        let scenes = entries.nibs.contents.scenes
        guard let identifiers = scenes.identifiers(ofScenesAskedForAlone: Set(instances.map(\.scene))) else {
            return nil
        }
        let calls = InterfaceAPI.sceneRequests.sorted().flatMap { references.calls(named: $0) }
        let asked = calls.map { call -> String? in
            let given = call.identifierOfScene
            return given?.kind == .stringLiteral ? given?.name : nil
        }
        if asked.contains(nil), identifiers.contains(where: mayBeComputed) { return nil }
        return zip(calls, asked).compactMap { call, identifier in
            identifier.map(identifiers.contains) == true ? call : nil
        }
    }

    /// Whether a variable may hold the identifier of a scene: other code than the requests spells it, or the name of a
    /// type gives it: `String(describing: Clock.self)`.
    private func mayBeComputed(_ identifier: String) -> Bool {
        entries.instantiations.isInText(identifier) || project.type(named: identifier) != nil
    }
}

extension Node {
    /// What a call gives a storyboard as the identifier of the scene that it asks for.
    var identifierOfScene: Node? {
        guard kind == .callExpression, let callee = calleeName, InterfaceAPI.sceneRequests.contains(callee.name) else {
            return nil
        }
        return arguments.first { InterfaceAPI.sceneIdentifiers.contains($0.name) }?.value?.stripped
    }
}
