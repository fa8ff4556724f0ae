import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Values of expressions whose effects have already been executed. The events of names and calls stored their
// values in the temporaries; the others are computed from the operands.

extension Explorer {
    /// The value of an expression in the current state.
    func value(of node: Node, in program: ProgramState) -> Value {
        if let known = program.frame.temporaries[node.id] { return resolved(known, in: program) }
        switch node.kind {
        case .tupleExpression:
            if let inner = node.onlyParenthesized { return value(of: inner, in: program) }
            return .tuple(node.children.map { $0.firstChild.map { value(of: $0, in: program) } ?? .unknown })
        case .tryExpression, .awaitExpression, .wordExpression, .optionalChain, .forceUnwrap, .inoutExpression:
            return node.firstChild.map { value(of: $0, in: program) } ?? .unknown
        case .castExpression:
            return cast(node, in: program)
        case .assignmentExpression:
            return valueOfAssignment(node, in: program)
        case .booleanLiteral:
            return .bool(node.booleanValue == true)
        case .integerLiteral:
            return Int(node.literalText.filter { $0 != "_" }).map { .int($0) } ?? .unknown
        case .stringLiteral:
            return node.firstChild == nil ? .text(node.name) : .unknown
        case .macroExpansion where node.isNamed("keyPath"):
            return node.arguments.first?.value.map { .text($0.text) } ?? .unknown
        case .nilLiteral:
            return .absent
        case .prefixExpression:
            return prefix(node, in: program)
        case .infixExpression:
            return infix(node, in: program)
        case .memberExpression:
            return node.flags.contains(.implicitBase) ? .enumCase(node.name, []) : .unknown
        case .arrayExpression:
            return .collection(node.children.map { Value.Element(key: nil, value: value(of: $0, in: program)) })
        case .dictionaryExpression:
            return .collection(node.children.compactMap { element($0, in: program) })
        default:
            return .unknown
        }
    }

    /// In C, `first = second = create()` gives both the same value.
    private func valueOfAssignment(_ node: Node, in program: ProgramState) -> Value {
        // After `self = [super init]`, code that continues in the initializer has an instance.
        if node.firstChild?.kind == .selfExpression { return program.frame.receiver }
        guard node.tree.file.language == .objectiveC, node.isNamed("="), let given = node.firstChild?.nextSibling else {
            return .unknown
        }
        return value(of: given, in: program)
    }

    /// The value of a literal, or of a closure without captures.
    func constant(_ node: Node) -> Value {
        let program = ProgramState()
        return node.kind == .closureExpression ? closureValue(node, in: program) : value(of: node, in: program)
    }

    private func element(_ node: Node, in program: ProgramState) -> Value.Element? {
        guard let key = node.firstChild, let item = key.nextSibling else { return nil }
        return Value.Element(key: value(of: key, in: program), value: value(of: item, in: program))
    }

    /// Replaces an unknown by its known value, and a source that is no longer tracked by unknown.
    func resolved(_ value: Value, in program: ProgramState) -> Value {
        switch value {
        case .source(let id): return program.sources[id] == nil ? .unknown : value
        case .symbol(let symbol):
            switch program.known[symbol] {
            case .value(let known), .stored(let known): return known
            default: return value
            }
        default: return value
        }
    }

    /// Whether a value is non-nil; `nil` if undetermined.
    func isPresent(_ value: Value, in program: ProgramState) -> Bool? {
        guard case .symbol(let symbol) = value else {
            // `Optional.none` may be written as `.none`.
            if case .enumCase("none", []) = value { return false }
            return value.isPresent
        }
        switch program.known[symbol] {
        case .present: return true
        case .value(let known), .stored(let known): return known.isPresent
        case .excluding(let values): return values.contains(.absent) ? true : nil
        case nil: return nil
        }
    }

    /// `x as T` keeps the value, `x as? T` may become nil, and `x is T` is a separate unknown.
    private func cast(_ node: Node, in program: ProgramState) -> Value {
        guard let operand = node.firstChild else { return .unknown }
        let inner = value(of: operand, in: program)
        guard node.isNamed("is") || node.isNamed("as?"), case .symbol = inner else {
            return node.isNamed("is") ? .unknown : inner
        }
        return operation(node.name + " " + (operand.nextSibling?.text ?? ""), [inner])
    }

