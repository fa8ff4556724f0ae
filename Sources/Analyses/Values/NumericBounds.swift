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

    private let references: ReferenceIndex
    private var project: Project { references.project }

    /// The longest chain of variables that is followed.
    private static let depthLimit = 5
    /// How many variables are followed in all: `max(a, b, c)` has several.
    private static let variableLimit = 64

    /// What a search does with values that the tree does not contain.
    private struct Search {
        var depth = 0
        /// How many variables have been followed.
        var followed = 0
        /// `nil`: an unknown value makes the whole unknown.
        var visited: Set<VariableID>?

        var ignoresUnknown: Bool { visited != nil }
    }

    init(_ references: ReferenceIndex) { self.references = references }

    package func least(of expression: Node) -> Double? {
        var search = Search()
        return bound(.least, of: expression, &search)
    }

    package func greatest(of expression: Node) -> Double? {
        var search = Search()
        return bound(.greatest, of: expression, &search)
    }

    /// The least of the values in the tree, where other code may set another one: a setting's default. Cost: each
    /// variable once.
    package func leastKnown(of expression: Node) -> Double? {
        var search = Search(visited: [])
        return bound(.least, of: expression, &search)
    }

    private func bound(_ side: Side, of expression: Node, _ search: inout Search) -> Double? {
        if let value = project.constantValue(of: expression) { return value }
        let node = expression.stripped
        switch node.kind {
        case .callExpression: return bound(side, ofCall: node, &search)
        case .infixExpression: return bound(side, ofOperation: node, &search)
        case .memberExpression where node.base?.stripped.numericValue != nil: return scaled(side, node, &search)
        case .memberExpression where node.isNamed("count") && project.referent(of: node) == nil:
            return node.base.flatMap(numberOfElements)
        case .tryExpression, .awaitExpression, .castExpression:
            return node.firstChild.flatMap { bound(side, of: $0, &search) }
        default: break
        }
        guard case .variable(let id)? = project.referent(of: node), search.visited?.insert(id).inserted != false else {
            return nil
        }
        return bound(side, ofVariable: id, &search)
    }

    /// `Double(pause)`, `.minutes(5)`; `max(pause, 3)` is at least as large as each argument, `min(pause, 3)` at most.
    private func bound(_ side: Side, ofCall call: Node, _ search: inout Search) -> Double? {
        guard let callee = call.calleeName else { return nil }
        let values = call.arguments.compactMap(\.value)
        if values.count == 1, let scale = scale(ofCall: call, callee) {
            return bound(side, of: values[0], &search).map { $0 * scale }
        }
        guard callee.kind == .nameExpression else { return nil }
        if callee.name == side.opposite.selector { return bound(side, ofAll: values, &search) }
        guard callee.name == side.selector else { return nil }
        return side.opposite.of(values.compactMap { bound(side, of: $0, &search) })
    }

    /// How many seconds a call makes of each unit of its only argument; 1 for `Double(pause)`.
    private func scale(ofCall call: Node, _ callee: Node) -> Double? {
        if callee.kind == .nameExpression {
            guard TimeAPI.numberTypes.contains(callee.name) else { return nil }
            let label = call.arguments[0].name
            return label.isEmpty ? 1 : TimeAPI.secondsOfNamedUnit[label]
        }
        return TimeAPI.secondsOfNamedUnit[callee.name]
    }

    /// `5.minutes`
    private func scaled(_ side: Side, _ member: Node, _ search: inout Search) -> Double? {
        guard let scale = TimeAPI.secondsOfNamedUnit[member.name], let base = member.base else { return nil }
        return bound(side, of: base, &search).map { $0 * scale }
    }

    /// Of a literal, or of a constant that keeps one: `let greeting = "Hello"`.
    private func numberOfElements(_ collection: Node) -> Double? {
        let node = collection.stripped
        switch node.kind {
        case .arrayExpression:
            let elements = Array(node.children)
            return elements.allSatisfy(\.isExpression) ? Double(elements.count) : nil
        case .stringLiteral: return node.name.isEmpty ? nil : Double(node.name.count)
        case .callExpression where node.calleeName?.isNamed("Array") == true && node.arguments.count == 1:
            return node.arguments[0].value.flatMap(numberOfElements)
        default:
            guard case .variable(let id)? = project.referent(of: node), project[id].isLet else { return nil }
            return project.value(of: id).flatMap(numberOfElements)
        }
    }

    /// `milliseconds / 1000`, `pause ?? 30`. Negative numbers would exchange the sides.
    private func bound(_ side: Side, ofOperation node: Node, _ search: inout Search) -> Double? {
        let operands = node.children.filter { $0.kind != .infixOperator }
        let operations = node.children.filter { $0.kind == .infixOperator }.map(\.name)
        guard operations.count == operands.count - 1 else { return nil }
        if operations.allSatisfy({ $0 == "??" }) { return bound(side, ofAll: operands, &search) }
        guard var result = bound(side, of: operands[0], &search), result >= 0 else { return nil }
        for (operation, operand) in zip(operations, operands.dropFirst()) {
            let isTurned = operation == "/" || operation == "-"
            guard let value = bound(isTurned ? side.opposite : side, of: operand, &search), value >= 0 else {
                return nil
            }
            switch operation {
            case "*": result *= value
            case "/": result /= value
            case "+": result += value
            case "-": result -= value
            default: return nil
            }
            guard result >= 0 else { return nil }
        }
        return result
    }

    private func bound(_ side: Side, ofVariable id: VariableID, _ search: inout Search) -> Double? {
        guard search.depth < Self.depthLimit, search.followed < Self.variableLimit else { return nil }
        search.depth += 1
        search.followed += 1
        defer { search.depth -= 1 }
        let variable = project[id]
        if variable.kind == .parameter { return bound(side, ofParameter: id, &search) }
        if let getter = project.getter(of: id) {
            return project.body(of: getter).flatMap { bound(side, ofAll: $0.returnedValues, &search) }
        }
        let initial = project.value(of: id).map { [$0] } ?? []
        if variable.isLet, !initial.isEmpty { return bound(side, ofAll: initial, &search) }
        guard search.ignoresUnknown || !isSetElsewhere(id) else { return nil }
        let assigned = assignedValues(of: id)
        guard search.ignoresUnknown || !assigned.contains(nil) else { return nil }
        return bound(side, ofAll: initial + assigned.compactMap { $0 }, &search)
    }

    /// Whether a nib or another module may set the variable.
    private func isSetElsewhere(_ id: VariableID) -> Bool {
        project[id].access >= .public || project[id].has(attribute: "IBInspectable")
            || project.node(of: id).tree.file.path.hasSuffix(".h")
    }

    /// The values that the tree assigns to a variable; `nil` for a change of another kind (`+=`, `&x`).
    private func assignedValues(of id: VariableID) -> [Node?] {
        let uses = references.uses(of: id).map(\.node)
        return uses.filter(\.isChanged).map { use in
            guard use.isAssigned, use.outermostUnwrap.parent?.isNamed("=") == true else { return nil }
            return use.outermostUnwrap.nextSibling
        }
    }

    private func bound(_ side: Side, ofParameter id: VariableID, _ search: inout Search) -> Double? {
        guard let function = project.function(around: project.node(of: id)),
            project.parameters(of: function).contains(id)
        else { return nil }
        let calls = references.callSites(of: function)
        let values = calls.compactMap { project.argument(for: id, of: function, in: $0) }
        let standard = values.count < calls.count || calls.isEmpty ? project.value(of: id).map { [$0] } ?? [] : []
        guard !(values + standard).isEmpty, values.count == calls.count || !standard.isEmpty || search.ignoresUnknown
        else { return nil }
        return bound(side, ofAll: values + standard, &search)
    }

    /// The outermost of several values; a `nil` creates no timer.
    private func bound(_ side: Side, ofAll values: [Node], _ search: inout Search) -> Double? {
        var numbers: [Double] = []
        for value in values where value.stripped.kind != .nilLiteral {
            if let number = bound(side, of: value, &search) {
                numbers.append(number)
            } else if !search.ignoresUnknown {
                return nil
            }
        }
        return side.of(numbers)
    }
}

extension ReferenceIndex {
    /// The bounds of numbers.
    package var bounds: NumericBounds { NumericBounds(self) }
}
