import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A duration as written in the code.
package struct TimeSpan: Sendable, Hashable {
    /// `nil` if it is computed, or depends on `var`s and parameters: never a guess.
    package let seconds: Double?
    /// As written, with white space collapsed.
    package let text: String
}

/// Reads durations. Input: an expression. Output: its value in seconds, if constants of the tree determine it.
struct TimeSpanReader {
    let project: Project

    /// The longest chain of constants that is followed; longer ones are unknown.
    private static let depthLimit = 8

    /// `unit` is the unit of a bare number, in seconds: 1, or 1e-9 for nanoseconds.
    func span(of expression: Node, unit: Double = 1) -> TimeSpan {
        let value = seconds(of: expression, unit: unit, depth: 0).map { ($0 * 1e9).rounded() / 1e9 }
        return TimeSpan(seconds: value.flatMap { $0.isFinite ? $0 : nil }, text: text(of: expression))
    }

    /// Lowered Objective-C calls have names that are not in the file: the text of the file is used.
    private func text(of expression: Node) -> String {
        expression.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func seconds(of expression: Node, unit: Double, depth: Int) -> Double? {
        guard depth < Self.depthLimit else { return nil }
        let node = expression.stripped
        if let scale = scale(of: node), let count = node.arguments.first?.value {
            return project.constantValue(of: count).map { $0 * scale }
        }
        if let number = project.constantValue(of: node) { return number * unit }
        return constant(node).flatMap { seconds(of: $0, unit: unit, depth: depth + 1) }
    }

    /// The unit in seconds of `.seconds(5)`, `DispatchTimeInterval.milliseconds(100)`, `Duration.seconds(1)`.
    private func scale(of node: Node) -> Double? {
        guard node.kind == .callExpression, node.arguments.count == 1, let callee = node.calleeName,
            callee.kind == .memberExpression
        else { return nil }
        let isOfInterval =
            callee.flags.contains(.implicitBase) || callee.base.map { TimeAPI.intervalTypes.contains($0.name) } == true
        return isOfInterval ? TimeAPI.secondsOfUnit[callee.name] : nil
    }

    /// The initial value of a constant declared in the tree.
    private func constant(_ node: Node) -> Node? {
        guard case .variable(let id)? = project.referent(of: node), project[id].isLet, project[id].kind != .parameter
        else { return nil }
        return project.value(of: id)
    }
}
