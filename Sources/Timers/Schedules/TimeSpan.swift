import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A length of time as the code gives it.
package struct TimeSpan: Sendable, Hashable {
    /// `nil` where the code computes it, or `var`s and parameters decide: never a guess.
    package let seconds: Double?
    /// As written, runs of white space collapsed.
    package let text: String
}

/// Reads lengths of time. Input: an expression; output: its value in seconds where constants of the tree tell it.
struct TimeSpanReader {
    let project: Project

    /// Longer chains of constants count as unknown.
    private static let depthLimit = 8

    /// `unit` is what a bare number counts, in seconds: 1, or 1e-9 for nanoseconds.
    func span(of expression: Node, unit: Double = 1) -> TimeSpan {
        let value = seconds(of: expression, unit: unit, depth: 0).map { ($0 * 1e9).rounded() / 1e9 }
        return TimeSpan(seconds: value.flatMap { $0.isFinite ? $0 : nil }, text: text(of: expression))
    }

    /// Objective-C's lowered calls have names that the file does not have: what stands in the file is told.
    private func text(of expression: Node) -> String {
        expression.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func seconds(of expression: Node, unit: Double, depth: Int) -> Double? {
        guard depth < Self.depthLimit else { return nil }
        let node = expression.stripped
        if let scale = scale(of: node), let count = node.arguments.first?.value {
            return number(count, depth: depth + 1).map { $0 * scale }
        }
        if let number = number(node, depth: depth) { return number * unit }
        return constant(node).flatMap { seconds(of: $0, unit: unit, depth: depth + 1) }
    }

    /// `.seconds(5)`, `DispatchTimeInterval.milliseconds(100)`, `Duration.seconds(1)`: the unit in seconds.
    private func scale(of node: Node) -> Double? {
        guard node.kind == .callExpression, node.arguments.count == 1, let callee = node.calleeName,
            callee.kind == .memberExpression
        else { return nil }
        let isOfInterval =
            callee.flags.contains(.implicitBase) || callee.base.map { TimeAPI.intervalTypes.contains($0.name) } == true
        return isOfInterval ? TimeAPI.secondsOfUnit[callee.name] : nil
    }

    /// Literals, constants, conversions and the arithmetic between them.
    private func number(_ expression: Node, depth: Int) -> Double? {
        guard depth < Self.depthLimit else { return nil }
        let node = expression.stripped
        if let value = project.constantValue(of: node) ?? TimeAPI.conversionConstants[node.name] { return value }
        switch node.kind {
        case .callExpression:
            guard let type = node.calleeName?.name, TimeAPI.numberTypes.contains(type), node.arguments.count == 1,
                let value = node.arguments[0].value
            else { return nil }
            return number(value, depth: depth + 1).map {
                TimeAPI.integerTypes.contains(type) ? $0.rounded(.towardZero) : $0
            }
        case .infixExpression: return folded(node, depth: depth + 1)
        default: return constant(node).flatMap { number($0, depth: depth + 1) }
        }
    }

    /// `2 * NSEC_PER_SEC`, `60 * minutes`.
    private func folded(_ node: Node, depth: Int) -> Double? {
        let parts = node.children.filter { $0.kind != .infixOperator }
        guard parts.count == 2, let left = number(parts[0], depth: depth), let right = number(parts[1], depth: depth)
        else { return nil }
        switch node.name {
        case "*": return left * right
        case "/": return left / right
        case "+": return left + right
        case "-": return left - right
        default: return nil
        }
    }

    /// What a constant of the tree is declared to be.
    private func constant(_ node: Node) -> Node? {
        guard node.kind == .nameExpression || node.kind == .memberExpression,
            case .variable(let id)? = project.referent(of: node),
            project[id].isLet, project[id].kind != .parameter
        else { return nil }
        return project.value(of: id)
    }
}
