import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Whether a timer repeats, if its creation names a constant, a parameter or a property. Input: a timer with
/// its destinations. Output: the answer according to the values in the tree.
struct Repetition {
    let references: ReferenceIndex
    var project: Project { references.project }

    private static let depthLimit = 6

    /// If some callers of a helper want a repeating timer and others a one-shot timer, the timer may repeat if
    /// the helper itself holds it. If each caller holds its own, the answer stays unknown.
    func truth(of timer: Timer) -> Truth {
        guard timer.repeats == .unknown, let written = timer.creation.argumentValue("repeats") else {
            return timer.repeats
        }
        let values = values(of: written, depth: 0)
        if values == [.yes] || values.contains(.yes) && !isReturned(timer) { return .yes }
        return values == [.no] ? .no : .unknown
    }

    /// The value of an expression, over all its origins.
    func truth(of expression: Node) -> Truth {
        let values = values(of: expression, depth: 0)
        return values.count == 1 ? values.first ?? .unknown : .unknown
    }

    private func isReturned(_ timer: Timer) -> Bool {
        timer.destinations.contains { destination in
            destination.keeping.map { project.function(around: $0.place) != timer.function } ?? false
        }
    }

    // MARK: Values

    /// The possible values of an expression; contains `unknown` if not every value is known. Never empty.
    private func values(of expression: Node, depth: Int) -> Set<Truth> {
        let node = expression.stripped
        if let literal = node.booleanValue { return [literal ? .yes : .no] }
        guard depth < Self.depthLimit else { return [.unknown] }
        switch node.kind {
        case .prefixExpression where node.isNamed("!"):
            return node.firstChild.map { Set(values(of: $0, depth: depth + 1).map(\.opposite)) } ?? [.unknown]
        case .ternaryExpression: return union(node.children.dropFirst().map { values(of: $0, depth: depth + 1) })
        case .nameExpression, .memberExpression:
            guard case .variable(let id)? = project.referent(of: node) else { return [.unknown] }
            return values(of: id, depth: depth + 1)
        default: return [.unknown]
        }
    }

    private func values(of id: VariableID, depth: Int) -> Set<Truth> {
        if project[id].kind == .parameter { return values(ofParameter: id, depth: depth) }
        guard project.accessors(of: id).allSatisfy({ project.body(of: $0) == nil }) else { return [.unknown] }
        let given = references.uses(of: id).compactMap(\.node.assignedValue)
        return union(([project.value(of: id)].compactMap { $0 } + given).map { values(of: $0, depth: depth) })
    }

    /// The arguments of the tree's callers, including the default value. Tests call with values that an app
    /// does not use.
    private func values(ofParameter id: VariableID, depth: Int) -> Set<Truth> {
        guard let function = project.function(around: project.node(of: id)),
            project.parameters(of: function).contains(id)
        else { return [.unknown] }
        let isTest = project.isWrittenForTests(project.node(of: id))
        let calls = references.certainCallSites(of: function).filter {
            isTest || !project.isWrittenForTests($0)
        }
        var found = union(
            calls.map { call in
                (project.argument(for: id, of: function, in: call) ?? project.value(of: id)).map {
                    values(of: $0, depth: depth)
                } ?? [.unknown]
            })
        // Unseen callers may pass any value.
        if project[function].access > .internal { found.insert(.unknown) }
        return found
    }

    private func union(_ found: [Set<Truth>]) -> Set<Truth> {
        found.isEmpty ? [.unknown] : found.reduce(into: []) { $0.formUnion($1) }
    }
}
