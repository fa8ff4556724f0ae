import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The isolation of types: their own attribute, else their superclass's, else that of a protocol in their declaration, else the module's default.
extension IsolationReader {
    func inferIsolation(of type: TypeID) -> InferredIsolation {
        guard let primary = primaryDeclaration(of: type) else { return isolation(ofExtended: type) }
        if let written = writtenIsolation(of: primary) { return written }
        if primary.kind == .actorDeclaration { return InferredIsolation(actor: .instance(type), evidence: primary) }
        for name in primary.inheritedTypes {
            switch inheritedIsolation(from: name) {
            case let found? where found.actor != .unknown: return found
            case .some: return .unknown
            case nil: continue
            }
        }
        return isNestedInNonisolatedType(type) ? .nonisolated() : defaultIsolation(of: primary)
    }

    /// The declaration that is no extension.
    private func primaryDeclaration(of type: TypeID) -> Node? {
        project.types[type].declarations.lazy.map(node).first { $0.kind != .extensionDeclaration }
    }

    private func node(_ reference: MergedType.DeclarationReference) -> Node {
        let file = project.files[reference.file]
        return file.node(file.types[reference.index].node)
    }

    /// What a type of the SDK or another module, which the tree only extends, is isolated to.
    private func isolation(ofExtended type: TypeID) -> InferredIsolation {
        Self.isMainActorClass(project.types[type].simpleName) ? InferredIsolation(actor: .mainActor, evidence: nil) : .nonisolated()
    }

    /// What a superclass or protocol in a type's declaration makes of it; `nil` where it leaves that to others.
    private func inheritedIsolation(from inherited: Node) -> InferredIsolation? {
        if let type = project.type(named: inherited.name, from: project.fileIndex(of: inherited)), project.types[type].kind != .extension {
            return inheritedIsolation(from: type, at: inherited)
        }
        if Self.isMainActorClass(inherited.name) || IsolationAPI.mainActorProtocols.contains(inherited.name) {
            return InferredIsolation(actor: .mainActor, evidence: inherited)
        }
        guard defaultIsolation(of: inherited).actor == .mainActor else { return nil }
        let mayBeNonisolated = IsolationAPI.metatypeProtocols.contains(inherited.name) && inherited.name != "Sendable"
        return mayBeNonisolated || isForeignSuperclass(inherited) ? .unknown : nil
    }

    /// A class whose superclass is another module's is isolated as that one is; NSObject leaves it to the subclass.
    private func isForeignSuperclass(_ inherited: Node) -> Bool {
        guard let declaration = inherited.parent, declaration.kind == .classDeclaration, declaration.inheritedTypes.first == inherited else { return false }
        return RuntimeAPI.subclassedClasses.contains(inherited.name)
    }

    /// Superclasses of Foundation whose isolation a subclass takes over. Other names that are not in the tree are mostly protocols.

    private func inheritedIsolation(from type: TypeID, at inherited: Node) -> InferredIsolation? {
        let found = isolation(of: type)
        switch found.actor {
        case .mainActor, .globalActor:
            return InferredIsolation(actor: found.actor, evidence: inherited)
        case .unknown: return .unknown
        case .instance: return nil
        case .nonisolated:
            guard defaultIsolation(of: inherited).actor == .mainActor else { return nil }
            let isSuperclass = project.types[type].kind == .class
            let isMetatype = !project.inheritedNames(of: type).isDisjoint(with: IsolationAPI.metatypeProtocols)
            return isSuperclass || isMetatype ? found : nil
        }
    }

    /// A module's default does not reach into a nonisolated type or an actor.
    private func isNestedInNonisolatedType(_ type: TypeID) -> Bool {
        guard let reference = project.types[type].declarations.first, let outer = project.files[reference.file].types[reference.index].enclosing,
            let outerType = project.mergedType(file: reference.file, declaration: outer)
        else { return false }
        switch isolation(of: outerType).actor {
        case .nonisolated, .instance: return true
        default: return false
        }
    }

    static func isMainActorClass(_ name: String) -> Bool {
        if IsolationAPI.mainActorClasses.contains(name) { return true }
        return IsolationAPI.mainActorSuffixes.contains { name.hasSuffix($0) } && IsolationAPI.interfacePrefixes.contains { name.hasPrefix($0) }
    }
}
