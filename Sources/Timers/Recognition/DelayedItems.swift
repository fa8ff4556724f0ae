import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A work item that runs after a delay and that a variable holds, so that it can be cancelled.
package struct DelayedItem: Sendable {
    /// `DispatchWorkItem { … }`
    package let creation: Node
    /// The `asyncAfter` call that submits it.
    package let delay: Node
    /// The delay from now; `nil` if no deadline is passed.
    package let span: TimeSpan?
    /// The receiver of `asyncAfter`.
    package let queue: Node?
    package let closure: Node?
    package let destinations: [Destination]
}

extension ProjectFacts {
    /// Every `asyncAfter` whose work item is held by a variable, in the order of files and offsets.
    package func delayedItems() -> [DelayedItem] {
        let delays = references.calls(named: "asyncAfter")
        guard !delays.isEmpty else { return [] }
        let creations = references.calls(named: "DispatchWorkItem")
        return creations.compactMap { creation in
            CrashRecovery.analyzing(creation.tree.file.id) { delayedItem(madeBy: creation, delays) }
        }
        .sorted {
            ($0.creation.tree.file.id, $0.creation.range.start) < ($1.creation.tree.file.id, $1.creation.range.start)
        }
    }

    private func delayedItem(madeBy creation: Node, _ delays: [Node]) -> DelayedItem? {
        let destinations = references.flow.destinations(of: creation)
        let handles = destinations.compactMap(\.variable)
        let delay = delays.first { call in
            guard let item = call.argumentValue("execute"), case .variable(let id)? = project.referent(of: item) else {
                return false
            }
            return handles.contains(id)
        }
        guard let delay else { return nil }
        let closure = (creation.trailingClosure ?? creation.argumentValue("block"))?.stripped
        return DelayedItem(
            creation: creation, delay: delay, span: TimeSpanReader(project: project).delay(of: delay),
            queue: delay.calleeName?.base,
            closure: closure?.kind == .closureExpression ? closure : nil, destinations: destinations)
    }
}