    // MARK: Operators

    private func prefix(_ node: Node, in program: ProgramState) -> Value {
        guard let operand = node.firstChild else { return .unknown }
        let inner = value(of: operand, in: program)
        switch (node.name, inner) {
        case ("!", _): return negated(inner)
        case ("-", .int(let number)) where number != .min: return .int(-number)
        default: return .unknown
        }
    }

    func negated(_ value: Value) -> Value {
        if case .symbol(let symbol) = value {
            if case .operation("!", let operands) = symbols[symbol] { return operands[0] }
            return operation("!", [value])
        }
        return value.truth.map { .bool(!$0) } ?? .unknown
    }

    private func infix(_ node: Node, in program: ProgramState) -> Value {
        let parts = Array(node.children)
        guard parts.count >= 3 else { return .unknown }
        var result = value(of: parts[0], in: program)
        var index = 1
        while index + 1 < parts.count {
            let right = value(of: parts[index + 1], in: program)
            result = combined(parts[index].name, result, whole(parts[index + 1], beside: result) ?? right, in: program)
            index += 2
        }
        return result
    }

    /// `0.0` beside a known whole number: whatever its type, they compare as whole numbers do. Beside an unknown it is
    /// none, which may lie between two of them.
    private func whole(_ literal: Node, beside other: Value) -> Value? {
        guard case .int = other, literal.kind == .floatLiteral else { return nil }
        return literal.numericValue.flatMap { Int(exactly: $0) }.map { .int($0) }
    }

    func combined(_ name: String, _ left: Value, _ right: Value, in program: ProgramState) -> Value {
        switch (name, left, right) {
        case ("==", _, _), ("===", _, _), ("~=", _, _): return equality(left, right, in: program)
        case ("!=", _, _), ("!==", _, _): return negated(equality(left, right, in: program))
        case ("<", _, _): return isLess(left, right, in: program)
        case (">", _, _): return isLess(right, left, in: program)
        case (">=", _, _): return negated(isLess(left, right, in: program))
        case ("<=", _, _): return negated(isLess(right, left, in: program))
        case ("+", .collection(let first), .collection(let second)): return .collection(first + second)
        case ("&&", .bool(false), _), ("&&", _, .bool(false)): return .bool(false)
        case ("||", .bool(true), _), ("||", _, .bool(true)): return .bool(true)
        case ("&&", .bool(true), _), ("||", .bool(false), _): return right
        case ("&&", _, .bool(true)), ("||", _, .bool(false)): return left
        default: return arithmetic(name, left, right)
        }
    }

    /// Tracks integers near zero only, the range of counters that guard an operation.
    private func arithmetic(_ name: String, _ left: Value, _ right: Value) -> Value {
        guard case .int(let a) = left, case .int(let b) = right else {
            if case .unknown = left { return .unknown }
            if case .unknown = right { return .unknown }
            return operation(name, [left, right])
        }
        let number: Int? =
            switch name {
            case "+", "&+": a.addingReportingOverflow(b).partialValue
            case "-", "&-": a.subtractingReportingOverflow(b).partialValue
            case "*", "&*": a.multipliedReportingOverflow(by: b).partialValue
            case "%": b == 0 || b == -1 ? nil : a % b
            default: nil
            }
        guard let number, number.magnitude <= SourceState.greatestCount || a.magnitude > 16 else { return .unknown }
        return .int(number)
    }

    /// Whether two values are equal; a separate unknown if undetermined.
    func equality(_ left: Value, _ right: Value, in program: ProgramState) -> Value {
        if left == .unknown || right == .unknown { return presenceEquality(left, right, in: program) ?? .unknown }
        if case .symbol(let symbol) = left { return equality(symbol, left, right, in: program) }
        if case .symbol(let symbol) = right { return equality(symbol, right, left, in: program) }
        return presenceEquality(left, right, in: program) ?? compared(left, right)
    }

    private func compared(_ left: Value, _ right: Value) -> Value {
        switch (left, right) {
        case (.bool, .bool), (.int, .int), (.text, .text), (.source, .source), (.instance, .instance):
            return .bool(left == right)
        case (.enumCase(let a, let x), .enumCase(let b, let y)):
            if a != b { return .bool(false) }
            return x == y ? .bool(true) : .unknown
        default: return .unknown
        }
    }

