import TimerlintAppleAPIs
import TimerlintSyntax

/// Decides which code and variables are relevant to timer sources. Input: the relevant names. Output: answers
/// about nodes, cached. Serves one exploration on one thread.
final class Relevance {
    private let index: NameIndex
    private let relevant: RelevantNames
    private var decisions: [Node: Bool] = [:]
    /// Of assignments: whether they only read tracked state.
    private var readings: [Node: Bool] = [:]

    init(_ relevant: RelevantNames, in index: NameIndex) {
        self.index = index
        self.relevant = relevant
    }

    func isRelevant(_ property: String) -> Bool { index.known(property).map(relevant.names.contains) ?? false }

    func isAction(_ function: String) -> Bool { index.known(function).map(relevant.actions.contains) ?? false }

    /// Whether running a function can change tracked state, or yields a value that decides something relevant.
    func isWorthRunning(_ function: String) -> Bool {
        index.known(function).map { relevant.actions.contains($0) || relevant.names.contains($0) } ?? false
    }

    /// Whether code mentions tracked state.
    func isRelevant(_ code: Node) -> Bool { mentionsTrackedState(code, orJumps: false) }

    /// Whether a decision inside an `if`, `guard`, loop or the like affects tracked state. A test inside an
    /// expression affects that expression, and the statement whose condition the expression is. True if nothing
    /// around the node tells.
    func decides(_ node: Node) -> Bool {
        var isInExpression = false
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if Self.decidingStatements.contains(ancestor.kind) { return mentionsTrackedState(ancestor, orJumps: true) }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { break }
            guard Self.decidingExpressions.contains(ancestor.kind) else { continue }
            if mentionsTrackedState(ancestor, orJumps: true) { return !isOnlyRead(in: ancestor) }
            isInExpression = true
        }
        return !isInExpression
    }

    /// Whether such a decision can affect whether a source crashes. False if it only affects schedules or
    /// handlers.
    func decidesTraps(_ node: Node) -> Bool {
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if ancestor.isMakingOrSetUp { return false }
            if Self.decidingStatements.contains(ancestor.kind) {
                let file = index.names(around: ancestor)
                let range = file.range(of: ancestor)
                return file.jumps(in: range) || relevant.isStateChanged(in: range, file)
            }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { break }
        }
        return true
    }

    private static let decidingStatements: Set<NodeKind> = [
        .ifStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement, .switchStatement, .ifConfig,
    ]
    private static let decidingExpressions: Set<NodeKind> = [
        .ternaryExpression, .infixExpression, .callExpression, .assignmentExpression,
    ]

    /// Whether an expression is part of an assignment that reads tracked state but cannot change it:
    /// `label?.text = progress?.name ?? ""`.
    private func isOnlyRead(in expression: Node) -> Bool {
        let statement = expression.selfAndAncestors.prefix { $0.kind != .block && $0.kind != .closureExpression }
        guard let assignment = statement.last, assignment.kind == .assignmentExpression,
            let target = assignment.firstChild, let value = target.nextSibling?.stripped,
            value.kind == .memberExpression || value.kind == .infixExpression
        else { return false }
        if let known = readings[assignment] { return known }
        let file = index.names(around: assignment)
        let result =
            !file.targets(target).contains(where: relevant.names.contains)
            && !file.mentions(in: file.range(of: assignment)).contains {
                relevant.actions.contains($0.name) || relevant.operations.contains($0.name)
            }
        readings[assignment] = result
        return result
    }

    private func mentionsTrackedState(_ root: Node, orJumps countsJumps: Bool) -> Bool {
        if let known = decisions[root] { return known }
        let file = index.names(around: root)
        let range = file.range(of: root)
        let touches = file.mentions(in: range).contains {
            relevant.actions.contains($0.name) || relevant.names.contains($0.name)
                || relevant.operations.contains($0.name)
        }
        let result = touches || countsJumps && file.jumps(in: range)
        decisions[root] = result
        return result
    }
}

extension Node {
    /// `makeTimerSource(queue: queue ?? .main)`,
    /// `schedule(deadline: .now(), repeating: interval > 0 ? interval : .infinity)`.
    fileprivate var isMakingOrSetUp: Bool {
        guard kind == .callExpression, let callee = firstChild else { return false }
        return callee.isNamed("makeTimerSource") || callee.isNamed("dispatch_source_create")
            || callee.kind == .memberExpression && DispatchAPI.setUpMethods.contains(callee.name)
    }
}
