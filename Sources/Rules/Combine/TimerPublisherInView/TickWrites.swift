import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Decides whether the ticks of a view change state that its parent observes, so that each tick re-creates the
/// view. Input: the view with the code that its ticks run. Output: the answer for a parent.
struct TickWrites {
    private let facts: ProjectFacts
    private let project: Project
    private let child: ParentRebuilds.Child

    /// How many levels of calls are followed.
    private static let depthLimit = 3

    init(_ facts: ProjectFacts, of child: ParentRebuilds.Child) {
        self.facts = facts
        project = facts.project
        self.child = child
    }

    /// `call` builds the view.
    func reach(_ parent: TypeID, buildingAt call: Node) -> Bool {
        let shared = project.types[child.view].allProperties.filter { isShared($0, with: parent, call) }
        guard !shared.isEmpty else { return false }
        var seen: Set<FunctionID> = []
        return child.receivers.contains { changes(shared, in: $0, depth: 0, &seen) }
    }

    // MARK: Shared state

    /// Whether the parent passes it, or takes the same object from the environment.
    private func isShared(_ property: VariableID, with parent: TypeID, _ call: Node) -> Bool {
        let declaration = project[property]
        guard declaration.attributes.contains(where: VisibleChanges.sharedStateWrappers.contains) else { return false }
        if let given = call.arguments.first(where: { $0.name == declaration.name })?.value?.stripped {
            return isOwn(given, parent)
        }
        guard let type = project.typeNode(of: property)?.text else { return false }
        return project.types[parent].allProperties.contains { other in
            project[other].attributes.contains(where: VisibleChanges.sharedStateWrappers.contains)
                && project.typeNode(of: other)?.text == type
        }
    }

    /// `$mapping`, `model`: a property of the parent that it observes.
    private func isOwn(_ value: Node, _ parent: TypeID) -> Bool {
        let name = value.name.hasPrefix("$") ? String(value.name.dropFirst()) : value.name
        return project.property(named: name, of: parent).map {
            project[$0].attributes.contains(where: VisibleChanges.watchingWrappers.contains)
        } ?? false
    }

    // MARK: Changes

    private func changes(_ shared: [VariableID], in code: Node, depth: Int, _ seen: inout Set<FunctionID>) -> Bool {
        if code.contains(where: { isChange($0, of: shared) }) { return true }
        guard depth < Self.depthLimit else { return false }
        var bodies: [Node] = []
        for callee in code.nodes(where: { $0.kind == .callExpression }).compactMap(\.calleeName) {
            guard case .functions(let functions)? = project.referent(of: callee) else { continue }
            for function in functions where seen.insert(function).inserted {
                bodies += [project.body(of: function)].compactMap { $0 }
            }
        }
        return bodies.contains { changes(shared, in: $0, depth: depth + 1, &seen) }
    }

    /// `mapping.name = x`, `model.refresh()` as a statement.
    private func isChange(_ node: Node, of shared: [VariableID]) -> Bool {
        guard case .variable(let id)? = project.referent(of: node), shared.contains(id) else { return false }
        if node.isWritten { return true }
        guard let member = node.outermostUnwrap.parent, let call = member.callOfName else { return false }
        let whole = call.selfAndAncestors.prefix { $0.kind.isExpression && $0.kind != .closureExpression }
        return whole.last?.parent?.kind == .block
            && whole.allSatisfy { $0 == call || $0.kind == .awaitExpression || $0.kind == .tryExpression }
    }
}
