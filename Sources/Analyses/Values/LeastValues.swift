import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The lower bound of a numeric expression, if the tree contains every value: a constant, a parameter's default
/// and arguments, the values assigned to a variable, the result of a computed property. Input: an expression.
/// Output: the number, or `nil` if some value is unknown.
package struct LeastValues {
    private let project: Project
    private let references: ReferenceIndex

    private static let depthLimit = 6

    package init(project: Project, references: ReferenceIndex) {
        self.project = project
        self.references = references
    }

    package func least(of expression: Node, depth: Int = 0) -> Double? {
        if let value = project.constantValue(of: expression) { return value }
        guard depth < Self.depthLimit else { return nil }
        let node = expression.stripped
        if node.kind == .callExpression { return least(ofCall: node, depth: depth + 1) }
        guard case .variable(let id)? = project.referent(of: node) else { return nil }
        return least(ofVariable: id, depth: depth + 1)
    }

    /// `Double(pause)`; `max(pause, 3)` is at least as large as each argument.
    private func least(ofCall call: Node, depth: Int) -> Double? {
        guard let callee = call.firstChild, callee.kind == .nameExpression else { return nil }
        let values = call.arguments.compactMap(\.value)
        if TimeAPI.numberTypes.contains(callee.name), values.count == 1 { return least(of: values[0], depth: depth) }
        return callee.isNamed("max") ? values.compactMap { least(of: $0, depth: depth) }.max() : nil
    }

    private func least(ofVariable id: VariableID, depth: Int) -> Double? {
        let variable = project[id]
        if variable.kind == .parameter { return least(ofParameter: id, depth: depth) }
        if let getter = project.accessors(of: id).first(where: { project.node(of: $0).isNamed("get") }) {
            return project.body(of: getter).flatMap { least(ofAll: $0.returnedValues, depth: depth) }
        }
        let initial = project.value(of: id).map { [$0] } ?? []
        if variable.isLet, !initial.isEmpty { return least(ofAll: initial, depth: depth) }
        return assignedValues(of: id).flatMap { least(ofAll: initial + $0, depth: depth) }
    }

    /// The values that the tree assigns to a variable; `nil` if anything else changes it (`+=`, `&x`, a nib,
    /// another module).
    private func assignedValues(of id: VariableID) -> [Node]? {
        let isSetElsewhere = project[id].access >= .public || project[id].has(attribute: "IBInspectable")
        guard !isSetElsewhere, !project.node(of: id).tree.file.path.hasSuffix(".h") else { return nil }
        var values: [Node] = []
        let uses = HandleUses(project: project, references: references).uses(of: id).map(\.node)
        for use in uses where use.outermostUnwrap.isChanged {
            guard use.isAssigned, use.outermostUnwrap.parent?.isNamed("=") == true,
                let value = use.outermostUnwrap.nextSibling
            else { return nil }
            values.append(value)
        }
        return values
    }

    private func least(ofParameter id: VariableID, depth: Int) -> Double? {
        guard let function = project.function(around: project.node(of: id)),
            project.parameters(of: function).contains(id)
        else { return nil }
        let calls = CallGraph.callSites(of: function, project: project, references: references)
        let values = calls.compactMap { project.argument(for: id, of: function, in: $0) }
        let standard = values.count < calls.count || calls.isEmpty ? project.value(of: id).map { [$0] } ?? [] : []
        guard !(values + standard).isEmpty, values.count == calls.count || !standard.isEmpty else { return nil }
        return least(ofAll: values + standard, depth: depth)
    }

    /// The smallest of several values; a `nil` creates no timer.
    private func least(ofAll values: [Node], depth: Int) -> Double? {
        let numbers = values.filter { $0.stripped.kind != .nilLiteral }.map { least(of: $0, depth: depth + 1) }
        return numbers.contains(nil) ? nil : numbers.compactMap { $0 }.min()
    }
}
