import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// The subscribing or connecting calls of a timer's pipelines whose cancellable nothing retains.
    package func droppedSubscriptions(of timer: Timer) -> [Node] {
        let dropped = subscriptions(to: timer).filter { isDropped($0.call, $0.destinations) }.map(\.call)
        return dropped + droppedConnections(of: timer)
    }

    /// `_ = ticks.connect()`.
    private func droppedConnections(of timer: Timer) -> [Node] {
        guard timer.kind == .publisher else { return [] }
        let reader = references.pipelines
        return reader.chains(of: timer).compactMap { steps in
            guard let last = steps.last, last.name == "connect", last.call.arguments.isEmpty else { return nil }
            let destinations = references.flow.destinations(of: last.call)
            return destinations.allSatisfy { if case .discarded = $0 { true } else { false } } ? last.call : nil
        }
    }

    private func isDropped(_ call: Node, _ destinations: [Destination]) -> Bool {
        if waits(after: call) { return false }
        return destinations.allSatisfy { destination in
            switch destination {
            case .discarded: true
            case .variable(let id, _), .element(let id, _), .payload(let id, _):
                project[id].kind == .local && !isKeptByClosure(id) && !isHandedOn(id)
            case .escaped(let node): isOnlyShown(node)
            }
        }
    }

    /// A closure that captures the variable retains its value.
    private func isKeptByClosure(_ id: VariableID) -> Bool {
        let home = project.node(of: id).enclosingBody
        return references.uses(of: id).contains {
            $0.node.enclosingBody != home
        }
    }

    /// A local set is filled first and stored in a property afterwards.
    private func isHandedOn(_ id: VariableID) -> Bool {
        references.uses(of: id).contains { use in
            let whole = use.node.outermostUnwrap
            switch whole.parent?.kind {
            case .assignmentExpression: return whole.parent?.firstChild != whole
            case .returnStatement, .initializer: return true
            case .argument:
                return whole.parent.map { !isOnlyShown($0) && $0.parent?.calleeName?.isNamed("store") != true } ?? false
            default: return false
            }
        }
    }

    private func isOnlyShown(_ argument: Node) -> Bool {
        guard argument.kind == .argument, let name = argument.parent?.calleeName?.name else { return false }
        return ProcessAPI.describing.contains(name)
    }

    /// Whether the scope stays active for a while: it awaits, blocks, or runs a run loop.
    private func waits(after call: Node) -> Bool {
        guard let body = call.enclosingBody else { return false }
        let runs = RunLoopRuns(project: project)
        return body.hasDescendantOutsideClosures { node in
            guard node.range.start > call.range.end else { return false }
            if node.kind == .awaitExpression { return true }
            return node.kind == .callExpression
                && (runs.isRun(node) || ProcessAPI.waits.contains(node.calleeName?.name ?? ""))
        }
    }
}
