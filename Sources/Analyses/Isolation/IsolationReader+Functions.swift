import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The isolation of functions, initializers and accessors: decided by their own attribute, else by what they
/// override or witness, else by their extension or type.
extension IsolationReader {
    func inferIsolation(of id: FunctionID) -> InferredIsolation {
        let function = project[id]
        let node = project.node(of: id)
        if let written = writtenIsolation(of: node) ?? propertyIsolation(of: id) { return written }
        if hasIsolatedParameter(node) { return .unknown }
        if function.kind.isDeinitializer, !function.has(modifier: "isolated") { return .nonisolated() }
        guard let owner = function.owner, let type = project.owner(of: id) else {
            return function.enclosing == nil ? defaultIsolation(of: node) : isolation(around: node)
        }
        let declaration = project.node(of: MergedType.DeclarationReference(file: id.file, index: owner))
        if function.has(modifier: "override") { return overriddenIsolation(of: id, in: type) }
        if let witnessed = witnessedIsolation(of: id, of: type, in: declaration) { return witnessed }
        if declaration.kind == .extensionDeclaration, let written = writtenIsolation(of: declaration) { return written }
        return isolation(ofMember: function, of: type, in: declaration)
    }

    /// `@MainActor var level: Int { … }`.
    private func propertyIsolation(of id: FunctionID) -> InferredIsolation? {
        guard let property = project[id].property else { return nil }
        return project.node(of: VariableID(file: id.file, index: property)).parent.flatMap(writtenIsolation)
    }

    private func hasIsolatedParameter(_ node: Node) -> Bool {
        node.parameters.contains {
            $0.declaredType?.kind == .attributedType && $0.declaredType?.hasModifier("isolated") == true
        }
    }

    private func isolation(ofMember function: FunctionDeclaration, of type: TypeID, in declaration: Node)
        -> InferredIsolation
    {
        let found = isolation(of: type)
        if case .instance = found.actor, function.isStatic || function.kind.isInitializer { return .nonisolated() }
        // Members that an extension adds to a nonisolated type have the default isolation of the extension's
        // module.
        if found.actor == .nonisolated, declaration.kind == .extensionDeclaration {
            return defaultIsolation(of: declaration)
        }
        return found
    }

    /// An override has the isolation of the overridden member; an initializer may have its type's instead.
    private func overriddenIsolation(of id: FunctionID, in type: TypeID) -> InferredIsolation {
        let function = project[id]
        for ancestor in project.lineage(of: type).dropFirst() where project.types[ancestor].kind == .class {
            let candidates = project.types[ancestor].functions
            guard let overridden = candidates.first(where: { isSame(project[$0], function) }) else { continue }
            if let written = writtenIsolation(of: project.node(of: overridden)) { return written }
            if !project[overridden].has(modifier: "override") { return isolation(of: overridden) }
        }
        let found = isolation(of: type)
        let isOfInterface = project.inheritedNames(of: type).contains(where: Self.isMainActorClass)
        return isOfInterface || function.kind.isInitializer ? found : .unknown
    }

    private func isSame(_ function: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        guard function.name == other.name, function.labels == other.labels else { return false }
        return (function.property == nil) == (other.property == nil)
    }

    /// A witness has the isolation of the requirement if it is in the declaration that names the protocol.
    /// Where the main actor is not the default, nonisolated declarations and types keep theirs. (Measured with
    /// Swift 6.3.)
    private func witnessedIsolation(of id: FunctionID, of type: TypeID, in declaration: Node) -> InferredIsolation? {
        let isNonisolated = writtenIsolation(of: declaration)?.actor == .nonisolated || hasNonisolatedProtocol(type)
        if isNonisolated, defaultIsolation(of: declaration).actor != .mainActor { return nil }
        for inherited in declaration.inheritedTypes {
            let name = meaning(of: inherited)
            guard let type = project.type(named: name, from: id.file), project.types[type].kind == .protocol else {
                if IsolationAPI.mainActorProtocols.contains(name) { return .framework(inherited) }
                continue
            }
            let requirements = project.lineage(of: type).flatMap { project.types[$0].functions }.filter(isRequirement)
            guard let requirement = requirements.first(where: { isSame(project[$0], project[id]) }) else { continue }
            let found = isolation(ofRequirement: requirement)
            if found.actor.isIsolated { return found.inherited(at: inherited) }
        }
        return nil
    }

    /// Whether the type or a superclass conforms to a nonisolated protocol in its primary declaration.
    private func hasNonisolatedProtocol(_ type: TypeID) -> Bool {
        primaryDeclarations(of: type).flatMap(\.inheritedTypes).contains { inherited in
            let name = meaning(of: inherited)
            guard let named = project.type(named: name, from: project.fileIndex(of: inherited)) else { return false }
            return project.lineage(of: named).contains { ancestor in
                project.types[ancestor].kind == .protocol
                    && primaryDeclarations(of: ancestor).contains { writtenIsolation(of: $0)?.actor == .nonisolated }
            }
        }
    }

    private func isolation(ofRequirement id: FunctionID) -> InferredIsolation {
        writtenIsolation(of: project.node(of: id)) ?? project.owner(of: id).map { isolation(of: $0) } ?? .unknown
    }

    private func isRequirement(_ id: FunctionID) -> Bool {
        project[id].owner.map { project.files.models[id.file].types[$0].kind == .protocol } ?? false
    }
}
