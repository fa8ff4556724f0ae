import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Computes how long a timer runs whose handler stops it: after a number of fires, or when a duration has passed.
/// Input: a timer. Output: an upper bound in seconds, based on constants of the tree; `nil` if there is none.
struct HandlerLifetimes {
    private let references: ReferenceIndex
    private var project: Project { references.project }
    private let ways: EndingWays
    private let bodies: [Node]
    /// In seconds; `nil` if unknown.
    private let interval: Double?

    private static let depthLimit = 6
    /// The time between two fires of a display link, in seconds. (d)
    static let frame = 1.0 / 60

    init(facts: ProjectFacts, timer: Timer) {
        references = facts.references
        ways = EndingWays(facts: facts, timer: timer)
        bodies = ways.bodies
        let bounds = facts.references.bounds
        interval = timer.kind == .displayLink ? Self.frame : timer.interval.flatMap { bounds.greatest(of: $0) }
    }

    var longest: Double? {
        let lives = ways.conditions.compactMap { life(untilAll: $0) }
        return lives.isEmpty || ways.startsAgain ? nil : lives.min()
    }

    // MARK: Conditions

    /// The time after which all conditions have changed. A flag or a test for presence counts as settled.
    private func life(untilAll conditions: [Node]) -> Double? {
        let lives = conditions.filter { !isSettled($0) }.map { life(until: $0) }
        return lives.contains(nil) ? nil : lives.compactMap { $0 }.max()
    }

    private func isSettled(_ condition: Node) -> Bool {
        let node = condition.stripped
        switch node.kind {
        case .optionalBinding, .booleanLiteral: return true
        case .prefixExpression: return node.isNamed("!") && node.firstChild.map(isSettled) == true
        case .infixExpression where node.isNamed("&&") || node.isNamed("||"):
            return operands(of: node).allSatisfy(isSettled)
        case .infixExpression:
            return (node.isNamed("==") || node.isNamed("!="))
                && node.children.filter(\.isExpression).allSatisfy {
                    isPlainName($0) || $0.stripped.kind == .nilLiteral
                } && life(until: node) == nil
        default: return isPlainName(node) && life(until: node) == nil
        }
    }

    private func isPlainName(_ node: Node) -> Bool {
        let node = node.stripped
        return node.kind == .nameExpression || node.kind == .memberExpression && !node.isNamed("isEmpty")
    }

    private func life(until condition: Node) -> Double? {
        let node = condition.stripped
        switch node.kind {
        case .prefixExpression where node.isNamed("!"): return node.firstChild.flatMap { life(until: $0) }
        case .infixExpression where node.isNamed("&&"): return life(untilAll: operands(of: node))
        case .infixExpression where node.isNamed("||"):
            return operands(of: node).compactMap { life(until: $0) }.min()
        case .infixExpression: return life(untilComparison: node)
        case .memberExpression where node.isNamed("isEmpty"): return node.base.flatMap { age(ofElementsOf: $0) }
        case .nameExpression:
            guard let id = project.local(node), let value = project.value(of: id) else { return nil }
            return life(until: value)
        default: return nil
        }
    }

    private func operands(of node: Node) -> [Node] { node.children.filter(\.isExpression) }

    /// `progress >= 1`, `ticks == 10`, `0.3 < elapsed`.
    private func life(untilComparison node: Node) -> Double? {
        guard ["<", "<=", ">", ">=", "=="].contains(node.name), operands(of: node).count == 2 else { return nil }
        let sides = operands(of: node)
        return life(of: sides[0], until: sides[1]) ?? life(of: sides[1], until: sides[0])
    }

    private func life(of value: Node, until limit: Node) -> Double? {
        guard let end = references.bounds.greatest(of: limit) else { return fractionFires(of: value).flatMap(seconds) }
        switch measure(of: value, depth: 0) ?? (isDuration(limit) ? .elapsed : nil) {
        // `deadline.timeIntervalSinceNow < 0`: the time until then is unknown.
        case .elapsed?: return end == 0 ? nil : abs(end)
        case .part(let whole)?: return whole * max(abs(end), 1)
        case .count(let id)?:
            let fires = CountedFires(project, references, bodies, id).fires(until: end)
            return (fires ?? fadingFires(of: value, until: end)).flatMap(seconds)
        case nil: return fadingFires(of: value, until: end).flatMap(seconds)
        }
    }

    /// Until a limit that nobody knows.
    private func fractionFires(of value: Node) -> Double? {
        FadingFires(project: project, bounds: references.bounds, bodies: bodies).fires(ofFraction: value)
    }

    private func fadingFires(of value: Node, until end: Double) -> Double? {
        let bounds = references.bounds
        return FadingFires(project: project, bounds: bounds, bodies: bodies).fires(of: value, until: end)
    }

    private func seconds(_ fires: Double) -> Double? { interval.map { $0 * fires } }

