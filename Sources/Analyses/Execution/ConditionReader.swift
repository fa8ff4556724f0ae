import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Reads what has to hold at a place: the conditions of the branches around it, and of the exits before it.
struct ConditionReader {
    let names: ConditionNames

    private var project: Project { names.project }

    func knowledge(at place: Node) -> Knowledge {
        var known = Knowledge()
        var child = place
        while let here = child.parent, !here.kind.isFunctionLike {
            switch here.kind {
            case .closureExpression where !isRunAtOnce(here): return known
            case .ifBranch where child.kind == .block: learn(branch: here, &known)
            case .switchCase where child.kind == .block: learn(case: here, &known)
            case .block:
                for earlier in here.children.prefix(while: { $0.range.end <= child.range.start }) {
                    learn(exits: earlier, after: [], &known)
                }
            default: break
            }
            child = here
        }
        return known
    }

    /// What follows from a condition that holds, or does not.
    func knowledge(that condition: Node, hold isTrue: Bool) -> Knowledge {
        var known = Knowledge()
        if isTrue {
            learn(condition, &known)
        } else if let facts = facts(of: condition.stripped, hold: false) {
            for fact in facts { known.add(fact) }
        } else if let facts = facts(of: condition.stripped, hold: true) {
            known.exclude(facts)
        }
        return known
    }

    /// Whether it runs in place, or as the next work of a queue: what was asked before still holds.
    private func isRunAtOnce(_ closure: Node) -> Bool {
        guard let call = closure.outermostUnwrap.parent?.parent, let callee = call.calleeName else { return false }
        return ClosureTiming.inPlace.contains(callee.name) || ClosureTiming.soon.contains(callee.name)
    }

    // MARK: Statements

    private func learn(branch: Node, _ known: inout Knowledge) {
        for condition in branch.conditions { learn(condition, &known) }
        for earlier in branch.parent?.branches.prefix(while: { $0 != branch }) ?? [] {
            if let together = facts(ofAll: earlier.conditions) { known.exclude(together) }
        }
    }

    private func learn(case chosen: Node, _ known: inout Knowledge) {
        guard let statement = chosen.parent, let subject = statement.subject.flatMap({ names.subject(of: $0) }) else {
            return
        }
        let others = statement.cases.filter { $0 != chosen }
        if chosen.flags.contains(.isDefault) {
            for item in others.flatMap(\.caseItems) where item.whereCondition == nil {
                if let value = item.firstChild.flatMap(value(ofPattern:)) {
                    known.add(Fact(subject: subject, value: value, holds: false))
                }
            }
        } else if chosen.caseItems.count == 1, chosen.tree.file.language == .swift,
            let value = chosen.caseItems[0].firstChild.flatMap(value(ofPattern:))
        {
            known.add(Fact(subject: subject, value: value, holds: true))
        }
    }

    /// `if isOn { return }`, `if let link { if link.isOpen { return } }`, `guard isOn else { return }`.
    private func learn(exits statement: Node, after asked: [Fact], _ known: inout Knowledge) {
        switch statement.kind {
        case .guardStatement:
            if asked.isEmpty {
                for condition in statement.conditions { learn(condition, &known) }
            } else if statement.conditions.count == 1,
                let facts = facts(of: statement.conditions[0], hold: false)
            {
                known.exclude(asked + facts)
            }
        case .ifStatement:
            guard let branch = statement.branches.first, let body = branch.body,
                let facts = facts(ofAll: branch.conditions)
            else { return }
            let together = asked + facts
            if body.leaves { return known.exclude(together) }
            for inner in body.children { learn(exits: inner, after: together, &known) }
        default: break
        }
    }

    // MARK: Conditions

    /// What follows from a condition that holds.
    private func learn(_ condition: Node, _ known: inout Knowledge) {
        let question = condition.stripped
        if question.kind == .infixExpression, question.isNamed("&&") {
            for part in question.children where part.isExpression { learn(part, &known) }
        } else if let facts = facts(of: question, hold: true) {
            for fact in facts { known.add(fact) }
        } else if let facts = facts(of: question, hold: false) {
            known.exclude(facts)
        }
    }

    /// The facts that hold exactly if all conditions do.
    private func facts(ofAll conditions: [Node]) -> [Fact]? {
        guard !conditions.isEmpty else { return nil }
        var found: [Fact] = []
        for condition in conditions {
            guard let facts = facts(of: condition, hold: true) else { return nil }
            found += facts
        }
        return found
    }

