import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A loop that works and then sleeps for a fixed time, like a repeating timer.
package struct DriftingLoop: Sendable {
    /// The sleep's call.
    package let sleep: Node
    package let loop: Node
}

extension ProjectFacts {
    /// In the order of files and offsets.
    package func driftingLoops() -> [DriftingLoop] {
        let loops = TimedLoopReader(project: project)
        return sleeps.compactMap { drifting($0, loops) }
    }

    private func drifting(_ sleep: Sleep, _ loops: TimedLoopReader) -> DriftingLoop? {
        guard let node = loops.innermostLoop(around: sleep.node), let loop = loops.timedLoop(node),
            loop.ending == .never, loop.sleeps.count == 1, isFixed(sleep),
            isInTurn(sleep.node, of: node), let statement = sleep.node.enclosingStatement,
            works(node, besides: statement)
        else { return nil }
        return DriftingLoop(sleep: sleep.node, loop: node)
    }

    /// Neither until a deadline that the loop computes, nor for a duration that changes.
    private func isFixed(_ sleep: Sleep) -> Bool {
        guard sleep.node.argumentValue("until") == nil else { return false }
        if duration(of: sleep) != nil { return true }
        guard let given = sleep.node.arguments.first?.value?.stripped,
            case .variable(let id)? = project.referent(of: given)
        else { return false }
        return project[id].isLet || project[id].kind == .parameter
    }

    /// Whether the loop does more than wait and check whether to continue.
    private func works(_ loop: Node, besides sleep: Node) -> Bool {
        loop.body?.containsOutsideClosures { node in
            switch node.kind {
            case .assignmentExpression, .callExpression:
                !sleep.encloses(node) && !ConcurrencyAPI.idleCalls.contains(node.calleeName?.name ?? "")
            default: false
            }
        } ?? false
    }

    /// Whether each iteration sleeps: in the loop's own block, possibly inside `try`, `await` or `do`.
    private func isInTurn(_ sleep: Node, of loop: Node) -> Bool {
        sleep.selfAndAncestors.dropFirst().prefix { $0 != loop }.allSatisfy { ancestor in
            switch ancestor.kind {
            case .tryExpression, .awaitExpression, .assignmentExpression, .doStatement, .block: true
            default: false
            }
        }
    }
}