    private func isDuration(_ node: Node) -> Bool { node.stripped.name.lowercased().hasSuffix("duration") }

    /// `marks.removeAll { now.timeIntervalSince($0.date) > 0.3 }`: how old an element becomes.
    private func age(ofElementsOf collection: Node) -> Double? {
        guard let referent = project.referent(of: collection.stripped) else { return nil }
        let removals = bodies.flatMap { body in
            body.nodes { call in
                call.kind == .callExpression && call.calleeName?.isNamed("removeAll") == true
                    && call.calleeName?.base.flatMap { project.referent(of: $0.stripped) } == referent
            }
        }
        let comparisons = removals.flatMap { $0.nodes { $0.kind == .infixExpression } }
        return comparisons.compactMap { life(untilComparison: $0) }.max()
    }

    // MARK: Measures

    private enum Measure {
        /// The time since something began, in seconds.
        case elapsed
        /// The same, divided by a duration in seconds.
        case part(of: Double)
        /// A variable that each fire changes.
        case count(VariableID)
    }

    private func measure(of value: Node, depth: Int) -> Measure? {
        guard depth < Self.depthLimit else { return nil }
        let node = value.stripped
        switch node.kind {
        case .prefixExpression: return node.firstChild.flatMap { measure(of: $0, depth: depth + 1) }
        case .callExpression: return measure(ofCall: node, depth: depth)
        case .infixExpression: return measure(ofOperation: node, depth: depth)
        case .memberExpression where TimeAPI.elapsedMembers.contains(node.name): return .elapsed
        case .nameExpression, .memberExpression:
            guard case .variable(let id)? = project.referent(of: node) else { return nil }
            return givenValues(of: id).lazy.compactMap { measure(of: $0, depth: depth + 1) }.first
                ?? (project[id].kind == .parameter ? nil : .count(id))
        default: return nil
        }
    }

    /// `date.timeIntervalSince(start)`, `min(1, elapsed / duration)`, or a function that returns such a value.
    private func measure(ofCall call: Node, depth: Int) -> Measure? {
        guard let callee = call.calleeName else { return nil }
        if TimeAPI.elapsedMembers.contains(callee.name) { return .elapsed }
        let isConversion =
            TimeAPI.numberTypes.contains(callee.name) || TimeAPI.clampingFunctions.contains(callee.name)
        let values = isConversion ? call.arguments.compactMap(\.value) : returnedValues(of: callee)
        return values.lazy.compactMap { telling(measure(of: $0, depth: depth + 1)) }.first
    }

    private func returnedValues(of callee: Node) -> [Node] {
        guard case .functions(let functions)? = project.referent(of: callee), functions.count == 1 else { return [] }
        return project.body(of: functions[0])?.returnedValues ?? []
    }

    private func measure(ofOperation node: Node, depth: Int) -> Measure? {
        let sides = operands(of: node)
        guard sides.count == 2 else { return nil }
        if node.isNamed("/") {
            guard let whole = references.bounds.greatest(of: sides[1]) else {
                return nil
            }
            if case .elapsed? = measure(of: sides[0], depth: depth + 1) { return .part(of: abs(whole)) }
            return isDuration(sides[1]) ? .part(of: abs(whole)) : nil
        }
        guard node.isNamed("-") else { return nil }
        if readsClock(sides[0]) || readsClock(sides[1]) { return .elapsed }
        // `1 - progress`
        return sides.lazy.compactMap { telling(measure(of: $0, depth: depth + 1)) }.first
    }

    /// A count inside of an expression is not followed.
    private func telling(_ measure: Measure?) -> Measure? {
        if case .count? = measure { return nil }
        return measure
    }

    /// The values that the handler gives a variable, without those that depend on its previous value.
    private func givenValues(of id: VariableID) -> [Node] {
        let uses = references.uses(of: id).map(\.node.outermostUnwrap)
        let assigned = uses.filter { use in
            use.parent?.isNamed("=") == true && use.isAssigned && bodies.contains { $0.holds(use) }
        }.compactMap(\.nextSibling)
        let initial = project[id].kind == .local ? project.value(of: id).map { [$0] } ?? [] : []
        return (initial + assigned).filter { value in
            !value.contains { $0.kind == .nameExpression && project.referent(of: $0) == .variable(id) }
        }
    }

    private func readsClock(_ value: Node) -> Bool {
        value.contains { node in
            if TimeAPI.clockReadings.contains(node.name) { return true }
            guard node.kind == .nameExpression, let id = project.local(node), let given = project.value(of: id)
            else { return false }
            return given.contains { TimeAPI.clockReadings.contains($0.name) }
        }
    }
}

extension Node {
    /// Whether another node is this one or lies inside it.
    func holds(_ other: Node) -> Bool { isInSameTree(as: other) && range.contains(other.range) }
}
