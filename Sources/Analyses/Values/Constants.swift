import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The values of constants.
extension Project {
    /// How long a chain of constants that is followed may be; what is behind a longer one is unknown.
    private static let depthLimit = 8

    /// The value of an expression of literals, the project's constants, conversions of them and arithmetic on them.
    package func constantValue(of expression: Node, depth: Int = 0) -> Double? {
        guard depth < Self.depthLimit else { return nil }
        let node = expression.stripped
        if let value = node.numericValue { return value }
        switch node.kind {
        case .nameExpression, .memberExpression: return constantValue(ofName: node, depth: depth)
        case .callExpression: return constantValue(ofConversion: node, depth: depth)
        case .infixExpression: return node.folded { constantValue(of: $0, depth: depth + 1) }
        default: return nil
        }
    }

    private func constantValue(ofName name: Node, depth: Int) -> Double? {
        guard case .variable(let id)? = referent(of: name) else { return TimeAPI.conversionConstants[name.name] }
        guard self[id].isLet, self[id].kind != .parameter, let value = value(of: id) else { return nil }
        return constantValue(of: value, depth: depth + 1)
    }

    /// `TimeInterval(0.02)`, `UInt64(1.5)`, `TimeInterval(minutes: 5)`
    private func constantValue(ofConversion call: Node, depth: Int) -> Double? {
        guard let type = call.firstChild?.name, TimeAPI.numberTypes.contains(type), call.arguments.count == 1,
            let factor = factor(ofLabel: call.arguments[0].name),
            let value = call.arguments[0].value.flatMap({ constantValue(of: $0, depth: depth + 1) })
        else { return nil }
        return factor * (TimeAPI.integerTypes.contains(type) ? value.rounded(.towardZero) : value)
    }

    /// By what a conversion multiplies its argument; `nil` for an initializer of unknown meaning.
    private func factor(ofLabel label: String) -> Double? {
        TimeAPI.conversionLabels.contains(label) ? 1 : TimeAPI.secondsOfNamedUnit[label]
    }
}
