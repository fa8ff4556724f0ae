import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The worlds in which a value matches a pattern, and in which it does not; `nil` where that cannot be.
struct Match {
    var matching: World?
    var differing: World?

    var isCertain: Bool { matching == nil || differing == nil }

    static func certain(_ matches: Bool, _ world: World) -> Match {
        matches ? Match(matching: world, differing: nil) : Match(matching: nil, differing: world)
    }
}

extension Explorer {
    func match(_ value: Value, _ pattern: Node, in world: World) -> Match {
        let value = resolved(value, in: world)
        switch pattern.kind {
        case .wildcardPattern, .identifierPattern:
            return .certain(true, world)
        case .valueBindingPattern:
            return pattern.firstChild.map { match(value, $0, in: world) } ?? .certain(true, world)
        case .optionalPattern:
            return matchOptional(value, pattern, in: world)
        case .enumCasePattern:
            return matchCase(pattern.name, value, payload: pattern.children(.patternElement), in: world)
        case .tuplePattern:
            return matchTuple(value, pattern, in: world)
        case .expressionPattern:
            return pattern.firstChild.map { matchExpression(value, $0, in: world) } ?? Match(matching: world, differing: world)
        default:
            return Match(matching: world, differing: world)
        }
    }

    private func matchOptional(_ value: Value, _ pattern: Node, in world: World) -> Match {
        let absent = assumingPresence(of: value, false, in: world)
        guard let present = assumingPresence(of: value, true, in: world) else { return Match(matching: nil, differing: absent) }
        guard let inner = pattern.firstChild else { return Match(matching: present, differing: absent) }
        let match = match(value, inner, in: present)
        return Match(matching: match.matching, differing: absent ?? match.differing)
    }

    /// `.name(p, …)`, `.name` and `T.name`.
    private func matchCase(_ name: String, _ value: Value, payload: [Node], in world: World) -> Match {
        switch value {
        case .enumCase(let known, let values):
            guard known == name else { return .certain(false, world) }
            return matchAll(payload, values, in: world)
        case .absent:
            return .certain(name == "none", world)
        case .symbol(let symbol):
            if name == "some" || name == "none" {
                let present = assumingPresence(of: value, true, in: world)
                let absent = assumingPresence(of: value, false, in: world)
                return name == "some" ? Match(matching: present, differing: absent) : Match(matching: absent, differing: present)
            }
            if !payload.isEmpty { return Match(matching: world, differing: world) }
            return Match(
                matching: assuming(symbol, is: .enumCase(name, []), in: world),
                differing: excluding(.enumCase(name, []), from: symbol, in: world))
        case .unknown:
            return Match(matching: world, differing: world)
        default:
            if name == "some" { return matchAll(payload, [value], in: world) }
            return .certain(false, world)
        }
    }

    private func matchTuple(_ value: Value, _ pattern: Node, in world: World) -> Match {
        let elements = pattern.children(.patternElement)
        guard case .tuple(let values) = value, values.count == elements.count else {
            if elements.count == 1, let only = elements[0].firstChild { return match(value, only, in: world) }
            return Match(matching: world, differing: world)
        }
        return matchAll(elements, values, in: world)
    }

    private func matchAll(_ elements: [Node], _ values: [Value], in world: World) -> Match {
        guard elements.count <= values.count else { return Match(matching: world, differing: nil) }
        var matching: World? = world
        var differing: World?
        for (element, value) in zip(elements, values) {
            guard let here = matching, let pattern = element.firstChild else { break }
            let match = match(value, pattern, in: here)
            matching = match.matching
            if differing == nil { differing = match.differing }
        }
        return Match(matching: matching, differing: differing)
    }

    private func matchExpression(_ value: Value, _ node: Node, in world: World) -> Match {
        switch node.kind {
        case .memberExpression where node.flags.contains(.implicitBase) || isEnumCase(node):
            return matchCase(node.name, value, payload: [], in: world)
        case .callExpression:
            guard let callee = node.firstChild, callee.kind == .memberExpression, callee.flags.contains(.implicitBase) else { break }
            return matchCase(callee.name, value, payload: [], in: world)
        case .tupleExpression where node.onlyParenthesised == nil:
            return matchTupleExpression(value, node, in: world)
        case .wildcardExpression:
            return .certain(true, world)
        default: break
        }
        if let range = matchRange(value, node, in: world) { return range }
        let equality = equality(value, self.value(of: node, in: world), in: world)
        return Match(matching: assuming(equality, true, in: world), differing: assuming(equality, false, in: world))
    }

    /// `State.idle`, with the type written out.
    private func isEnumCase(_ node: Node) -> Bool {
        guard let base = node.firstChild, base.kind == .nameExpression, case .type(let type) = reference(ofName: base) else { return false }
        return project.types[type].kind == .enum && project.types[type].properties[node.name] == nil
    }

    private func matchTupleExpression(_ value: Value, _ node: Node, in world: World) -> Match {
        guard case .tuple(let values) = value else { return Match(matching: world, differing: world) }
        var matching: World? = world
        var differing: World?
        for (element, value) in zip(node.children, values) {
            guard let here = matching, let inner = element.firstChild else { break }
            let match = matchExpression(resolved(value, in: here), inner, in: here)
            matching = match.matching
            if differing == nil { differing = match.differing }
        }
        return Match(matching: matching, differing: differing)
    }

    /// `1...3`, `..<4`, `2...`.
    private func matchRange(_ value: Value, _ node: Node, in world: World) -> Match? {
        let isClosed: Bool
        var low: Value?
        var high: Value?
        switch (node.kind, node.name) {
        case (.infixExpression, "..."), (.infixExpression, "..<"):
            let operands = node.children.filter { $0.kind != .infixOperator }
            guard operands.count == 2 else { return nil }
            low = self.value(of: operands[0], in: world)
            high = self.value(of: operands[1], in: world)
        case (.prefixExpression, "..."), (.prefixExpression, "..<"): high = node.firstChild.map { self.value(of: $0, in: world) }
        case (.postfixExpression, "..."): low = node.firstChild.map { self.value(of: $0, in: world) }
        default: return nil
        }
        isClosed = node.isNamed("...")
        var tests: [Value] = []
        if let low { tests.append(combined(">=", value, low, in: world)) }
        if let high { tests.append(combined(isClosed ? "<=" : "<", value, high, in: world)) }
        var matching: World? = world
        for test in tests { matching = matching.flatMap { assuming(test, true, in: $0) } }
        let differing = tests.lazy.compactMap { self.assuming($0, false, in: world) }.first
        return Match(matching: matching, differing: differing)
    }
}
