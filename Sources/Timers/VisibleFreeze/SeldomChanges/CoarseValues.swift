import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes changes that show time in minutes or longer units, so that at most one fire a minute changes what is
/// seen. Input: the changes of a handler. Output: the answer, by the values that they assign.
struct CoarseValues {
    let references: ReferenceIndex
    var project: Project { references.project }

    private static let depthLimit = 8
    /// What following a call into its function costs of that: few levels, because each may call many others.
    private static let depthOfCall = 3
    /// In seconds.
    private static let coarseUnit = 60.0

    /// A constant counts if another change sets the same target to such a value: `minutes = 0` at the end.
    func areShown(by changes: [VisibleChange]) -> Bool {
        let coarse = changes.filter { change in
            change.assignedValue.map { isCoarse($0, depth: 0) && hasUnit($0, depth: 0) } == true
                || change.state.map { DateTexts(references: references).showOnly($0) || isReadCoarsely($0) } == true
        }
        let targets = coarse.compactMap { $0.target?.pathWithoutSelf }
        return !coarse.isEmpty
            && changes.allSatisfy { change in
                coarse.contains { $0.node == change.node }
                    || change.setsLiteral && change.target.map { targets.contains($0.pathWithoutSelf) } == true
            }
    }

    /// Whether only computed properties read a state, none hands it on, and all that they return is such a time.
    private func isReadCoarsely(_ state: VariableID) -> Bool {
        let reads = references.uses(of: state).map(\.node).filter { !$0.isWritten && !project.isWrittenForTests($0) }
        return !reads.isEmpty && !isHandedOn(state)
            && Set(reads.map { project.function(around: $0) }).allSatisfy { reader in
                guard let reader, project[reader].property != nil, let body = project.body(of: reader) else {
                    return false
                }
                let values = body.returnedValues.map(\.stripped)
                return values.allSatisfy { isCoarse($0, depth: 0) } && values.contains { hasUnit($0, depth: 0) }
            }
    }

    /// `$now`, in the type that has the state, or of another object.
    private func isHandedOn(_ state: VariableID) -> Bool {
        references.nodes(named: "$" + project[state].name).contains { projection in
            projection.kind == .memberExpression || project.type(around: projection) == project.owner(of: state)
        }
    }

    private func isCoarse(_ expression: Node, depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        let node = expression.stripped
        let areCoarse = { (parts: [Node]) in parts.allSatisfy { isCoarse($0, depth: depth + 1) } }
        switch node.kind {
        case .integerLiteral: return true
        case .stringLiteral:
            return areCoarse(node.nodes { $0.kind == .interpolation }.flatMap(\.arguments).compactMap(\.value))
        case .ternaryExpression: return areCoarse(Array(node.children.dropFirst()))
        case .memberExpression: return TimeAPI.coarseComponents.contains(node.name)
        case .nameExpression:
            guard let local = project.local(node), project[local].isLet, let value = project.value(of: local) else {
                return false
            }
            return isCoarse(value, depth: depth + 1)
        case .infixExpression: return isCoarse(operation: node, depth: depth)
        case .castExpression: return isCoarse(cast: node, depth: depth)
        case .callExpression: return isCoarse(call: node, depth: depth)
        default: return false
        }
    }

    /// Whether it is a time at all, and not a constant.
    private func hasUnit(_ expression: Node, depth: Int) -> Bool {
        depth < Self.depthLimit
            && expression.contains { node in
                switch node.kind {
                case .memberExpression: return TimeAPI.coarseComponents.contains(node.name)
                case .infixOperator where node.isNamed("/"): return true
                case .callExpression:
                    return DateTexts(references: references).isWithoutSeconds(node)
                        || results(of: node)?.contains { hasUnit($0, depth: depth + Self.depthOfCall) } == true
                case .nameExpression:
                    let value = project.local(node).flatMap { project[$0].isLet ? project.value(of: $0) : nil }
                    return value.map { hasUnit($0, depth: depth + 1) } ?? false
                default: return false
                }
            }
    }

