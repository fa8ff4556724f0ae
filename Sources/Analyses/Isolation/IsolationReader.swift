import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Infers the isolation of types, functions and closures as the compiler does. Input: a declaration or node; output: its actor and what decides it.
/// The rules were measured with Swift 6.3 (Tests/RealityTests). Cost: each type and function once for a reader.
package final class IsolationReader {
    package let project: Project
    let references: ReferenceIndex
    let targets: BuildTargets
    private var types: [TypeID: InferredIsolation] = [:]
    private var functions: [FunctionID: InferredIsolation] = [:]

    package init(project: Project, references: ReferenceIndex, targets: BuildTargets) {
        self.project = project
        self.references = references
        self.targets = targets
    }

    package func isolation(of type: TypeID) -> InferredIsolation {
        if let known = types[type] { return known }
        // Types that inherit from each other in a circle do not compile.
        types[type] = .unknown
        let found = inferIsolation(of: type)
        types[type] = found
        return found
    }

    package func isolation(of function: FunctionID) -> InferredIsolation {
        if let known = functions[function] { return known }
        functions[function] = .unknown
        let found = inferIsolation(of: function)
        functions[function] = found
        return found
    }

    /// The isolation of the code in which a node stands.
    package func isolation(around node: Node) -> InferredIsolation {
        var child = node
        while let here = child.parent {
            if here.kind == .closureExpression { return isolation(ofClosure: here) }
            if let function = project.function(declaredBy: here) {
                return child.kind == .parameter ? .unknown : isolation(of: function)
            }
            // An initial value is isolated by what it uses, and checks nothing when it runs.
            if here.kind.isTypeDeclaration { return .unknown }
            child = here
        }
        return topLevelIsolation(of: node)
    }

    /// Statements of `main.swift` run on the main actor; the initial values of globals check nothing.
    private func topLevelIsolation(of node: Node) -> InferredIsolation {
        let path = node.tree.file.path
        let isScript = path == "main.swift" || path.hasSuffix("/main.swift")
        return isScript ? InferredIsolation(actor: .mainActor, evidence: nil) : .unknown
    }

    /// What unannotated code of a file's module is isolated to.
    func defaultIsolation(of node: Node) -> InferredIsolation {
        switch targets.isolation(node.tree.file.path) {
        case .mainActor: InferredIsolation(actor: .mainActor, evidence: nil)
        case .caller, .none: .nonisolated()
        case .unknown: .unknown
        }
    }

    // MARK: Attributes

    /// What a declaration, closure or type says in so many words.
    func writtenIsolation(of node: Node) -> InferredIsolation? {
        for attribute in node.attributes {
            if let actor = actor(named: attribute.name, from: node) { return InferredIsolation(actor: actor, evidence: attribute) }
            if attribute.isNamed("concurrent") { return .nonisolated(attribute) }
        }
        return node.modifiers.first { $0.name.hasPrefix("nonisolated") }.map { .nonisolated($0) }
    }

    private func actor(named name: String, from node: Node) -> ActorIsolation? {
        if IsolationAPI.mainActorAttributes.contains(name) { return .mainActor }
        guard let type = project.type(named: name, from: project.fileIndex(of: node)),
            project.types[type].attributes.contains("globalActor")
        else { return nil }
        return .globalActor(type)
    }
}
