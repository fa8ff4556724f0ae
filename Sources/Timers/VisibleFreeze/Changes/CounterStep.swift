import TimerlintSemantics
import TimerlintSyntax

/// A step by which code moves a variable on: `ticks += 1`, `left = left - 0.1`.
struct CounterStep {
    let isDown: Bool
    /// The expression for its size.
    let amount: Node
}

extension Node {
    /// The step that an assignment makes; `nil` if its new value does not continue the old one.
    var counterStep: CounterStep? {
        guard kind == .assignmentExpression, let target = firstChild, let value = target.nextSibling?.stripped else {
            return nil
        }
        if isNamed("+=") || isNamed("-=") { return CounterStep(isDown: isNamed("-="), amount: value) }
        let sides = value.children.filter(\.isExpression)
        guard isNamed("="), value.kind == .infixExpression, value.isNamed("+") || value.isNamed("-"), sides.count == 2,
            sides[0].pathWithoutSelf == target.pathWithoutSelf, !target.pathWithoutSelf.isEmpty
        else { return nil }
        return CounterStep(isDown: value.isNamed("-"), amount: sides[1])
    }
}