    /// `Int(left) / 3600 % 24`, `days * 24 + hours`, `components.minute ?? 0`.
    private func isCoarse(operation node: Node, depth: Int) -> Bool {
        let sides = node.children.filter(\.isExpression)
        let operators = Set(node.children(.infixOperator).map(\.name))
        if operators.isSubset(of: ["+", "-", "??"]) { return sides.allSatisfy { isCoarse($0, depth: depth + 1) } }
        guard sides.count >= 2, operators.isSubset(of: ["/", "%", "*"]) else { return false }
        let isDivided = node.firstChild(.infixOperator)?.isNamed("/") == true
        return isDivided && isWhole(sides[0]) && isCoarseUnit(sides[1])
            || !operators.contains("/") && isCoarse(sides[0], depth: depth + 1)
    }

    private func isCoarse(call: Node, depth: Int) -> Bool {
        if let results = results(of: call) {
            return results.allSatisfy { isCoarse($0, depth: depth + Self.depthOfCall) }
        }
        guard let callee = call.calleeName, let first = call.arguments.first?.value?.stripped else { return false }
        if RuntimeAPI.localizedTexts.contains(callee.name) { return true }
        if DateTexts(references: references).isWithoutSeconds(call) { return true }
        if TimeAPI.stringMakers.contains(callee.name) || TimeAPI.formatLabels.contains(call.arguments[0].name) {
            return call.arguments.compactMap(\.value).allSatisfy { isCoarse($0, depth: depth + 1) }
        }
        guard ScalarAPI.roundings.contains(callee.name) else { return false }
        return isTruncatedToUnit(first) || isCoarse(first, depth: depth + 1)
    }

    /// What a function of the tree returns.
    private func results(of call: Node) -> [Node]? {
        guard case .functions(let functions)? = call.calleeName.flatMap({ project.referent(of: $0) }),
            functions.count == 1, let body = project.body(of: functions[0])
        else { return nil }
        let results = body.returnedValues.map(\.stripped)
        return results.isEmpty ? nil : results
    }

    /// `(int)(left / 60.0)`
    private func isCoarse(cast node: Node, depth: Int) -> Bool {
        guard let value = node.firstChild?.stripped else { return false }
        return isCastToWhole(node) && isTruncatedToUnit(value) || isCoarse(value, depth: depth + 1)
    }

    /// Whether what follows the point goes: of `left / 60.0`, the seconds.
    private func isTruncatedToUnit(_ quotient: Node) -> Bool {
        let sides = quotient.children.filter(\.isExpression)
        return quotient.kind == .infixExpression && quotient.isNamed("/") && sides.count == 2 && isCoarseUnit(sides[1])
    }

    private func isCastToWhole(_ cast: Node) -> Bool {
        cast.children.contains { $0.kind == .namedType && ScalarAPI.wholeTypes.contains($0.name) }
    }

    /// Minutes, hours and days; of hundredths or milliseconds, a division makes seconds.
    private func isCoarseUnit(_ divisor: Node) -> Bool {
        guard let unit = project.constantValue(of: divisor) else { return false }
        return unit >= Self.coarseUnit && unit.truncatingRemainder(dividingBy: Self.coarseUnit) == 0
    }

    /// Whether a division by a whole number truncates.
    private func isWhole(_ dividend: Node) -> Bool {
        let node = dividend.stripped
        if let callee = node.calleeName, node.kind == .callExpression { return callee.isNamed("Int") }
        if node.kind == .castExpression { return isCastToWhole(node) }
        if node.kind == .infixExpression { return node.children.filter(\.isExpression).first.map(isWhole) ?? false }
        if project.type(of: node).map({ ScalarAPI.wholeTypes.contains($0.name) }) == true { return true }
        return project.local(node).flatMap { project.value(of: $0) }.map(isWhole) ?? false
    }
}

extension VisibleChange {
    /// The value of a plain assignment.
    fileprivate var assignedValue: Node? {
        node.kind == .assignmentExpression && node.isNamed("=") ? node.firstChild?.nextSibling : nil
    }
}
