import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Which places the known values make unreachable: by conditions on the way to them, and by earlier exits.
extension KnownValues {
    /// Whether a condition between the start of the enclosing function and the place always fails.
    package func exclude(_ place: Node) -> Bool {
        place.passedTests.contains(where: contradicts) || isInExcludedCase(place)
    }

    /// Whether the branch of a decision that leads to the place is surely the one that is taken, once the flow gets to
    /// the decision: a branch of an `if`, a case of a `switch`, or an operand of a conditional expression.
    package func choose(_ place: Node, in decision: Node) -> Bool {
        switch decision.kind {
        case .ifStatement:
            guard let own = decision.branches.firstIndex(where: { $0.encloses(place) }) else { return false }
            return decision.branches[own].conditions.allSatisfy { truth(of: $0) == .yes }
                && decision.branches[..<own].allSatisfy { $0.conditions.contains { truth(of: $0) == .no } }
        case .switchStatement:
            let cases = decision.children(.switchCase)
            guard let own = cases.first(where: { $0.encloses(place) }),
                let known = decision.subject.flatMap({ value(of: $0) })
            else { return false }
            return own.flags.contains(.isDefault)
                ? cases.allSatisfy { $0 == own || matches($0, known) == .no } : matches(own, known) == .yes
        case .ternaryExpression:
            let parts = Array(decision.children)
            guard parts.count == 3 else { return false }
            return truth(of: parts[0]) == (parts[1].encloses(place) ? .yes : .no)
        default: return false
        }
    }

    private func contradicts(_ test: PassedTest) -> Bool {
        let answers = test.conditions.map { truth(of: $0) }
        return test.held ? answers.contains(.no) : !answers.isEmpty && answers.allSatisfy { $0 == .yes }
    }

    private func isInExcludedCase(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { node in
            node.kind == .block && node.parent.map { $0.kind == .switchCase && excludes(case: $0) } == true
        }
    }

    private func excludes(case chosen: Node) -> Bool {
        guard let statement = chosen.parent, let subject = statement.subject, let known = value(of: subject) else {
            return false
        }
        let cases = statement.children(.switchCase)
        if chosen.flags.contains(.isDefault) { return cases.contains { $0 != chosen && matches($0, known) == .yes } }
        guard matches(chosen, known) == .no, let position = cases.firstIndex(of: chosen) else { return false }
        // The cases that fall through into this one.
        let earlier = cases[..<position].reversed().prefix { $0.contains { $0.kind == .fallthroughStatement } }
        return earlier.allSatisfy { matches($0, known) == .no }
    }

    private func matches(_ chosen: Node, _ known: KnownValue) -> Truth {
        let answers = chosen.caseItems.map { item -> Truth in
            guard let pattern = item.firstChild, item.whereCondition == nil else { return .unknown }
            if pattern.kind == .enumCasePattern, let name = known.memberName {
                return pattern.name != name ? .no : known == .member(name) ? .yes : .unknown
            }
            guard pattern.kind == .expressionPattern, let value = pattern.firstChild.flatMap({ value(of: $0) }) else {
                return .unknown
            }
            return isSame(value, known)
        }
        if answers.contains(.yes) { return .yes }
        return answers.isEmpty || answers.contains(.unknown) ? .unknown : .no
    }

    // MARK: Conditions

    package func truth(of condition: Node) -> Truth {
        let question = condition.stripped
        if question.kind == .optionalBinding {
            let bound =
                question.initialValue.map { value(of: $0) } ?? value(ofParameterNamed: question.name, at: question)
            return bound == .absence ? .no : bound == .presence ? .yes : .unknown
        }
        if question.kind == .infixExpression { return truth(ofComparison: question) }
        switch value(of: question) {
        case .boolean(let answer): return answer ? .yes : .no
        // In C a number is true unless it is zero.
        case .number(let number) where question.tree.file.language == .objectiveC: return number == 0 ? .no : .yes
        case .absence where question.tree.file.language == .objectiveC: return .no
        case .presence where question.tree.file.language == .objectiveC: return .yes
        default: return .unknown
        }
    }

    /// `[.loading, .waiting].contains(state)`.
    func truth(ofMembership call: Node) -> Truth {
        guard let callee = call.calleeName, callee.isNamed("contains"), call.arguments.count == 1,
            let list = callee.base?.stripped, list.kind == .arrayExpression,
            let element = call.arguments.first?.value.flatMap({ value(of: $0) })
        else { return .unknown }
        let answers = list.children.map { listed in value(of: listed).map { isSame($0, element) } ?? .unknown }
        if answers.contains(.yes) { return .yes }
        return answers.contains(.unknown) ? .unknown : .no
    }

    func truth(ofComparison question: Node) -> Truth {
        let operands = question.children.filter { $0.kind != .infixOperator }
        if question.isNamed("&&") || question.isNamed("||") {
            // A chain of any length is one node.
            let answers = operands.map { truth(of: $0) }, deciding: Truth = question.isNamed("&&") ? .no : .yes
            if answers.contains(deciding) { return deciding }
            return answers.contains(.unknown) ? .unknown : deciding.opposite
        }
        guard operands.count == 2 else { return .unknown }
        switch question.name {
        case "==", "!=":
            guard let left = value(of: operands[0]), let right = value(of: operands[1]) else { return .unknown }
            return question.isNamed("==") ? isSame(left, right) : isSame(left, right).opposite
        case "<", "<=", ">", ">=":
            guard case .number(let left)? = value(of: operands[0]), case .number(let right)? = value(of: operands[1])
            else { return .unknown }
            return Self.holds(left, question.name, right) ? .yes : .no
        default: return .unknown
        }
    }

    private static func holds(_ left: Double, _ comparison: String, _ right: Double) -> Bool {
        switch comparison {
        case "<": left < right
        case "<=": left <= right
        case ">": left > right
        default: left >= right
        }
    }

    /// Values of different kinds (a case and a number) cannot be compared here, nor can associated values.
    private func isSame(_ left: KnownValue, _ right: KnownValue) -> Truth {
        if let name = left.memberName, let other = right.memberName, name != other { return .no }
        if case .memberWithValues = left { return right == .absence ? .no : .unknown }
        if left == right { return left == .presence ? .unknown : .yes }
        switch (left, right) {
        case (.boolean, .boolean), (.number, .number), (.member, .member), (.absence, _), (_, .absence): return .no
        default: return .unknown
        }
    }
}

extension KnownValue {
    /// The name of the enum case, if the value is one.
    fileprivate var memberName: String? {
        switch self {
        case .member(let name), .memberWithValues(let name): name
        default: nil
        }
    }
}
