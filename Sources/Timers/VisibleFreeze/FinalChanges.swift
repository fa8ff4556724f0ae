import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Tells the changes that a handler makes only when it ends its timer: a poll that closes its window once it has what it waits for. Input: a timer, its
/// handler's code, a change; output: whether the change comes once, at the end.
struct FinalChanges {
    private let endings: [Node]

    init(facts: ProjectFacts, timer: Timer, code: [Node]) {
        let teardowns = timer.teardowns.filter { !$0.isUnreachable }
        let isInCode = { (node: Node) in code.contains { $0.tree === node.tree && $0.range.contains(node.range) } }
        let enders = Set(teardowns.compactMap(\.function))
        let calls = enders.flatMap { CallGraph.callSites(of: $0, project: facts.project, references: facts.references) }
        endings = (teardowns.map(\.node) + calls + FinalChanges.ownEndings(in: code)).filter(isInCode)
    }

    /// `timer.invalidate()` on the block's own parameter.
    private static func ownEndings(in code: [Node]) -> [Node] {
        var found: [Node] = []
        for node in code {
            _ = node.contains { part in
                if part.kind == .callExpression, part.calleeName?.isNamed("invalidate") == true { found.append(part) }
                return false
            }
        }
        return found
    }

    /// The timer is ended in the change's own block or in one around it.
    func isFinal(_ change: VisibleChange) -> Bool {
        let place = change.calls.first ?? change.node
        let blocks = place.selfAndAncestors.filter { $0.kind == .block }
        return endings.contains { ending in
            guard ending.tree === place.tree, let block = ending.selfAndAncestors.first(where: { $0.kind == .block }) else { return false }
            return blocks.contains(block)
        }
    }
}
