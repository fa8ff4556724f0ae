import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The program states in which a value matches a pattern and does not; `nil` for an infeasible outcome.
struct Match {
    var matching: ProgramState?
    var differing: ProgramState?

    var isCertain: Bool { matching == nil || differing == nil }

    static func certain(_ matches: Bool, _ program: ProgramState) -> Match {
        matches ? Match(matching: program, differing: nil) : Match(matching: nil, differing: program)
    }
}

extension Explorer {
    func match(_ value: Value, _ pattern: Node, in program: ProgramState) -> Match {
        let value = resolved(value, in: program)
        switch pattern.kind {
        case .wildcardPattern, .identifierPattern:
            return .certain(true, program)
        case .valueBindingPattern:
            return pattern.firstChild.map { match(value, $0, in: program) } ?? .certain(true, program)
        case .optionalPattern:
            return matchOptional(value, pattern, in: program)
        case .enumCasePattern:
            return matchCase(pattern.name, value, payload: pattern.children(.patternElement), in: program)
        case .tuplePattern:
            return matchTuple(value, pattern, in: program)
        case .expressionPattern:
            return pattern.firstChild.map { matchExpression(value, $0, in: program) }
                ?? Match(matching: program, differing: program)
        default:
            return Match(matching: program, differing: program)
        }
    }

    private func matchOptional(_ value: Value, _ pattern: Node, in program: ProgramState) -> Match {
        let absent = assumingPresence(of: value, false, in: program)
        guard let present = assumingPresence(of: value, true, in: program) else {
            return Match(matching: nil, differing: absent)
        }
        guard let inner = pattern.firstChild else { return Match(matching: present, differing: absent) }
        let match = match(value, inner, in: present)
        return Match(matching: match.matching, differing: absent ?? match.differing)
    }

    /// `.name(p, …)`, `.name` and `T.name`.
    private func matchCase(_ name: String, _ value: Value, payload: [Node], in program: ProgramState) -> Match {
        switch value {
        case .enumCase(let known, let values):
            guard known == name else { return .certain(false, program) }
            return matchAll(payload, values, in: program)
        case .absent:
            return .certain(name == "none", program)
        case .symbol(let symbol):
            if name == "some" || name == "none" {
                let present = assumingPresence(of: value, true, in: program)
                let absent = assumingPresence(of: value, false, in: program)
                return name == "some"
                    ? Match(matching: present, differing: absent) : Match(matching: absent, differing: present)
            }
            if !payload.isEmpty { return Match(matching: program, differing: program) }
            return Match(
                matching: assuming(symbol, is: .enumCase(name, []), in: program),
                differing: excluding(.enumCase(name, []), from: symbol, in: program))
        case .unknown:
            return Match(matching: program, differing: program)
        default:
            if name == "some" { return matchAll(payload, [value], in: program) }
            return .certain(false, program)
        }
    }

    private func matchTuple(_ value: Value, _ pattern: Node, in program: ProgramState) -> Match {
        let elements = pattern.children(.patternElement)
        guard case .tuple(let values) = value, values.count == elements.count else {
            if elements.count == 1, let only = elements[0].firstChild { return match(value, only, in: program) }
            return Match(matching: program, differing: program)
        }
        return matchAll(elements, values, in: program)
    }

    private func matchAll(_ elements: [Node], _ values: [Value], in program: ProgramState) -> Match {
        guard elements.count <= values.count else { return Match(matching: program, differing: nil) }
        var matching: ProgramState? = program
        var differing: ProgramState?
        for (element, value) in zip(elements, values) {
            guard let here = matching, let pattern = element.firstChild else { break }
            let match = match(value, pattern, in: here)
            matching = match.matching
            if differing == nil { differing = match.differing }
        }
        return Match(matching: matching, differing: differing)
    }

    private func matchExpression(_ value: Value, _ node: Node, in program: ProgramState) -> Match {
        switch node.kind {
        case .memberExpression where node.flags.contains(.implicitBase) || isEnumCase(node):
            return matchCase(node.name, value, payload: [], in: program)
        case .callExpression:
            guard let callee = node.firstChild, callee.kind == .memberExpression, callee.flags.contains(.implicitBase)
            else { break }
            return matchCase(callee.name, value, payload: [], in: program)
        case .tupleExpression where node.onlyParenthesized == nil:
            return matchTupleExpression(value, node, in: program)
        case .wildcardExpression:
            return .certain(true, program)
        default: break
        }
        if let range = matchRange(value, node, in: program) { return range }
        let other =
            node.kind == .nameExpression ? unreadValue(of: node, in: program) : self.value(of: node, in: program)
        let equality = equality(value, other, in: program)
        return Match(matching: assuming(equality, true, in: program), differing: assuming(equality, false, in: program))
    }

    /// `State.idle`, qualified by the type.
    private func isEnumCase(_ node: Node) -> Bool {
        guard let base = node.firstChild, base.kind == .nameExpression, case .type(let type) = reference(ofName: base)
        else { return false }
        return project.types[type].kind == .enum && project.types[type].properties[node.name] == nil
    }

    private func matchTupleExpression(_ value: Value, _ node: Node, in program: ProgramState) -> Match {
        guard case .tuple(let values) = value else { return Match(matching: program, differing: program) }
        var matching: ProgramState? = program
        var differing: ProgramState?
        for (element, value) in zip(node.children, values) {
            guard let here = matching, let inner = element.firstChild else { break }
            let match = matchExpression(resolved(value, in: here), inner, in: here)
            matching = match.matching
            if differing == nil { differing = match.differing }
        }
        return Match(matching: matching, differing: differing)
    }

    /// `1...3`, `..<4`, `2...`.
    private func matchRange(_ value: Value, _ node: Node, in program: ProgramState) -> Match? {
        let isClosed: Bool
        var low: Value?
        var high: Value?
        switch (node.kind, node.name) {
        case (.infixExpression, "..."), (.infixExpression, "..<"):
            let operands = node.children.filter { $0.kind != .infixOperator }
            guard operands.count == 2 else { return nil }
            low = self.value(of: operands[0], in: program)
            high = self.value(of: operands[1], in: program)
        case (.prefixExpression, "..."), (.prefixExpression, "..<"):
            high = node.firstChild.map { self.value(of: $0, in: program) }
        case (.postfixExpression, "..."): low = node.firstChild.map { self.value(of: $0, in: program) }
        default: return nil
        }
        isClosed = node.isNamed("...")
        var tests: [Value] = []
        if let low { tests.append(combined(">=", value, low, in: program)) }
        if let high { tests.append(combined(isClosed ? "<=" : "<", value, high, in: program)) }
        var matching: ProgramState? = program
        for test in tests { matching = matching.flatMap { assuming(test, true, in: $0) } }
        let differing = tests.lazy.compactMap { self.assuming($0, false, in: program) }.first
        return Match(matching: matching, differing: differing)
    }
}
