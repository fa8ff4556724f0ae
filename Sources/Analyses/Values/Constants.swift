import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The values of constants.
extension Project {
    /// The value of an expression of literals and the project's constants.
    package func constantValue(of expression: Node, depth: Int = 0) -> Double? {
        guard depth < 8 else { return nil }
        let node = expression.stripped
        if let value = node.numericValue { return value }
        switch node.kind {
        case .nameExpression, .memberExpression:
            guard case .variable(let id)? = referent(of: node), self[id].isLet, self[id].kind != .parameter,
                let value = value(of: id)
            else { return nil }
            return constantValue(of: value, depth: depth + 1)
        case .callExpression:
            // `TimeInterval(0.02)`
            guard let name = node.firstChild?.name, TimeAPI.floatingTypes.contains(name), node.arguments.count == 1
            else { return nil }
            return node.arguments[0].value.flatMap { constantValue(of: $0, depth: depth + 1) }
        case .infixExpression: return folded(node, depth: depth)
        default: return nil
        }
    }

    private func folded(_ node: Node, depth: Int) -> Double? {
        var result: Double?
        var operation = ""
        for child in node.children {
            if child.kind == .infixOperator {
                operation = child.name
                continue
            }
            guard let value = constantValue(of: child, depth: depth + 1) else {
                // A multiplication by zero is zero, whatever the other operand.
                if operation == "*", result == 0 { continue }
                return nil
            }
            guard let left = result else {
                result = value
                continue
            }
            switch operation {
            case "*": result = left * value
            case "/": result = left / value
            case "+": result = left + value
            case "-": result = left - value
            default: return nil
            }
        }
        return result
    }
}