    /// Comparisons decided by one side being `nil`.
    private func presenceEquality(_ left: Value, _ right: Value, in program: ProgramState) -> Value? {
        switch (isPresent(left, in: program), isPresent(right, in: program)) {
        case (false?, false?): .bool(true)
        case (true?, false?), (false?, true?): .bool(false)
        default: nil
        }
    }

    private func equality(_ symbol: Symbol, _ left: Value, _ right: Value, in program: ProgramState) -> Value {
        if left == right { return .bool(true) }
        if let known = presenceEquality(left, right, in: program) { return known }
        if case .excluding(let values) = program.known[symbol], values.contains(right) { return .bool(false) }
        if case .int(let number) = right, let bounds = bounds(of: symbol, in: program), !bounds.contains(number) {
            return .bool(false)
        }
        if case .symbol(let other) = right, other < symbol { return operation("==", [right, left]) }
        return operation("==", [left, right])
    }

    /// Whether `left < right`, as far as the facts about both determine it.
    private func isLess(_ left: Value, _ right: Value, in program: ProgramState) -> Value {
        switch (left, right) {
        case (.int(let a), .int(let b)): return .bool(a < b)
        case (.symbol(let symbol), .int(let limit)):
            if let bounds = bounds(of: symbol, in: program) {
                if bounds.upperBound < limit { return .bool(true) }
                if bounds.lowerBound >= limit { return .bool(false) }
            }
        case (.int(let limit), .symbol(let symbol)):
            if let bounds = bounds(of: symbol, in: program) {
                if bounds.lowerBound > limit { return .bool(true) }
                if bounds.upperBound <= limit { return .bool(false) }
            }
        case (.symbol, .symbol): break
        default: return .unknown
        }
        return operation("<", [left, right])
    }

    /// The integers an unknown can still be, given the comparisons with known outcome; `nil` if there are none.
    private func bounds(of symbol: Symbol, in program: ProgramState) -> ClosedRange<Int>? {
        guard let (low, high) = limits(of: symbol, in: program), low <= high else { return nil }
        return low...high
    }

    /// Whether the comparisons with known outcome contradict each other.
    func isImpossible(_ symbol: Symbol, in program: ProgramState) -> Bool {
        guard let (low, high) = limits(of: symbol, in: program) else { return false }
        return low > high
    }

    private func limits(of symbol: Symbol, in program: ProgramState) -> (Int, Int)? {
        var low = Int.min
        var high = Int.max
        for (test, fact) in program.known {
            guard case .value(.bool(let truth)) = fact, case .operation("<", let operands) = symbols[test] else {
                continue
            }
            switch (operands[0], operands[1], truth) {
            // Nothing is less than the minimum or greater than the maximum.
            case (.symbol(symbol), .int(.min), true), (.int(.max), .symbol(symbol), true): return (1, 0)
            case (.symbol(symbol), .int(let limit), true): high = min(high, limit - 1)
            case (.symbol(symbol), .int(let limit), false): low = max(low, limit)
            case (.int(let limit), .symbol(symbol), true): low = max(low, limit + 1)
            case (.int(let limit), .symbol(symbol), false): high = min(high, limit)
            default: break
            }
        }
        guard low != Int.min || high != Int.max else { return nil }
        if case .excluding(let values) = program.known[symbol] {
            while low < high, values.contains(.int(low)) { low += 1 }
            while low < high, values.contains(.int(high)) { high -= 1 }
            if low == high, values.contains(.int(low)) { return (1, 0) }
        }
        return (low, high)
    }

    /// The unknown result of an operation, shared by equal operands. Never for sources, because a symbol's
    /// definition outlives a source's number.
    func operation(_ name: String, _ operands: [Value]) -> Value {
        if operands.contains(where: \.holdsSource) { return .unknown }
        var isOpaque = false
        for operand in operands {
            guard case .symbol(let symbol) = operand else { continue }
            if symbols.isOpaque(symbol) { isOpaque = true }
        }
        return .symbol(symbols.symbol(.operation(name, operands), isOpaque: isOpaque))
    }
}
