import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Infers the isolation of types, functions and closures as the compiler does. Input: a declaration or node.
/// Output: its actor and what decides it. The rules were measured with Swift 6.3 (Tests/RealityTests). Cost:
/// each type and function once per project.
package final class IsolationReader: Sendable {
    package let project: Project
    let targets: BuildTargets
    private let types = Answers<TypeID, InferredIsolation>()
    private let functions = Answers<FunctionID, InferredIsolation>()

    package init(project: Project, targets: BuildTargets) {
        self.project = project
        self.targets = targets
    }

    package func isolation(of type: TypeID) -> InferredIsolation { isolation(of: type, for: []) }

    /// `dependents` are the types whose isolation is being inferred from this one's.
    func isolation(of type: TypeID, for dependents: [TypeID]) -> InferredIsolation {
        // Types with cyclic inheritance do not compile.
        if dependents.contains(type) { return .unknown }
        return types.answer(to: type) { inferIsolation(of: type, for: dependents + [type]) }
    }

    package func isolation(of function: FunctionID) -> InferredIsolation {
        functions.answer(to: function) { inferIsolation(of: function) }
    }

    /// The isolation of the code that contains a node.
    package func isolation(around node: Node) -> InferredIsolation {
        var child = node
        while let here = child.parent {
            if here.kind == .closureExpression { return isolation(ofClosure: here) }
            if let function = project.function(declaredBy: here) {
                return child.kind == .parameter ? .unknown : isolation(of: function)
            }
            if here.kind.isTypeDeclaration { return isolation(ofInitialValuesIn: here, of: child) }
            child = here
        }
        return topLevelIsolation(of: node)
    }

    /// A property's initial value is isolated by what it uses, unless the build enables the check: then like
    /// the property.
    private func isolation(ofInitialValuesIn type: Node, of member: Node) -> InferredIsolation {
        guard targets.isolationChecks(type.tree.file.path)?.contains(.initialValues) == true,
            let id = project.type(declaredBy: type)
        else { return .unknown }
        if let written = writtenIsolation(of: member) { return written }
        let found = isolation(of: id)
        if case .instance = found.actor { return .unknown }
        return found
    }

    /// Top-level statements of `main.swift` run on the main actor; the initial values of globals are not
    /// checked.
    private func topLevelIsolation(of node: Node) -> InferredIsolation {
        let path = node.tree.file.path
        let isScript = path == "main.swift" || path.hasSuffix("/main.swift")
        return isScript ? InferredIsolation(actor: .mainActor, evidence: nil) : .unknown
    }

    /// The isolation of unannotated code in a file's module.
    func defaultIsolation(of node: Node) -> InferredIsolation {
        guard node.tree.file.language == .swift else { return .nonisolated() }
        return switch targets.isolation(node.tree.file.path) {
        case .mainActor: InferredIsolation(actor: .mainActor, evidence: nil, basis: .settings)
        case .caller, .none: .nonisolated()
        case .unknown: .unknown
        }
    }

    // MARK: Attributes

    /// The isolation that a declaration, closure or type states explicitly.
    func writtenIsolation(of node: Node) -> InferredIsolation? {
        for attribute in node.attributes {
            if let actor = actor(of: attribute) { return InferredIsolation(actor: actor, evidence: attribute) }
            if attribute.isNamed("concurrent") { return .nonisolated(attribute) }
        }
        return node.modifiers.first { $0.name.hasPrefix("nonisolated") }.map { .nonisolated($0) }
    }

    /// The name of the type that a node refers to, after resolving aliases.
    func meaning(of name: Node) -> String { project.meaning(of: name.name, from: project.fileIndex(of: name)) }

    private func actor(of attribute: Node) -> ActorIsolation? {
        let name = meaning(of: attribute)
        if IsolationAPI.mainActorAttributes.contains(name) { return .mainActor }
        guard let type = project.type(named: name, from: project.fileIndex(of: attribute)),
            project.types[type].attributes.contains("globalActor")
        else { return nil }
        return .globalActor(type)
    }
}
