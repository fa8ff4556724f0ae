import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The bounds of a numeric expression, if the tree contains every value: a constant, a parameter's default and
/// arguments, the values assigned to a variable, the result of a computed property. Input: an expression. Output:
/// the number, or `nil` if some value is unknown.
package struct NumericBounds {
    private enum Side {
        case least, greatest

        /// The function that returns one of its arguments that is never beyond this side of any of them.
        var selector: String { self == .least ? "max" : "min" }
        var opposite: Side { self == .least ? .greatest : .least }

        func of(_ values: [Double]) -> Double? { self == .least ? values.min() : values.max() }
    }

    private let project: Project
    private let references: ReferenceIndex

    private static let depthLimit = 6

    package init(project: Project, references: ReferenceIndex) {
        self.project = project
        self.references = references
    }

    package func least(of expression: Node) -> Double? { bound(.least, of: expression, depth: 0) }

    package func greatest(of expression: Node) -> Double? { bound(.greatest, of: expression, depth: 0) }

    private func bound(_ side: Side, of expression: Node, depth: Int) -> Double? {
        if let value = project.constantValue(of: expression) { return value }
        guard depth < Self.depthLimit else { return nil }
        let node = expression.stripped
        if node.kind == .callExpression { return bound(side, ofCall: node, depth: depth + 1) }
        guard case .variable(let id)? = project.referent(of: node) else { return nil }
        return bound(side, ofVariable: id, depth: depth + 1)
    }

    /// `Double(pause)`; `max(pause, 3)` is at least as large as each argument, `min(pause, 3)` at most.
    private func bound(_ side: Side, ofCall call: Node, depth: Int) -> Double? {
        guard let callee = call.firstChild, callee.kind == .nameExpression else { return nil }
        let values = call.arguments.compactMap(\.value)
        if TimeAPI.numberTypes.contains(callee.name), values.count == 1 {
            return bound(side, of: values[0], depth: depth)
        }
        if callee.name == side.opposite.selector { return bound(side, ofAll: values, depth: depth) }
        guard callee.name == side.selector else { return nil }
        return side.opposite.of(values.compactMap { bound(side, of: $0, depth: depth) })
    }

    private func bound(_ side: Side, ofVariable id: VariableID, depth: Int) -> Double? {
        let variable = project[id]
        if variable.kind == .parameter { return bound(side, ofParameter: id, depth: depth) }
        if let getter = project.accessors(of: id).first(where: { project.node(of: $0).isNamed("get") }) {
            return project.body(of: getter).flatMap { bound(side, ofAll: $0.returnedValues, depth: depth) }
        }
        let initial = project.value(of: id).map { [$0] } ?? []
        if variable.isLet, !initial.isEmpty { return bound(side, ofAll: initial, depth: depth) }
        return assignedValues(of: id).flatMap { bound(side, ofAll: initial + $0, depth: depth) }
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

    private func bound(_ side: Side, ofParameter id: VariableID, depth: Int) -> Double? {
        guard let function = project.function(around: project.node(of: id)),
            project.parameters(of: function).contains(id)
        else { return nil }
        let calls = CallGraph.callSites(of: function, project: project, references: references)
        let values = calls.compactMap { project.argument(for: id, of: function, in: $0) }
        let standard = values.count < calls.count || calls.isEmpty ? project.value(of: id).map { [$0] } ?? [] : []
        guard !(values + standard).isEmpty, values.count == calls.count || !standard.isEmpty else { return nil }
        return bound(side, ofAll: values + standard, depth: depth)
    }

    /// The outermost of several values; a `nil` creates no timer.
    private func bound(_ side: Side, ofAll values: [Node], depth: Int) -> Double? {
        let numbers = values.filter { $0.stripped.kind != .nilLiteral }.map { bound(side, of: $0, depth: depth + 1) }
        return numbers.contains(nil) ? nil : side.of(numbers.compactMap { $0 })
    }
}
