import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Computes after how many fires a value reaches a limit although nobody knows where it begins: a fraction, which has
/// at most 1 to go, or what each fire makes smaller by a factor. Input: the handler's code. Output: an upper bound, for
/// a factor an estimate; `nil` if it is neither.
struct FadingFires {
    let project: Project
    let bounds: NumericBounds
    let bodies: [Node]

    /// How many times the limit a value is at first, when a finger lets go of what then slows down. (d)
    private static let usualStart = 100.0
    private static let fireLimit = 1000

    func fires(of value: Node, until limit: Double) -> Double? {
        let path = magnitude(value.stripped).pathWithoutSelf
        if limit != 0, let factor = changes(of: path).compactMap({ self.factor($0, path) }).max() {
            return fires(untilOne: Self.usualStart, times: factor)
        }
        return (0...1).contains(limit) ? fires(ofFraction: value) : nil
    }

    /// How many fires move a fraction from one end to the other.
    func fires(ofFraction value: Node) -> Double? {
        let path = value.pathWithoutSelf
        guard let name = path.first, VisibleChanges.fractions.contains(name) else { return nil }
        return changes(of: path).compactMap { step($0, path) }.min().map { (1 / $0).rounded(.up) }
    }

    private func changes(of path: [String]) -> [Node] {
        guard path.first?.isEmpty == false else { return [] }
        return bodies.flatMap { body in
            body.nodes { $0.kind == .assignmentExpression && $0.firstChild?.pathWithoutSelf == path }
        }.filter { isMadeEachTime($0, path) }
    }

    /// `speed` of `abs(speed)`.
    private func magnitude(_ value: Node) -> Node {
        guard value.kind == .callExpression, let callee = value.calleeName, ScalarAPI.magnitudes.contains(callee.name)
        else { return value }
        return value.arguments.first?.value?.stripped ?? value
    }

    /// Whether nothing but the value itself keeps a fire from making the change.
    private func isMadeEachTime(_ change: Node, _ path: [String]) -> Bool {
        bodies.contains { body in
            body.holds(change)
                && Branches.conditions(before: change, in: body).allSatisfy { condition in
                    condition.kind == .optionalBinding
                        || condition.contains { $0.name == path[0] && $0.pathWithoutSelf == path }
                }
        }
    }

    /// `speed *= 0.9`, `speed = speed * 0.9`
    private func factor(_ change: Node, _ path: [String]) -> Double? {
        bounds.greatest(of: operand(of: change, "*", path)).flatMap { 0 < $0 && $0 < 1 ? $0 : nil }
    }

    /// `alpha -= 0.2`, `alpha = alpha - 0.2`
    private func step(_ change: Node, _ path: [String]) -> Double? {
        let given = operand(of: change, "-", path) ?? operand(of: change, "+", path)
        return bounds.least(of: given).flatMap { $0 > 0 ? $0 : nil }
    }

    private func operand(of change: Node, _ operation: String, _ path: [String]) -> Node? {
        guard let value = change.firstChild?.nextSibling?.stripped else { return nil }
        if change.name == operation + "=" { return value }
        guard change.isNamed("="), value.kind == .infixExpression, value.name == operation else { return nil }
        let sides = value.children.filter(\.isExpression)
        return sides.count == 2 && sides[0].pathWithoutSelf == path ? sides[1] : nil
    }

    /// How often a number is multiplied until it is no larger than 1; `nil` if that takes too long to be brief.
    private func fires(untilOne start: Double, times factor: Double) -> Double? {
        var number = start
        for fire in 0..<Self.fireLimit {
            if number <= 1 { return Double(fire) }
            number *= factor
        }
        return nil
    }
}

extension NumericBounds {
    fileprivate func least(of expression: Node?) -> Double? { expression.flatMap { least(of: $0) } }
    fileprivate func greatest(of expression: Node?) -> Double? { expression.flatMap { greatest(of: $0) } }
}
