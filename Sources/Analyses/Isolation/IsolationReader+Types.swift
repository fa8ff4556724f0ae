import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The isolation of types: decided by their own attribute, else by their superclass, else by a protocol in
/// their declaration, else by the module's default.
extension IsolationReader {
    /// `dependents` are the types currently being inferred, innermost last.
    func inferIsolation(of type: TypeID, for dependents: [TypeID]) -> InferredIsolation {
        let declarations = primaryDeclarations(of: type)
        guard let primary = declarations.first else { return isolation(ofExtended: type) }
        if let written = writtenIsolation(of: primary) { return written }
        if primary.kind == .actorDeclaration { return InferredIsolation(actor: .instance(type), evidence: primary) }
        for name in declarations.flatMap(\.inheritedTypes) {
            if let found = inheritedIsolation(from: name, for: dependents) { return found }
        }
        return isNestedInNonisolatedType(type, dependents) ? .nonisolated() : defaultIsolation(of: primary)
    }

    /// The declarations other than extensions: one in Swift, an interface and an implementation in Objective-C.
    func primaryDeclarations(of type: TypeID) -> [Node] {
        project.types[type].declarations.map(project.node).filter { $0.kind != .extensionDeclaration }
    }

    /// The isolation of a type of the SDK or of another module, which the tree only extends.
    private func isolation(ofExtended type: TypeID) -> InferredIsolation {
        Self.isMainActorClass(project.types[type].simpleName) ? .framework(nil) : .nonisolated()
    }

    /// The isolation that a superclass or protocol gives a type; `nil` if it does not decide.
    private func inheritedIsolation(from inherited: Node, for dependents: [TypeID]) -> InferredIsolation? {
        let name = meaning(of: inherited)
        let declared = project.type(named: name, from: project.fileIndex(of: inherited))
        if let declared, project.types[declared].kind != .extension {
            return inheritedIsolation(from: declared, at: inherited, for: dependents)
        }
        if Self.isMainActorClass(name) || IsolationAPI.mainActorProtocols.contains(name) {
            return .framework(inherited)
        }
        guard defaultIsolation(of: inherited).actor == .mainActor else { return nil }
        let mayBeNonisolated = IsolationAPI.metatypeProtocols.contains(name) && name != "Sendable"
        return mayBeNonisolated || isForeignSuperclass(inherited) ? .unknown : nil
    }

    /// A class inherits the isolation of a superclass from another module, except NSObject, which leaves it
    /// open.
    private func isForeignSuperclass(_ inherited: Node) -> Bool {
        guard let declaration = inherited.parent, declaration.kind == .classDeclaration,
            declaration.inheritedTypes.first == inherited
        else { return false }
        return RuntimeAPI.subclassedClasses.contains(meaning(of: inherited))
    }

    private func inheritedIsolation(
        from type: TypeID, at inherited: Node, for dependents: [TypeID]
    ) -> InferredIsolation? {
        let found = isolation(of: type, for: dependents)
        switch found.actor {
        case .mainActor, .globalActor: return found.inherited(at: inherited)
        case .unknown: return .unknown
        case .instance: return nil
        case .nonisolated:
            guard defaultIsolation(of: inherited).actor == .mainActor else { return nil }
            let isSuperclass = project.types[type].kind == .class
            let isMetatype = !project.inheritedNames(of: type).isDisjoint(with: IsolationAPI.metatypeProtocols)
            return isSuperclass || isMetatype ? found : nil
        }
    }

    /// A module's default isolation does not apply inside a nonisolated type or an actor.
    private func isNestedInNonisolatedType(_ type: TypeID, _ dependents: [TypeID]) -> Bool {
        guard let reference = project.types[type].declarations.first,
            let outer = project.files.models[reference.file].types[reference.index].enclosing,
            let outerType = project.mergedType(file: reference.file, declaration: outer)
        else { return false }
        switch isolation(of: outerType, for: dependents).actor {
        case .nonisolated, .instance: return true
        default: return false
        }
    }

    static func isMainActorClass(_ name: String) -> Bool {
        if IsolationAPI.mainActorClasses.contains(name) { return true }
        guard IsolationAPI.mainActorSuffixes.contains(where: { name.hasSuffix($0) }) else { return false }
        return IsolationAPI.interfacePrefixes.contains { name.hasPrefix($0) }
    }
}
