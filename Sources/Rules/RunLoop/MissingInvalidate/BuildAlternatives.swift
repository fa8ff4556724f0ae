import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// Whether every teardown is inside an `#if` that does not contain the creation, and some build has none of
    /// them: there, nothing stops the timer.
    package func endsOnlyInSomeBuilds(_ timer: Timer) -> Bool {
        let clauses = timer.teardowns.filter { $0.isEffective || $0.isOnlyInDeinit }.map {
            clause(around: $0.node, apartFrom: timer.creation)
        }
        guard !clauses.isEmpty, clauses.allSatisfy({ $0 != nil }) else { return false }
        let conditions = clauses.compactMap { $0 }
        return !coverAllClauses(conditions)
            && !conditions.contains { first in conditions.contains { $0.name == "!" + first.name } }
    }

    private func clause(around node: Node, apartFrom creation: Node) -> Node? {
        let shared = Set(creation.selfAndAncestors.filter { $0.kind == .ifConfigClause }.map(effectiveCondition))
        return node.selfAndAncestors.first { $0.kind == .ifConfigClause && !shared.contains(effectiveCondition($0)) }
    }

    /// The clause's own condition and the negation of those before it: the same text in two places means the
    /// same build.
    private func effectiveCondition(_ clause: Node) -> String {
        let earlier = clause.parent?.children(.ifConfigClause).filter { $0.range.start < clause.range.start } ?? []
        return earlier.map { "!(" + $0.name + ")" }.joined(separator: "&&") + "&&" + clause.name
    }

    /// Whether one `#if … #else … #endif` has a teardown in each of its branches.
    private func coverAllClauses(_ clauses: [Node]) -> Bool {
        clauses.contains { clause in
            guard let whole = clause.parent else { return false }
            let all = whole.children(.ifConfigClause)
            return all.contains { $0.name.isEmpty } && all.allSatisfy { branch in clauses.contains(branch) }
        }
    }
}
