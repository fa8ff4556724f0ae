import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Where a declaration says its code runs: global actors, actors, and the classes that the SDK ties to the main actor.
package struct ExecutionIsolation {
    package let project: Project

    package init(project: Project) {
        self.project = project
    }

    package enum Kind {
        /// The compiler sees to it.
        case declared(ExecutionPlace)
        /// A class of the SDK's interface frameworks: on main, but older code calls it from anywhere.
        case interface
        case none
    }

    package func isolation(of id: FunctionID) -> Kind {
        let function = project[id]
        let own = Attributes(function.attributes + propertyAttributes(of: id), function.modifiers)
        if let place = place(of: own) { return .declared(place) }
        if own.isNonisolated || function.kind.isDeinitializer && !function.has(modifier: "isolated") { return .none }
        // A local function has the isolation of the one around it.
        guard let owner = function.owner else {
            return function.enclosing.map { isolation(of: FunctionID(file: id.file, index: $0)) } ?? .none
        }
        let declaration = project.files[id.file].types[owner]
        if let place = place(of: Attributes(declaration.attributes, declaration.modifiers)) { return .declared(place) }
        if Attributes(declaration.attributes, declaration.modifiers).isNonisolated { return .none }
        guard let type = project.owner(of: id) else { return .none }
        return isolation(ofMember: function, in: type)
    }

    private func isolation(ofMember function: FunctionDeclaration, in type: TypeID) -> Kind {
        if let place = declaredPlace(of: type) {
            if case .worker = place, function.isStatic || function.kind.isInitializer { return .none }
            return .declared(place)
        }
        return isInterfaceType(type) ? .interface : .none
    }

    /// What the type, or a superclass or protocol of it, declares.
    func declaredPlace(of type: TypeID) -> ExecutionPlace? {
        for member in project.lineage(of: type) {
            if project.types[member].kind == .actor { return .worker(.actor) }
            for reference in project.types[member].declarations {
                let declaration = project.files[reference.file].types[reference.index]
                guard declaration.kind != .extension else { continue }
                if let place = place(of: Attributes(declaration.attributes, declaration.modifiers)) { return place }
            }
        }
        return nil
    }

    private struct Attributes {
        let names: [String]
        let isNonisolated: Bool

        init(_ names: [String], _ modifiers: [String]) {
            self.names = names
            isNonisolated = modifiers.contains { $0.hasPrefix("nonisolated") }
        }
    }

    private func place(of attributes: Attributes) -> ExecutionPlace? {
        for name in attributes.names {
            if IsolationAPI.mainActorAttributes.contains(name) { return .main }
            if name == "concurrent" { return .worker(.concurrentExecutor) }
            if let type = project.type(named: name), project.types[type].attributes.contains("globalActor") { return .worker(.actor) }
        }
        return nil
    }

    private func propertyAttributes(of id: FunctionID) -> [String] {
        project[id].property.map { project.files[id.file].variables[$0].attributes } ?? []
    }

    // MARK: Interface classes

    func isInterfaceType(_ type: TypeID) -> Bool {
        let merged = project.types[type]
        if merged.kind == .extension, Self.isInterfaceClass(merged.simpleName) { return true }
        return project.inheritedNames(of: type).contains { InterfaceAPI.mainProtocols.contains($0) || Self.isInterfaceClass($0) }
    }

    /// Protocols of the SDK whose members are main-actor code.

    /// `UIView`, `NSWindowController`, `WKInterfaceController` and their like; layers and nodes are not bound to main.
    package static func isInterfaceClass(_ name: String) -> Bool {
        guard InterfaceAPI.mainClassEndings.contains(where: { name.hasSuffix($0) }) else { return false }
        return InterfaceAPI.mainClassPrefixes.contains { name.hasPrefix($0) }
    }
}

extension FunctionKind {
    package var isDeinitializer: Bool { if case .deinitializer = self { true } else { false } }
    package var isInitializer: Bool { if case .initializer = self { true } else { false } }
}
