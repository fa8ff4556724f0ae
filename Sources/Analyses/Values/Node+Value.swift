import TimerlintAppleAPIs
import TimerlintSyntax

/// Convenience accessors shared by the analyses.
extension Node {
    /// The first trailing closure.
    package var trailingClosure: Node? { trailingClosures.first?.value }

    /// The call whose callee is this name.
    package var callOfName: Node? {
        guard kind == .nameExpression || kind == .memberExpression else { return nil }
        return outermostUnwrap.parent.flatMap { $0.kind == .callExpression ? $0 : nil }
    }

    /// The selector that the name in an Objective-C message, or an `@selector`, means. `nil` for other uses of a name.
    var sentSelector: String? { selector ?? callOfName?.selector }

    /// Whether the callee logs its arguments: `print`, `NSLog`, `logger.debug`.
    package var namesLogging: Bool {
        if kind == .nameExpression { return NameWords.loggingFunctions.contains(name) }
        guard let base else { return false }
        return NameWords.logging.contains(name) && base.stripped.name.lowercased().hasPart("log")
    }

    /// The values that a body returns: those of its `return` statements outside closures, or its single expression,
    /// unless it is that of a function without a result, which discards it.
    package var returnedValues: [Node] {
        if let only = firstChild, only.nextSibling == nil, only.kind.isExpression {
            return isBodyWithoutResult ? [] : [only.stripped]
        }
        var found: [Node] = []
        collectReturnedValues(into: &found)
        return found
    }

    private var isBodyWithoutResult: Bool {
        parent.map { $0.kind == .functionDeclaration && $0.firstChild(.returnType) == nil } ?? false
    }

    private func collectReturnedValues(into found: inout [Node]) {
        for child in children where child.kind != .closureExpression && !child.kind.isFunctionLike {
            if child.kind == .returnStatement {
                found += [child.firstChild?.stripped].compactMap { $0 }
            } else {
                child.collectReturnedValues(into: &found)
            }
        }
    }

    /// The value of a number literal, or of arithmetic on literals: `1.0 / 60`, `-1`, `0.5 * 2`.
    package var numericValue: Double? {
        let node = stripped
        switch node.kind {
        case .integerLiteral, .floatLiteral: return Double(node.literalText.filter { $0 != "_" })
        case .prefixExpression where node.isNamed("-"): return node.firstChild?.numericValue.map { -$0 }
        case .infixExpression: return node.folded(\.numericValue)
        default: return nil
        }
    }

    /// The result of a chain of arithmetic operators of one precedence group, if `value` knows the operands.
    func folded(_ value: (Node) -> Double?) -> Double? {
        var result: Double?
        var operation: String?
        for child in children {
            if child.kind == .infixOperator {
                operation = child.name
                continue
            }
            guard let right = value(child) else {
                // A multiplication by zero is zero, whatever the other operand.
                if operation == "*", result == 0 { continue }
                return nil
            }
            guard let left = result, let operation else {
                result = right
                continue
            }
            switch operation {
            case "*": result = left * right
            case "/": result = left / right
            case "+": result = left + right
            case "-": result = left - right
            default: return nil
            }
        }
        return result
    }
}

extension Node {
    /// Whether the closure receives the continuation of a stream that it sets up: it runs once, before the stream's
    /// initializer returns. One without parameters unfolds the stream, later and repeatedly.
    package var buildsStream: Bool {
        guard kind == .closureExpression, let argument = parent, argument.kind == .argument,
            !argument.isNamed("unfolding"), let callee = argument.parent?.calleeName
        else { return false }
        return ConcurrencyAPI.streams.contains(callee.name)
            && (!parameters.isEmpty || body?.contains { $0.isNamed("$0") } == true)
    }
}
