import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Finds the run loops that an operator uses as its scheduler: written in place, passed by a caller, a default
/// value, or stored in a property. Input: the argument. Output: the expressions that name a run loop.
struct RunLoopSchedulers {
    let facts: ProjectFacts

    /// A stored `RunLoop.current` may be the run loop of a thread without an interface.
    func schedulers(behind written: Node) -> [Node] {
        let scheduler = adapted(written)
        if isRunLoop(scheduler) { return [scheduler] }
        guard scheduler.kind == .nameExpression || scheduler.kind == .memberExpression else { return [] }
        return ValueOrigins(references: facts.references).origins(of: scheduler)
            .map(adapted).filter { $0.isNamed("main") && (isRunLoop($0) || isRunLoopByType($0)) }
    }

    /// `RunLoop.main.ocombine`, `RunLoop.main.cx`: reimplementations of Combine for other systems wrap the run
    /// loop in an adapter.
    private func adapted(_ scheduler: Node) -> Node {
        let isAdapter =
            scheduler.kind == .memberExpression && (scheduler.isNamed("ocombine") || scheduler.isNamed("cx"))
        return isAdapter ? scheduler.base ?? scheduler : scheduler
    }

    /// `RunLoop.main`, `RunLoop.current`.
    private func isRunLoop(_ node: Node) -> Bool {
        namesLoop(node) && node.base?.isNamed("RunLoop") == true
    }

    /// `scheduler: RunLoop = .main`; without such an annotation, the type of a bare `.main` is unknown.
    private func isRunLoopByType(_ node: Node) -> Bool {
        guard namesLoop(node), node.flags.contains(.implicitBase),
            let declared = node.selfAndAncestors.lazy.compactMap({ facts.project.variable(declaredBy: $0) }).first,
            facts.project.value(of: declared)?.stripped == node
        else { return false }
        return facts.project.typeNode(of: declared)?.isNamed("RunLoop") == true
    }

    private func namesLoop(_ node: Node) -> Bool {
        node.kind == .memberExpression && (node.isNamed("main") || node.isNamed("current"))
    }
}
