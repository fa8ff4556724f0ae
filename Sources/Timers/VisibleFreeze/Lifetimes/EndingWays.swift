import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Finds how a handler stops its own timer, directly or in the functions it calls. Input: a timer. Output: the
/// conditions on the way to each stop.
struct EndingWays {
    private let facts: ProjectFacts
    private let timer: Timer
    private let endings: Set<Node>
    private var project: Project { facts.project }

    /// How many levels of calls are followed from the handler to the stop.
    private static let depthLimit = 2

    init(facts: ProjectFacts, timer: Timer) {
        self.facts = facts
        self.timer = timer
        endings = Set(timer.teardowns.filter { !$0.isUnreachable }.map(\.node))
    }

    /// The bodies of the handler, and of the functions that it calls; what starts the timer is another life.
    var bodies: [Node] { handlerBodies.flatMap { bodies(from: $0, depth: 0) } }

    /// For each way, the conditions that are evaluated before the stop.
    var conditions: [[Node]] { handlerBodies.flatMap { ways(in: $0, depth: 0) } }

    /// Whether the handler calls the function that creates the timer: its end is the next beginning. What a function that
    /// it calls does in some cases only does not follow from the end: `if rows.count < 2 { slideAway() }` of `update()`.
    var startsAgain: Bool {
        let own = handlerBodies
        return bodies.contains { body in
            body.contains { startsTimer($0) && (own.contains(body) || !isInSomeCases($0)) }
        }
    }

    /// Whether a comparison decides. A flag may hold for as long as the timer is wanted.
    private func isInSomeCases(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            branch.kind == .ifBranch
                && (branch.parent?.branches ?? []).flatMap(\.conditions).contains { condition in
                    condition.contains { $0.kind == .infixExpression && !["&&", "||"].contains($0.name) }
                }
        }
    }

    private func startsTimer(_ node: Node) -> Bool {
        guard node.kind == .callExpression, let callee = node.calleeName,
            case .functions(let functions)? = project.referent(of: callee), let maker = timer.function
        else { return false }
        return functions.contains(maker)
    }

    private var handlerBodies: [Node] { facts.handlerCode(of: timer).map { $0.body ?? $0 } }

    private func bodies(from body: Node, depth: Int) -> [Node] {
        guard depth < Self.depthLimit else { return [body] }
        let calls = body.nodes { $0.kind == .callExpression && !startsTimer($0) }
        return [body] + calls.compactMap(calledBody).flatMap { bodies(from: $0, depth: depth + 1) }
    }

    private func calledBody(_ call: Node) -> Node? {
        guard let callee = call.calleeName, case .functions(let functions)? = project.referent(of: callee) else {
            return nil
        }
        return functions.first.flatMap { project.body(of: $0) }
    }

    private func ways(in body: Node, depth: Int) -> [[Node]] {
        body.nodes { _ in true }.flatMap { node -> [[Node]] in
            if isEnding(node, depth: depth) { return [Branches.conditions(before: node, in: body)] }
            guard depth < Self.depthLimit, node.kind == .callExpression, let called = calledBody(node) else {
                return []
            }
            let further = ways(in: called, depth: depth + 1)
            guard !further.isEmpty else { return [] }
            let near = Branches.conditions(before: node, in: body)
            return further.map { near + $0 }
        }
    }

    /// A stop of the timer, in the handler's own code also through the handler's parameter.
    private func isEnding(_ node: Node, depth: Int) -> Bool {
        if endings.contains(node) { return true }
        guard depth == 0, TeardownFinder.endingVerb(of: node), let receiver = node.calleeName?.base?.stripped,
            case .variable(let id)? = project.referent(of: receiver)
        else { return false }
        return project[id].kind == .parameter
    }
}
