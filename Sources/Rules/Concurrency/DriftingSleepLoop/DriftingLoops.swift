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
            let statement = sleep.node.enclosingLoopStatement(of: node), works(node, besides: statement)
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
        loop.body?.children.contains { statement in
            statement != sleep
                && statement.containsOutsideClosures { node in
                    node.kind == .assignmentExpression
                        || node.kind == .callExpression
                            && !ConcurrencyAPI.idleCalls.contains(node.calleeName?.name ?? "")
                }
        } ?? false
    }
}

extension Node {
    /// The statement in a loop's own block that consists of the node, possibly inside `try`, `await` or `do`.
    fileprivate func enclosingLoopStatement(of loop: Node) -> Node? {
        var child = self
        for ancestor in selfAndAncestors.dropFirst() {
            switch ancestor.kind {
            case .tryExpression, .awaitExpression, .assignmentExpression: child = ancestor
            case .block where ancestor.parent == loop: return child
            case .block where ancestor.parent?.kind == .doStatement: child = ancestor
            case .doStatement: child = ancestor
            default: return nil
            }
        }
        return nil
    }
}
