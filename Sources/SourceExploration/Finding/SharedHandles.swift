import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds the properties whose sources are switched by code outside their type (`state.timer.resume()`). Input: the
/// uses of a name. What an instance does by itself shows nothing about the states of such a source.
struct SharedHandles: Sendable {
    let project: Project
    let uses: @Sendable (String) -> [Node]

    /// Those of these names that other code than the type's switches.
    func properties(named names: Set<String>, of type: TypeID) -> Set<VariableID> {
        let lineage = project.lineage(of: type)
        let own = Set(lineage + project.descendants(of: type))
        return Set(
            lineage.flatMap { project.types[$0].allProperties }.filter { id in
                names.contains(project[id].name)
                    && uses(project[id].name).contains { isSwitched($0, id, from: lineage, own) }
            })
    }

    private func isSwitched(_ use: Node, _ id: VariableID, from lineage: [TypeID], _ own: Set<TypeID>) -> Bool {
        guard use.kind == .memberExpression, use.firstChild?.kind != .selfExpression, handsOver(use),
            project.type(around: use).map(own.contains) != true, case .variable(let named)? = project.referent(of: use)
        else { return false }
        return named == id || isRequirement(named, of: lineage)
    }

    /// A protocol declares it, and the type conforms.
    private func isRequirement(_ id: VariableID, of lineage: [TypeID]) -> Bool {
        project.owner(of: id).map { project.types[$0].kind == .protocol && lineage.contains($0) } ?? false
    }

    /// Whether the use starts or suspends the source, or gives it to code that may.
    private func handsOver(_ use: Node) -> Bool {
        var node = use
        while let parent = node.parent {
            switch parent.kind {
            case .optionalChain, .forceUnwrap, .tupleExpression: node = parent
            case .subscriptExpression where parent.firstChild == node: node = parent
            case .memberExpression where CollectionAPI.elementProperties.contains(parent.name): node = parent
            case .memberExpression:
                return DispatchAPI.suspensionMethods.contains(parent.name)
                    || ClosureTiming.repeatedlyInPlace.contains(parent.name)
            case .argument:
                let name = parent.parent?.firstChild?.name ?? ""
                return DispatchAPI.suspensionMethods.contains(DispatchAPI.methodsOfFunctions[name] ?? "resume")
            case .initializer, .optionalBinding, .forStatement, .returnStatement: return true
            case .assignmentExpression: return parent.firstChild != node
            default: return false
            }
        }
        return false
    }
}
