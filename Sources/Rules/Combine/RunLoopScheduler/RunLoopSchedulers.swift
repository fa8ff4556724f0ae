import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Finds the run loops that an operator gets as its scheduler: written there, given by a caller or as a default value,
/// or kept in a property. Input: the argument; output: the expressions that name a run loop.
struct RunLoopSchedulers {
    let facts: ProjectFacts

    /// A run loop that was the current one where it was kept may be that of a thread without an interface.
    func schedulers(behind written: Node) -> [Node] {
        let scheduler = adapted(written)
        if isRunLoop(scheduler) { return [scheduler] }
        guard scheduler.kind == .nameExpression || scheduler.kind == .memberExpression else { return [] }
        return ValueOrigins(project: facts.project, references: facts.references).origins(of: scheduler)
            .map(adapted).filter { $0.isNamed("main") && (isRunLoop($0) || isRunLoopByType($0)) }
    }

    /// `RunLoop.main.ocombine`, `RunLoop.main.cx`: Combine's stand-ins for other systems reach the run loop through an
    /// adapter.
    private func adapted(_ scheduler: Node) -> Node {
        let isAdapter =
            scheduler.kind == .memberExpression && (scheduler.isNamed("ocombine") || scheduler.isNamed("cx"))
        return isAdapter ? scheduler.base ?? scheduler : scheduler
    }

    /// `RunLoop.main`, `RunLoop.current`.
    private func isRunLoop(_ node: Node) -> Bool {
        namesLoop(node) && node.base?.isNamed("RunLoop") == true
    }

    /// `scheduler: RunLoop = .main`; elsewhere the type of a bare `.main` is not known.
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