    /// The facts that hold exactly if the condition does, or does not.
    private func facts(of condition: Node, hold isTrue: Bool) -> [Fact]? {
        // A failed cast is not the absence of its operand.
        guard condition.kind != .castExpression else { return nil }
        let question = condition.stripped
        switch question.kind {
        case .optionalBinding:
            guard question.initialValue?.kind != .castExpression else { return nil }
            let bound = question.initialValue.map { names.subject(of: $0) } ?? nil
            return bound.map { [Fact(subject: $0, value: .nothing, holds: !isTrue)] }
        case .patternCondition:
            guard let pattern = question.pattern, let asked = question.children.first(where: { $0.isExpression }),
                let subject = names.subject(of: asked), let value = value(ofPattern: pattern)
            else { return nil }
            return [Fact(subject: subject, value: value, holds: isTrue)]
        case .prefixExpression where question.isNamed("!"):
            return question.firstChild.flatMap { facts(of: $0, hold: !isTrue) }
        case .infixExpression: return facts(ofComparison: question, hold: isTrue)
        default: return facts(ofTruth: question, hold: isTrue)
        }
    }

    private func facts(ofComparison question: Node, hold isTrue: Bool) -> [Fact]? {
        let operands = question.children.filter(\.isExpression)
        switch question.name {
        case "&&" where isTrue, "||" where !isTrue:
            var found: [Fact] = []
            for operand in operands {
                guard let facts = facts(of: operand, hold: isTrue) else { return nil }
                found += facts
            }
            return found
        case "==", "!=":
            guard operands.count == 2 else { return nil }
            let (left, right) = (operands[0], operands[1])
            guard let (asked, value) = value(of: right).map({ (left, $0) }) ?? value(of: left).map({ (right, $0) }),
                let subject = names.subject(of: asked)
            else { return nil }
            let isSame = question.isNamed("==") == isTrue
            return value == Self.truth
                ? [Fact(subject: subject, value: .nothing, holds: !isSame)]
                : [Fact(subject: subject, value: value, holds: isSame)]
        default: return nil
        }
    }

    private func facts(ofTruth question: Node, hold isTrue: Bool) -> [Fact]? {
        if let facts = facts(ofGetter: question, hold: isTrue) { return facts }
        return names.subject(of: question).map { [Fact(subject: $0, value: .nothing, holds: !isTrue)] }
    }

    /// `var isOpen: Bool { door != nil }`, `if case .open = door { return true }; return false`.
    private func facts(ofGetter name: Node, hold isTrue: Bool) -> [Fact]? {
        guard case .variable(let id)? = project.referent(of: name), project[id].kind == .property,
            let getter = project.accessors(of: id).first(where: { project[$0].kind == .accessor("get") }),
            let body = project.body(of: getter), let owner = names.owner(of: name)
        else { return nil }
        return ConditionReader(names: names.inside(owner)).facts(ofAnswer: Array(body.children), hold: isTrue)
    }

    private func facts(ofAnswer statements: [Node], hold isTrue: Bool) -> [Fact]? {
        guard let last = statements.last, let answer = last.kind == .returnStatement ? last.firstChild : last,
            answer.isExpression
        else { return nil }
        let exits = statements.dropLast()
        if exits.isEmpty { return facts(of: answer, hold: isTrue) }
        guard isTrue, exits.count == 1, let exit = exits.first, exit.kind == .ifStatement,
            exit.branches.count == 1, let branch = exit.branches.first,
            let early = branch.body?.firstChild, early.kind == .returnStatement,
            let given = early.firstChild?.booleanValue
        else { return nil }
        if given { return answer.booleanValue == false ? facts(ofAll: branch.conditions) : nil }
        guard branch.conditions.count == 1, let passed = facts(of: branch.conditions[0], hold: false),
            let rest = facts(of: answer, hold: true)
        else { return nil }
        return passed + rest
    }

    // MARK: Values

    private static let truth = Fact.Value.constant("true")

    private func value(of expression: Node) -> Fact.Value? {
        let node = expression.stripped
        if node.kind == .nilLiteral { return .nothing }
        if let answer = node.booleanValue { return answer ? Self.truth : .nothing }
        if let number = node.numericValue { return number == 0 ? .nothing : .constant("\(number)") }
        guard node.kind == .memberExpression, project.referent(of: node) == nil else { return nil }
        if node.flags.contains(.implicitBase) { return .constant(node.name) }
        guard let base = node.base, case .type(let type)? = project.referent(of: base),
            project.types[type].kind == .enum
        else { return nil }
        return .constant(node.name)
    }

    /// `.open`, `.open(let door)`
    private func value(ofPattern pattern: Node) -> Fact.Value? {
        switch pattern.kind {
        case .enumCasePattern: .constant(pattern.name)
        case .valueBindingPattern: pattern.firstChild.flatMap(value(ofPattern:))
        case .expressionPattern: pattern.firstChild.flatMap(value(of:))
        default: nil
        }
    }
}
